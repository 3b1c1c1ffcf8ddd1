import data from '../words/home/tasting.json';
import { read } from '../read';
import type { Tasting } from '../schema/home';

/** The dark between the bottles and the serves. */
export const tasting = read<Tasting>(data);
