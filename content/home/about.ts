import data from '../words/home/about.json' with { type: 'json' };
import { read } from '../read';
import type { About } from '../schema/home';

/** The ground that it comes from. */
export const about = read<About>(data);
