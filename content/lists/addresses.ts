import type { Path } from '../routes';
import type { Lot } from '../schema/lists/lots';
import type { Shop } from '../schema/lists/shops';
import { lotsPath, pathOfLot, pathOfState, shopsPath } from './paths';
import { readList } from './read-list';
import { statePagesOf } from './state-pages';

/** Shops, bars and online shops. */
export const readShops = () => readList<Shop>('shops');
/** Lots, in the order in which they are listed. */
export const readLots = () => readList<Lot>('lots');

/** The page that hosts send, with status 404, for a lot that is not there. */
export const unknownLotPath: Path = `${lotsPath}/404`;

/** The English addresses of the pages of lists, but of lots and states: an empty list has none. */
export const listPaths = (): readonly Path[] => [
  ...(readShops().length > 0 ? ([shopsPath] as const) : []),
  ...(readLots().length > 0 ? ([lotsPath] as const) : []),
];

/** The pages of the states, where shops are too many for one page. */
export const statePages = () => statePagesOf(readShops());

/** The English address of each state's page. */
export const statePaths = (): readonly Path[] => statePages().map(({ slug }) => pathOfState(slug));

/** The English address of each lot. */
export const lotPaths = (): readonly Path[] => readLots().map(({ lot }) => pathOfLot(lot));
