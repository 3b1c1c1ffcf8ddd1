/**
 * `npm run check:content`: checks words, facts and legal texts as the build does. Each problem is
 * named with its file and its field or line. What is older than its English is named too, and which shops
 * nobody has checked for six months; neither is a failure: English may be published before somebody has translated it.
 */
import { writeFileSync } from 'node:fs';
import { readShops } from '../../content/lists/addresses';
import { uncheckedShops } from '../../content/schema/lists/shops';
import { translations } from '../../content/schema/forms';
import { allConfirmed, findOlder, sourcesFile, textOfSources } from '../../content/schema/sources';
import { findProblems } from '../../content/validate';
import { readArguments } from '../run/arguments';
import { refuse } from '../run/refuse';
import { findProblemsInEveryLanguage } from './mdx-texts';

const codes = translations.map(({ code }) => code);
const usage = `Usage: npm run check:content [-- --confirm ${codes.join('|')}]`;
const { values } = readArguments({ options: { confirm: { type: 'string' } } }, usage);

const problems = [...findProblems(), ...(await findProblemsInEveryLanguage())];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

if (values.confirm !== undefined) {
  if (!codes.includes(values.confirm)) refuse(`There is no “${values.confirm}”.\n${usage}`);
  if (problems.length > 0) refuse('Nothing was confirmed: mend the problems above first.');
  writeFileSync(sourcesFile(values.confirm), textOfSources(allConfirmed(values.confirm)));
}
const unchecked = problems.length === 0 ? uncheckedShops(readShops()) : [];
for (const { name, city = '', checked } of unchecked)
  console.log(`content/facts/shops.json: not checked since ${checked}: ${name}, ${city}`);

if (problems.length === 0)
  for (const code of codes) {
    const older = findOlder(code);
    for (const { file, parts } of older)
      console.log(`content/${file}: older than its English: ${parts.join(', ')}`);
    if (older.length > 0)
      console.log(
        `Write these anew, in “npm run edit”. If they are right as they are: npm run check:content -- --confirm ${code}`,
      );
  }
