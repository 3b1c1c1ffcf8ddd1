/**
 * `npm run mutate`: breaks ten things that matter, one at a time, and shows that tests notice.
 * Each file is put back at once; files with uncommitted changes are refused.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { mutations, type Mutation } from './mutate/mutations';
import { run } from './run/command';
import { refuse } from './run/refuse';

function isCommitted(file: string): boolean {
  return execFileSync('git', ['status', '--porcelain', '--', file], { encoding: 'utf8' }) === '';
}

const interrupt = () => refuse('Interrupted: the file is put back.');

/** Whether the tests fail while the file is broken. */
async function isNoticed({ file, find, replace, noticedBy }: Mutation): Promise<boolean> {
  const sound = readFileSync(file, 'utf8');
  const broken = sound.replace(find, () => replace);
  if (broken === sound) throw new Error(`${file} no longer has ${find}: mend scripts/mutate.`);
  const putBack = () => writeFileSync(file, sound);
  // However this command ends. Interrupted tests fail too, but have noticed nothing.
  process.once('exit', putBack);
  process.once('SIGINT', interrupt);
  try {
    writeFileSync(file, broken);
    return (await run(noticedBy)).code !== 0;
  } finally {
    putBack();
    process.off('exit', putBack);
    process.off('SIGINT', interrupt);
  }
}

let missed = 0;
for (const mutation of mutations) {
  if (!isCommitted(mutation.file)) {
    refuse(`${mutation.file} has uncommitted changes: commit or undo them first.`);
  }
  const noticed = await isNoticed(mutation);
  if (!noticed) missed += 1;
  console.log(`${noticed ? '✓ noticed' : '✗ MISSED '}  ${mutation.name} (${mutation.file})`);
}
console.log(`${mutations.length - missed} passed, ${missed} failed`);
process.exitCode = missed > 0 ? 1 : 0;
