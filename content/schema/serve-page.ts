import * as v from 'valibot';
import { field, labelText, textOfLength, textWith } from './text';

/** Words around every serve's page. */
export const servePageSchema = v.strictObject({
  title: field('Title', textWith('serve'), 'In tabs and search results; {serve} is its name.'),
  shareAlt: field(
    'The share picture in words',
    textWith('serve'),
    'Read out where a shared link shows its picture.',
  ),
  measures: field('Heading of the measures', labelText),
  units: field('What one chooses between', labelText, 'Read out before ounces and millilitres.'),
  ounces: field('Ounces', labelText),
  millilitres: field('Millilitres', labelText),
  method: field('Heading of the steps', labelText),
  awake: field('The switch for the screen', labelText, 'Shown where a browser can do it.'),
  awakeRefused: field(
    'Why the screen does not stay awake',
    textOfLength(10, 120),
    'Below the switch, where the device refuses, as on a nearly empty battery.',
  ),
  ready: field('Before what to have ready', labelText),
  glass: field('Before the glass', labelText),
  ice: field('Before the ice', labelText),
  time: field('Before the time', labelText),
  minutes: field('A number of minutes', textWith('minutes')),
  yields: field(
    'How many it makes',
    v.pipe(labelText, v.regex(/^[1-9]\d* \p{L}/u, 'must begin with a number, as in “1 drink”')),
    'Read by search engines, which look for the number first.',
  ),
  bottle: field('The link to the bottle', textWith('spirit')),
  others: field('What leads to other serves', labelText, 'Read out before the links.'),
  previous: field('Before the serve above', labelText),
  next: field('Before the serve below', labelText),
  all: field('The link to all serves', labelText),
});
export type ServePageWords = v.InferOutput<typeof servePageSchema>;
