import data from './words/product-names.json' with { type: 'json' };
import { read } from './read';
import type { ProductNames } from './schema/pages';

/** The names of the two tequilas, apart from their texts: the forms need nothing else of them. */
export const productNames = read<ProductNames>(data);

export type ProductKey = keyof ProductNames;
export type ProductName = ProductNames[ProductKey];
