import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { end, start } from '../../scripts/run/command';

/** What git has said where it failed. */
export class GitFailure extends Error {}

/** Nobody sits at a terminal: where git would ask for a name, a password or a key, it fails. */
const neverAsk = {
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: '',
  SSH_ASKPASS_REQUIRE: 'never',
  GCM_INTERACTIVE: 'never',
  // A dialog that asks for the password of a key would open where nobody looks for it.
  GPG_TTY: '',
  // In English, for `remote.ts` and `repository.ts` look for some of its words.
  LANGUAGE: 'en',
};

interface Options {
  readonly env?: Readonly<Record<string, string>>;
  /** A program of git's, such as a hook, may wait for something that never comes. */
  readonly seconds?: number;
  /** For what is no text. */
  readonly encoding?: 'latin1';
  /** Is told what git says of its progress. */
  readonly onProgress?: (line: string) => void;
  /** How long a helper that gives passwords, or a program that signs, may take before it is named, in seconds. */
  readonly helperSeconds?: number;
}

/** A line of git's own record of what it starts and what has ended. */
interface Traced {
  readonly event: string;
  readonly sid: string;
  readonly child_id: number;
  readonly argv?: readonly string[];
  readonly use_shell?: boolean;
}

/** Programs that may ask somebody who is not there, by what git calls them, and what to do. */
const helpers: readonly (readonly [test: (traced: Traced) => boolean, said: string])[] = [
  [
    ({ argv = [] }) => /(?:^|[/\\-])gpg|ssh-keygen/.test(argv[0] ?? ''),
    'The program that signs changes (commit.gpgsign) waits for the password of its key. Ask a developer to unlock the key on this computer, then press again.',
  ],
  [
    ({ argv = [], use_shell: isShell }) =>
      /credential/.test(argv.join(' ')) ||
      (isShell === true && / (?:get|store|erase)$/.test(argv[0] ?? '')),
    'The program that gives git its password (credential.helper) does not answer. Ask a developer to sign in once on this computer (“git push” in a terminal), then press again.',
  ],
];

/** The helper that git waits for, by its record, in words. */
async function helperIn(file: string): Promise<string | undefined> {
  const record = await readFile(file, 'utf8').catch(() => '');
  const events = record
    .split('\n')
    .filter((line) => line.includes('"child_'))
    .map((line) => JSON.parse(line) as Traced);
  const isOver = (one: Traced) =>
    events.some(
      ({ event, sid, child_id: id }) =>
        event === 'child_exit' && sid === one.sid && id === one.child_id,
    );
  const running = events.filter((each) => each.event === 'child_start' && !isOver(each));
  return helpers.find(([test]) => running.some(test))?.[1];
}

/** Calls back where git has waited for the same helper twice in a row. Returns how to stop. */
function watchHelpers(record: string, seconds: number, stuck: (said: string) => void): () => void {
  let before: string | undefined;
  const timer = setInterval(() => {
    void helperIn(record).then((helper) => {
      if (helper !== undefined && helper === before) stuck(helper);
      before = helper;
    });
  }, seconds * 500);
  return () => clearInterval(timer);
}

/** Runs git in the project's folder. Rejects with a `GitFailure` where it fails or takes too long. */
export async function git(args: readonly string[], options: Options = {}): Promise<string> {
  const { env, seconds = 120, encoding = 'utf8', onProgress, helperSeconds } = options;
  const folder = helperSeconds && (await mkdtemp(path.join(tmpdir(), 'aurifera-git-')));
  const record = folder ? path.join(folder, 'record') : undefined;
  const traced = record ? { GIT_TRACE2_EVENT: record } : {};
  try {
    return await new Promise((resolve, reject) => {
      const child = start(
        { program: 'git', args: [...args] },
        { env: { ...neverAsk, ...traced, ...env } },
      );
      child.stdout?.setEncoding(encoding);
      let output = '';
      let said = '';
      child.stdout?.on('data', (text: string) => (output += text));
      child.stderr?.on('data', (text: string) => {
        said += text;
        const line = text
          .split(/[\r\n]/)
          .filter(Boolean)
          .at(-1);
        if (line) onProgress?.(line);
      });
      function stop(why: string) {
        said = `${why}\n${said}`;
        end(child);
        // What git has started may go on, and would keep these open.
        child.stdout?.destroy();
        child.stderr?.destroy();
      }
      const tooLong = setTimeout(
        () => stop(`git did not end within ${seconds} seconds.`),
        seconds * 1000,
      );
      const unwatch =
        record && helperSeconds ? watchHelpers(record, helperSeconds, stop) : () => {};
      child.on('error', ({ message }) =>
        reject(new GitFailure(`Git cannot be started: ${message}`)),
      );
      child.on('close', (code) => {
        clearTimeout(tooLong);
        unwatch();
        if (code === 0) resolve(output);
        else reject(new GitFailure(`${said}${output}`.trim()));
      });
    });
  } finally {
    if (folder) await rm(folder, { recursive: true, force: true });
  }
}

/** What git answers, without the last line's end; empty where it has no answer. */
export const tryGit = (...args: string[]): Promise<string> =>
  git(args).then(
    (answer) => answer.trimEnd(),
    () => '',
  );
