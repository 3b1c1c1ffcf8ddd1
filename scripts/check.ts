/** `npm run check`: everything that needs no build and no browser. */
import { packageFile } from './run/command';
import { checkSteps, runSteps, sum, type Step } from './run/steps';

const unitTests = { name: 'unit tests', command: packageFile('jest/bin/jest.js') };

// Words at fault fail tests and types as well: an editor sees what to mend, and nothing around it.
const isOfWords = ({ name }: Step) => name === 'content';
const words = await runSteps(checkSteps.filter(isOfWords), 1);
if (words.failed > 0) console.log('Mend the words; everything else is checked after them.');

const others = [...checkSteps.filter((step) => !isOfWords(step)), unitTests];
const { passed, failed } = sum([words, await runSteps(words.failed > 0 ? [] : others, 2)]);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
