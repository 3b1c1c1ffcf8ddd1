import data from '../words/home/experience.json' with { type: 'json' };
import { read } from '../read';
import type { Experience } from '../schema/home';

/** The story and its four pictures. */
export const experience = read<Experience>(data);
