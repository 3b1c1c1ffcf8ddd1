/** The English addresses of the lists' pages. */
export const shopsPath = '/where-to-buy';
export const lotsPath = '/bottles';

/** The English address of a lot's page. */
export const pathOfLot = (lot: string) => `${lotsPath}/${lot}` as const;
