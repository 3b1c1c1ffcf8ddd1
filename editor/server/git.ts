import { start } from '../../scripts/run/command';

/** What git has said where it failed. */
export class GitFailure extends Error {}

/** Nobody sits at a terminal: where git would ask for a name, a password or a key, it fails. */
const neverAsk = {
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: '',
  SSH_ASKPASS_REQUIRE: 'never',
  GCM_INTERACTIVE: 'never',
  // In English, for `repository.ts` looks for some of its words.
  LANGUAGE: 'en',
};

interface Options {
  readonly env?: Readonly<Record<string, string>>;
  /** A program of git's, such as a hook, may wait for something that never comes. */
  readonly seconds?: number;
}

/** Runs git in the project's folder. Rejects with a `GitFailure` where it fails or takes too long. */
export function git(args: readonly string[], options: Options = {}): Promise<string> {
  const { env, seconds = 120 } = options;
  return new Promise((resolve, reject) => {
    const child = start({ program: 'git', args: [...args] }, { env: { ...neverAsk, ...env } });
    let output = '';
    let said = '';
    child.stdout?.on('data', (text: string) => (output += text));
    child.stderr?.on('data', (text: string) => (said += text));
    const tooLong = setTimeout(() => {
      said += `git did not end within ${seconds} seconds.`;
      child.kill();
      // What git has started may go on, and would keep these open.
      child.stdout?.destroy();
      child.stderr?.destroy();
    }, seconds * 1000);
    child.on('error', ({ message }) => reject(new GitFailure(`Git cannot be started: ${message}`)));
    child.on('close', (code) => {
      clearTimeout(tooLong);
      if (code === 0) resolve(output);
      else reject(new GitFailure(`${said}${output}`.trim()));
    });
  });
}
