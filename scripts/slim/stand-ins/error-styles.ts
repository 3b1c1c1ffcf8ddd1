/** Next's own crash page styles itself by attributes and a style element, which the policy refuses. */
export const errorStyles: Readonly<Record<string, undefined>> = {};
export const errorThemeCss = '';
export const WarningIcon = () => null;
