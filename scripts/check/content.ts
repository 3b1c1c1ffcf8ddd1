/**
 * `npm run check:content`: checks words, facts and legal texts as the build does. Each problem is
 * named with its file and its field or line.
 */
import { findProblems } from '../../content/validate';
import { findProblemsInEveryLanguage } from './mdx-texts';
import { readArguments } from '../run/arguments';

readArguments({}, 'Usage: npm run check:content');

const problems = [...findProblems(), ...(await findProblemsInEveryLanguage())];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
