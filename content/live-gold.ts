import data from './words/live-gold.json' with { type: 'json' };
import { read } from './read';
import type { LiveGoldWords } from './schema/frame';

/** The buttons of the live gold. */
export const liveGoldWords = read<LiveGoldWords>(data);
