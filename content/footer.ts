import data from './words/footer.json';
import { read, tokens } from './read';
import type { FooterWords } from './schema/frame';

/** Words of the footer. */
export const footer = { ...read<FooterWords>(data), name: tokens.name };
