import type { List } from './list';
import { lotList } from './lots';
import { shopList } from './shops';

/** Every list that only the brand has. */
export const lists: readonly List[] = [shopList, lotList];
