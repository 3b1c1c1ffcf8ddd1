/** `npm run check`: everything that needs no build and no browser. */
import { stillToSupply } from '../../content/schema/still-to-supply';
import { packageCommand } from '../run/command';
import { checkSteps, runSteps, sum, type Step } from '../test/steps';
import { readArguments } from '../run/arguments';

readArguments({}, 'Usage: npm run check');

const unitTests = { name: 'unit tests', command: packageCommand('jest/bin/jest.js') };

// A problem in the words also fails types and tests, so words are checked first and alone. That check passes, with a
// note, where a translation is older than its English.
const isContent = ({ name }: Step) => name === 'content';
const content = checkSteps.filter(isContent).map((step) => ({ ...step, alwaysShowsOutput: true }));
const words = await runSteps(content, 1);
if (words.failed > 0)
  console.log('Correct the words first; everything else is checked after them.');

const others = [...checkSteps.filter((step) => !isContent(step)), unitTests];
const { passed, failed } = sum([words, await runSteps(words.failed > 0 ? [] : others)]);
const open = stillToSupply();
if (open.length > 0) console.log(`Still to be supplied by the brand: ${open.join(', ')}.`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
