import data from '../words/home/collections.json' with { type: 'json' };
import { read } from '../read';
import type { Collections } from '../schema/home';

/** The cut through the ground, and the two bottles beside it. */
export const collections = read<Collections>(data);

export type { Stratum } from '../schema/home';
