/** `npm run check`: everything that needs no build and no browser, in well under a minute. */
import { packageFile } from './run/command';
import { checkSteps, runSteps } from './run/steps';

const unitTests = { name: 'unit tests', command: packageFile('jest/bin/jest.js') };
const { passed, failed } = await runSteps([...checkSteps, unitTests], 2);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
