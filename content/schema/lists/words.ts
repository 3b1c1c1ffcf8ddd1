import * as v from 'valibot';
import { field, headline, labelText, listOf, sentenceText, textOfLength, textWith } from '../text';
import { lawfulDisclaimer, lawfulOfLots, lawfulOfShops } from './law';

type Law = typeof lawfulOfShops;

/** The kinds of words, each held to the law of what it stands beside. */
const under = (law: Law) => ({
  label: v.pipe(labelText, law),
  sentence: v.pipe(sentenceText, law),
  description: v.pipe(textOfLength(70, 160), law),
  heading: headline(listOf(v.pipe(textOfLength(2, 40), law), { maxEntries: 3 })),
  with: (...places: readonly string[]) => v.pipe(textWith(...places), law),
});

const shops = under(lawfulOfShops);
const lots = under(lawfulOfLots);

const everyOne = <const Names extends readonly string[]>(
  names: Names,
  word: ReturnType<typeof under>['label'],
) =>
  v.strictObject(
    Object.fromEntries(names.map((name) => [name, field(name, word)])) as Record<
      Names[number],
      typeof word
    >,
  );

const choice = (called: string, ...names: readonly [string, ...string[]]) =>
  field(called, everyOne(names, lots.label));

export const listsSchema = v.strictObject({
  samples: field('Above sample lists', sentenceText, 'Shown by npm start -- --samples only.'),
  shops: field(
    'Where to buy',
    v.strictObject({
      title: field('Title', shops.with()),
      description: field('Description', shops.description, 'In search results.'),
      heading: field('Heading', shops.heading),
      lead: field('First sentence', shops.sentence),
      note: field('Note', shops.sentence, 'Above the list: addresses are links to directions.'),
      label: field('Name of the field', shops.label),
      all: field('How many there are', shops.with('count')),
      found: field('How many are found', shops.with('found', 'count')),
      first: field('The same where not all are shown', shops.with('found', 'count', 'first')),
      none: field('Nothing is found', shops.with('typed')),
      nearest: field('After that, above the nearest', shops.label),
      others: field(
        'Above what is found and the nearest others',
        shops.with('found', 'count'),
        'Where all that is found has one owner: the law does not let one stand alone.',
      ),
      loading: field('The search is loading', shops.label),
      failed: field('The search did not load', shops.sentence, 'The list stays as it is.'),
      foundHeading: field('Heading of what is found', shops.label),
      othersHeading: field(
        'Heading of others than those found, the nearest if it is known what is near',
        shops.label,
        'In the search, and on the page of a state whose places all have one owner.',
      ),
      allStates: field('Link from a state to all', shops.label),
      stateTitle: field('Title of a state’s page', shops.with('where')),
      stateDescription: field('Description of a state’s page', shops.with('where')),
      part: field('A state with several pages', shops.with('where', 'part', 'parts')),
      places: field('How many places a state has', shops.with('count'), 'Also of one.'),
      cities: field('Cities of a state', shops.with('cities', 'more'), 'Also with one more.'),
      bar: field('What a bar is called', shops.label, 'Before what it sells.'),
      both: field('Both are sold', shops.label),
      online: field('Heading of online shops', shops.label),
      ask: field('Button that opens the contact form', shops.label),
      about: field('What the enquiry is about', shops.with('place')),
      aboutNone: field('The same where no place was typed', shops.label),
      link: field('Link to this page', shops.label, 'Beside Enquire.'),
      answer: field(
        'Before that link in an answer',
        shops.sentence,
        'Where a text page has the part <WhereToBuy />.',
      ),
    }),
  ),
  lots: field(
    'Lots',
    v.strictObject({
      title: field('Title', lots.with()),
      lotTitle: field('Title of a lot’s page', lots.with('lot')),
      description: field('Description', lots.description),
      lotDescription: field('Description of a lot’s page', lots.with('lot', 'product')),
      heading: field('Heading', lots.heading),
      lead: field('First sentence', lots.sentence),
      label: field('Name of the field', lots.label),
      show: field('Button beside the field', lots.label),
      missing: field('The field is empty', lots.sentence),
      unknown: field('There is no such lot', lots.with('lot')),
      ask: field('Button below that', lots.with('lot')),
      all: field('Heading of the list', lots.label),
      lot: field('Before a lot’s number', lots.label),
      about: field('What an enquiry is about', lots.with('lot')),
      bands: field(
        'Bands of the ground',
        everyOne(['clay', 'obsidian', 'ash', 'ferment', 'limewash', 'oak', 'gold'], lots.label),
      ),
      facts: field(
        'Names of facts',
        everyOne(
          [
            'fields',
            'harvested',
            'oven',
            'ovenHours',
            'mill',
            'vat',
            'yeast',
            'fermentDays',
            'still',
            'distillations',
            'water',
            'cask',
            'caskBefore',
            'caskLitres',
            'months',
            'gold',
            'bottled',
            'bottles',
            'strength',
            'nom',
          ],
          lots.label,
        ),
        'Each stands above its fact.',
      ),
      choices: field(
        'Facts that are chosen',
        v.strictObject({
          oven: choice('Cooked in', 'brick oven', 'autoclave', 'earth oven'),
          mill: choice('Milled by', 'tahona', 'roller mill', 'tahona and roller mill'),
          vat: choice('Fermented in', 'wood', 'steel', 'stone', 'concrete'),
          yeast: choice('Yeast', 'wild', 'cultivated'),
          still: choice('Distilled in', 'copper pot', 'steel pot', 'steel pot with copper coil'),
          cask: choice('Cask', 'American oak', 'French oak', 'American and French oak'),
          caskBefore: choice('Cask’s first life', 'new', 'bourbon', 'wine', 'sherry', 'tequila'),
        }),
      ),
      times: field(
        'Distilled two, three, four times',
        listOf(lots.label, { minEntries: 3, maxEntries: 3 }),
      ),
      goldText: field('Gold leaf', lots.label),
      strength: field('Strength', lots.with('strength')),
      bottles: field('Number of bottles', lots.with('count')),
      honest: field(
        'What the page does not promise',
        v.pipe(sentenceText, lawfulDisclaimer),
        'It has to say that no bottle is proved to be genuine.',
      ),
      enquire: field('Button that opens the contact form', lots.label),
      product: field('Link to the product', lots.with('product')),
      another: field('Link to all lots', lots.label),
    }),
  ),
});
export type ListsWords = v.InferOutput<typeof listsSchema>;
