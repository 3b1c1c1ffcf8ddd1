import data from '../words/home/tasting.json' with { type: 'json' };
import { read } from '../read';
import type { Tasting } from '../schema/home';

/** The dark between the bottles and the serves. */
export const tasting = read<Tasting>(data);
