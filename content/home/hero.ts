import data from '../words/home/hero.json' with { type: 'json' };
import { read } from '../read';
import type { Hero } from '../schema/home';

/** The opening of the home page. */
export const hero = read<Hero>(data);
