import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { end, start } from '../../scripts/run/command';

/** A failed git command, with git's output as its message. */
export class GitFailure extends Error {}

/** There is no terminal: git has to fail instead of asking for a name, a password or a key. */
const neverAsk = {
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: '',
  SSH_ASKPASS_REQUIRE: 'never',
  GCM_INTERACTIVE: 'never',
  // A passphrase dialog could open where nobody sees it.
  GPG_TTY: '',
  // `remote.ts` and `repository.ts` match git's English messages.
  LANGUAGE: 'en',
};

interface Options {
  readonly env?: Readonly<Record<string, string>>;
  /** The timeout: a hook, for example, may wait forever. */
  readonly seconds?: number;
  /** For binary output. */
  readonly encoding?: 'latin1';
  /** Called with each line of git's progress. */
  readonly onProgress?: (line: string) => void;
  /** How long a credential helper or signing program may take before git is stopped and the user told, in seconds. */
  readonly helperSeconds?: number;
}

/** An event of git's trace (`GIT_TRACE2_EVENT`) about a child process. */
interface TraceEvent {
  readonly event: string;
  readonly sid: string;
  readonly child_id: number;
  readonly argv?: readonly string[];
  readonly use_shell?: boolean;
}

/** Programs that may wait for input that nobody can give, and the message for the user. */
const helpers: readonly (readonly [matches: (event: TraceEvent) => boolean, message: string])[] = [
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

/** The message about the helper that git waits for, according to its trace. */
async function findWaitingHelper(file: string): Promise<string | undefined> {
  const trace = await readFile(file, 'utf8').catch(() => '');
  const events = trace
    .split('\n')
    .filter((line) => line.includes('"child_'))
    .map((line) => JSON.parse(line) as TraceEvent);
  const hasExited = (one: TraceEvent) =>
    events.some(
      ({ event, sid, child_id: id }) =>
        event === 'child_exit' && sid === one.sid && id === one.child_id,
    );
  const running = events.filter((each) => each.event === 'child_start' && !hasExited(each));
  return helpers.find(([matches]) => running.some(matches))?.[1];
}

/** Calls `onStuck` once git waits for the same helper at two checks in a row. Returns a function that stops watching. */
function watchHelpers(
  traceFile: string,
  seconds: number,
  onStuck: (message: string) => void,
): () => void {
  let before: string | undefined;
  const timer = setInterval(() => {
    void findWaitingHelper(traceFile).then((helper) => {
      if (helper !== undefined && helper === before) onStuck(helper);
      before = helper;
    });
  }, seconds * 500);
  return () => clearInterval(timer);
}

/** Runs git in the project's folder. Rejects with a `GitFailure` if it fails or times out. */
export async function git(args: readonly string[], options: Options = {}): Promise<string> {
  const { env, seconds = 120, encoding = 'utf8', onProgress, helperSeconds } = options;
  const folder = helperSeconds && (await mkdtemp(path.join(tmpdir(), 'aurifera-git-')));
  const traceFile = folder ? path.join(folder, 'trace') : undefined;
  const tracing = traceFile ? { GIT_TRACE2_EVENT: traceFile } : {};
  try {
    return await new Promise((resolve, reject) => {
      const child = start(
        { program: 'git', args: [...args] },
        { env: { ...neverAsk, ...tracing, ...env } },
      );
      child.stdout?.setEncoding(encoding);
      let output = '';
      let errorOutput = '';
      child.stdout?.on('data', (text: string) => (output += text));
      child.stderr?.on('data', (text: string) => {
        errorOutput += text;
        const line = text
          .split(/[\r\n]/)
          .filter(Boolean)
          .at(-1);
        if (line) onProgress?.(line);
      });
      function stop(reason: string) {
        errorOutput = `${reason}\n${errorOutput}`;
        end(child);
        // Child processes of git may go on and would keep these open.
        child.stdout?.destroy();
        child.stderr?.destroy();
      }
      const timeout = setTimeout(
        () => stop(`git did not end within ${seconds} seconds.`),
        seconds * 1000,
      );
      const unwatch =
        traceFile && helperSeconds ? watchHelpers(traceFile, helperSeconds, stop) : () => {};
      child.on('error', ({ message }) =>
        reject(new GitFailure(`Git cannot be started: ${message}`)),
      );
      child.on('close', (code) => {
        clearTimeout(timeout);
        unwatch();
        if (code === 0) resolve(output);
        else reject(new GitFailure(`${errorOutput}${output}`.trim()));
      });
    });
  } finally {
    if (folder) await rm(folder, { recursive: true, force: true });
  }
}

/** Git's output without the final newline; empty if the command fails. */
export const tryGit = (...args: string[]): Promise<string> =>
  git(args).then(
    (answer) => answer.trimEnd(),
    () => '',
  );
