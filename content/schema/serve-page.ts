import * as v from 'valibot';
import { field, label, wordsBetween, wordsWith } from './text';

/** Words around every serve's page. */
export const servePageSchema = v.strictObject({
  title: field('Title', wordsWith('serve'), 'In tabs and search results; {serve} is its name.'),
  shareAlt: field(
    'The share picture in words',
    wordsWith('serve'),
    'Read out where a shared link shows its picture.',
  ),
  measures: field('Heading of the measures', label),
  units: field('What one chooses between', label, 'Read out before ounces and millilitres.'),
  ounces: field('Ounces', label),
  millilitres: field('Millilitres', label),
  method: field('Heading of the steps', label),
  awake: field('The switch for the screen', label, 'Shown where a browser can do it.'),
  awakeRefused: field(
    'Why the screen does not stay awake',
    wordsBetween(10, 120),
    'Below the switch, where the device refuses, as on a nearly empty battery.',
  ),
  ready: field('Before what to have ready', label),
  glass: field('Before the glass', label),
  ice: field('Before the ice', label),
  time: field('Before the time', label),
  minutes: field('A number of minutes', wordsWith('minutes')),
  yields: field(
    'How many it makes',
    v.pipe(label, v.regex(/^[1-9]\d* \p{L}/u, 'must begin with a number, as in “1 drink”')),
    'Read by search engines, which look for the number first.',
  ),
  bottle: field('The link to the bottle', wordsWith('spirit')),
  others: field('What leads to other serves', label, 'Read out before the links.'),
  previous: field('Before the serve above', label),
  next: field('Before the serve below', label),
  all: field('The link to all serves', label),
});
export type ServePageWords = v.InferOutput<typeof servePageSchema>;
