/**
 * `npm run check:content`: checks words, facts and legal texts as the build does. Each problem is
 * named with its file and its field or line. No failure, but named: what is older than its English, for English may be
 * published before somebody has translated it; letters that the type lacks; shops that nobody has checked for six months.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readShops } from '../../content/lists/addresses';
import { uncheckedShops } from '../../content/schema/lists/shops';
import { translations } from '../../content/schema/forms';
import { missingLettersNote } from '../../content/schema/letters';
import { allConfirmed, findOlder, sourcesFile, textOfSources } from '../../content/schema/sources';
import { findProblems } from '../../content/validate';
import { readArguments } from '../run/arguments';
import { exitWithError } from '../run/exit-with-error';
import { findProblemsInEveryLanguage } from './mdx-texts';

const codes = translations.map(({ code }) => code);
const usage = `Usage: npm run check:content [-- --confirm ${codes.join('|')}]`;
const { values } = readArguments({ options: { confirm: { type: 'string' } } }, usage);

const problems = [...findProblems(), ...(await findProblemsInEveryLanguage())];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

if (values.confirm !== undefined) {
  if (!codes.includes(values.confirm)) exitWithError(`There is no “${values.confirm}”.\n${usage}`);
  if (problems.length > 0) exitWithError('Nothing was confirmed: mend the problems above first.');
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

for (const folder of ['words', 'legal', 'texts'])
  for (const name of readdirSync(`content/${folder}`, { recursive: true, encoding: 'utf8' })) {
    const file = `content/${folder}/${name}`;
    const lacking = /\.(?:json|mdx)$/.test(name) && missingLettersNote(readFileSync(file, 'utf8'));
    if (lacking) console.log(`${file}: ${lacking}`);
  }
