/** The English addresses of the lists' pages. */
export const shopsPath = '/where-to-buy';
export const lotsPath = '/bottles';
