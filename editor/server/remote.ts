/** The Git remote, and pushing to it. */
import type { Choice, Remote } from '../api';
import { git, tryGit, type GitFailure } from './git';
import { mergeRemote } from './merge-remote';
import { helperSeconds } from './repository';

/** The remote that the branch is pushed to: that of its upstream branch, or else `origin`. */
export async function findRemote(): Promise<Remote | undefined> {
  const branch = await tryGit('symbolic-ref', '--short', 'HEAD');
  const upstreamRemote = await tryGit('config', `branch.${branch}.remote`);
  const remotes = (await tryGit('remote')).split('\n');
  const name = [upstreamRemote, 'origin'].find((each) => each && remotes.includes(each));
  if (!branch || !name) return undefined;
  const upstream = name === upstreamRemote && (await tryGit('config', `branch.${branch}.merge`));
  const address = await tryGit('remote', 'get-url', name);
  return {
    name,
    // A URL may contain a password, which must not be shown.
    address: address.replace(/\/\/[^/@]*@/, '//'),
    branch: upstream ? upstream.replace('refs/heads/', '') : branch,
    unsent: (
      await tryGit('log', '--no-merges', '--format=%s', 'HEAD', '--not', `--remotes=${name}`)
    )
      .split('\n')
      .filter(Boolean),
  };
}

/** Explanations of failed pushes, by git's error message. */
const explanations: readonly (readonly [RegExp, string])[] = [
  [
    /exceeds .*(?:size|limit)|GH001|Large files detected|larger than/i,
    'A file is too large for it. Send a developer what it said: the file has to leave the change.',
  ],
  [
    /could not read (Username|Password)|Authentication failed|Permission denied|Host key verification|error: 40[13]/,
    'It does not know who you are, or asks for a password, which cannot be given here. Ask a developer to sign in once on this computer (“git push” in a terminal), then press Send.',
  ],
  [/remote rejected|hook declined/, 'It refused the change. Send a developer what it said.'],
  [
    /did not end within/,
    'It took the change and did not answer for a quarter of an hour. Press Send later: what has arrived is not sent twice.',
  ],
  [
    /unable to access|Could not read from remote|does not appear to be|not found/,
    'It could not be reached. Look whether this computer is online, then press Send.',
  ],
];

const remoteHasMoved = /fetch first|non-fast-forward|cannot lock ref|stale info/;

/** An error that explains a failed fetch or push, followed by git's message. */
function explainFailure({ message }: Error): Error {
  if (message.startsWith('The program that')) return new Error(message.split('\n')[0]);
  const [, explanation = 'It was not sent. Send a developer what git said.'] =
    explanations.find(([pattern]) => pattern.test(message)) ?? [];
  return new Error(`${explanation}\n${message}`);
}

/** Runs a git command that contacts the remote: with a long timeout, but no interactive prompts. */
async function runRemoteCommand(
  args: readonly string[],
  seconds: number,
  onProgress: (line: string) => void,
): Promise<void> {
  const ssh = process.env.GIT_SSH_COMMAND ?? ((await tryGit('config', 'core.sshCommand')) || 'ssh');
  const options = '-o BatchMode=yes -o ConnectTimeout=20 -o ServerAliveInterval=20';
  await git(args, {
    env: { GIT_SSH_COMMAND: `${ssh} ${options}` },
    ...{ seconds, helperSeconds, onProgress },
  });
}

/** Options of `sendTo`. */
export interface PushOptions {
  readonly report: (message: string) => void;
  readonly choices?: readonly Choice[];
  readonly person?: string | undefined;
  /** Runs a merge in the queue of writing tasks and verifies its result before it is pushed. */
  readonly runMerge: (task: () => Promise<void>) => Promise<void>;
  readonly seconds?: number;
}

/** A message for a line of git's progress such as “Writing objects: 45% …”; `undefined` for other lines. */
const describeProgress = (line: string, name: string) => {
  const [, percent] = /^Writing objects: +(\d+%)/.exec(line) ?? [];
  return percent ? `Sending it to ${name}: ${percent} …` : undefined;
};

/** Pushes the branch. If the remote has newer commits, they are fetched and merged first. Rejects with the reason. */
export async function sendTo(remote: Remote, options: PushOptions): Promise<void> {
  const { name, branch } = remote;
  const { report, choices = [], person, runMerge, seconds = 900 } = options;
  const startTime = Date.now();
  const progressTimer = setInterval(() => {
    const elapsed = Math.round((Date.now() - startTime) / 1000);
    report(`Sending it to ${name}: ${elapsed} seconds. It answers slowly; leave this open …`);
  }, 10_000);
  try {
    for (let tries = 0; ; tries += 1) {
      const push = ['push', '--progress', name, `HEAD:refs/heads/${branch}`];
      const reportProgress = (line: string) => {
        const message = describeProgress(line, name);
        if (message) report(message);
      };
      const failure = await runRemoteCommand(push, seconds, reportProgress).then(
        () => undefined,
        (error: GitFailure) => error,
      );
      if (!failure) return;
      if (!remoteHasMoved.test(failure.message) || tries === 2) throw explainFailure(failure);
      report('Others have sent changes there. Putting both together …');
      await runRemoteCommand(
        ['fetch', '--quiet', name, `refs/heads/${branch}`],
        seconds,
        () => {},
      ).catch((error: GitFailure) => {
        throw explainFailure(error);
      });
      const theirs = await tryGit('rev-parse', 'FETCH_HEAD');
      await runMerge(() => mergeRemote(theirs, remote, choices, person));
    }
  } finally {
    clearInterval(progressTimer);
  }
}
