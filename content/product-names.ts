/** The names of the two tequilas, apart from their texts: the forms need nothing else of them. */
export const productNames = { plata: 'Plata', anejo: 'Añejo' } as const;

export type ProductKey = keyof typeof productNames;
export type ProductName = (typeof productNames)[keyof typeof productNames];
