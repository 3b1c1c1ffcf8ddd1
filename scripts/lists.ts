/**
 * Lists of shops and lots as tables: `npm run lists -- shops` prints all shops as CSV, `-- shops --take FILE` prints
 * what a table would change and what is wrong with it, and imports it with `--yes`; `-- lots --codes FOLDER` writes the
 * QR code of each lot as SVG.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readList } from '../content/lists/read-list';
import { codeOf } from '../content/schema/lists/codes';
import type { Entry, List } from '../content/schema/lists/list';
import { lists } from '../content/schema/lists/lists';
import {
  changesOf,
  fileOfList,
  readTable,
  sayProblem,
  writeTable,
} from '../content/schema/lists/table';
import { readArguments } from './run/arguments';
import { exitWithError } from './run/exit-with-error';

const usage = `Usage: npm run lists -- ${lists.map(({ name }) => name).join('|')} [--take FILE [--yes] | --codes FOLDER]`;
const { values, positionals } = readArguments(
  {
    allowPositionals: true,
    options: {
      take: { type: 'string' },
      yes: { type: 'boolean' },
      codes: { type: 'string' },
    },
  },
  usage,
);

const list = lists.find(({ name }) => name === positionals[0]) ?? exitWithError(usage);
const before = readList<Entry>(list.name);

const nameOf = (entry: Entry) => String(entry[list.by]);

function take(file: string, its: List): void {
  const reading = readTable(its, readFileSync(file));
  if ('problems' in reading)
    return exitWithError(`Nothing is taken.\n${reading.problems.map(sayProblem).join('\n')}`);
  const changes = changesOf(its, before, reading.entries);
  const counts = [
    `${changes.new.length} new`,
    `${changes.changed.length} changed`,
    `${changes.gone.length} gone`,
  ].join(', ');
  for (const entry of changes.new) console.log(`+ ${nameOf(entry)}`);
  for (const { to } of changes.changed) console.log(`~ ${nameOf(to)}`);
  for (const entry of changes.gone) console.log(`- ${nameOf(entry)}`);
  if (values.yes) writeFileSync(`content/facts/${its.name}.json`, fileOfList(its, reading.entries));
  console.log(`${counts}${values.yes ? '.' : ': add --yes to take it.'}`);
}

function writeCodes(folder: string): void {
  const { addressInCode } = list;
  if (!addressInCode) return exitWithError(`The list of ${list.name} has no codes.`);
  mkdirSync(folder, { recursive: true });
  for (const entry of before)
    writeFileSync(join(folder, `${nameOf(entry)}.svg`), codeOf(addressInCode(entry)));
  return console.log(`${before.length} codes in ${folder}.`);
}

if (values.take !== undefined) take(values.take, list);
else if (values.codes !== undefined) writeCodes(values.codes);
else process.stdout.write(writeTable(list, before));
