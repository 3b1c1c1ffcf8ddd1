import { npmScript, run } from '../../scripts/run/command';
import { changesInWords, git, published } from './changes';
import { problemsInContent } from './problems';
import type { Outcome } from './outcome';
import { removeUnusedPictures } from './pictures';

const failed = (said: string): Outcome => ({ done: false, said });

/** What stands in the way of publishing, after the last line that says it. */
const steps = [
  { script: 'images', says: 'Drawing pictures that follow from the words …' },
  { script: 'check:content', says: 'Checking words and legal texts …' },
  { script: 'check:images', says: 'Checking pictures …' },
] as const;

/** Checks everything that was saved, and commits it with the editor's sentence. */
export async function publish(sentence: string, say: (line: string) => void): Promise<Outcome> {
  if ((await changesInWords()).length === 0) return failed('Nothing has changed.');
  const problems = await problemsInContent();
  if (problems.length > 0) return failed(problems.join('\n'));
  await removeUnusedPictures();
  for (const { script, says } of steps) {
    say(says);
    const { code, output } = await run(npmScript(script));
    if (code !== 0) return failed(output.trim());
  }
  say('Keeping the change …');
  try {
    await git('add', '--all', '--', ...published);
    await git('commit', '--message', sentence, '--', ...published);
  } catch (error) {
    const { stderr = '' } = error as { readonly stderr?: string };
    return failed(
      stderr.includes('user.email') || stderr.includes('tell me who you are')
        ? 'Git does not know your name yet. Ask a developer to set it once on this computer.'
        : `Git could not keep the change: ${stderr}`,
    );
  }
  return { done: true, said: `Published: “${sentence}”.` };
}
