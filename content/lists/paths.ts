/** The English addresses of the lists' pages. */
export const shopsPath = '/where-to-buy';
export const lotsPath = '/bottles';

/** The English address of the file in which the search looks. */
export const shopsFilePath = `${shopsPath}/shops.json` as const;

/** The English address of a state's page. */
export const pathOfState = (slug: string) => `${shopsPath}/${slug}` as const;

/** The English address of a lot's page. */
export const pathOfLot = (lot: string) => `${lotsPath}/${lot}` as const;
