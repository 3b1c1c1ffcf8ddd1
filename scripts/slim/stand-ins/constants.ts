/** The one of Next's hundred shared constants that its client reads. */
export const NEXT_NAV_DEPLOYMENT_ID_HEADER = 'x-nextjs-deployment-id';
