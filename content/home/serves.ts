import { fill, read } from '../read';
import type { Serves } from '../schema/serves';
import data from '../words/home/serves.json' with { type: 'json' };

export type { Measure, Serve } from '../schema/serves';

const words = read<Serves>(data);

/** As many serves as there may be, in words. */
const numbers = ['Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];
const count = numbers[words.list.length - 6] ?? words.list.length;

/** The drinks of the carousel; `{count}` in the heading is how many they are. */
export const serves = { ...words, heading: words.heading.map((line) => fill(line, { count })) };
