import { npmScript, run } from '../../scripts/run/command';
import { changesInWords } from './changes';
import { problemsInContent } from './problems';
import { keep, type Wish } from './keep';
import type { Outcome } from './outcome';
import { removeUnusedPictures } from './pictures';
import { findObstacle } from './repository';

const failed = (said: string): Outcome => ({ done: false, said });

/** What is run before the change is kept, each after the line that says it. */
const steps = [
  { script: 'images', says: 'Drawing pictures that follow from the words …' },
  { script: 'check:content', says: 'Checking words and legal texts …' },
  { script: 'check:images', says: 'Checking pictures …' },
] as const;

/** Checks everything that was saved, commits it with the editor's sentence, and sends it. */
export async function publish(wish: Wish, say: (line: string) => void): Promise<Outcome> {
  const obstacle = await findObstacle();
  if (obstacle) return failed(`${obstacle} What you saved stays as it is.`);
  if ((await changesInWords()).length === 0) return failed('Nothing has changed.');
  const problems = await problemsInContent();
  if (problems.length > 0) return failed(problems.join('\n'));
  await removeUnusedPictures();
  for (const { script, says } of steps) {
    say(says);
    const { code, output } = await run(npmScript(script));
    if (code !== 0)
      return failed(output.trim() || `“npm run ${script}” failed. Ask a developer to run it.`);
  }
  say('Keeping the change …');
  return keep(wish, say);
}
