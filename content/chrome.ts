import data from './words/chrome.json' with { type: 'json' };
import { read } from './read';
import type { ChromeWords } from './schema/frame';

/** Words of the frame around every page. */
export const chrome = read<ChromeWords>(data);
