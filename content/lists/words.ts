import data from '@words/lists.json' with { type: 'json' };
import { read } from '../read';
import type { ListsWords } from '../schema/lists/words';

/** Words around the lists that only the brand has. */
export const listsWords = read<ListsWords>(data);
