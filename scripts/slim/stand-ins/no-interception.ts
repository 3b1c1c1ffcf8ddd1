/** Whether a route takes the place of another: none of this site does. */
export const hasInterceptionRouteInCurrentTree = () => false;
