/** The repository that others have the site from, and sending there. */
import type { Choice, Remote } from '../api';
import { git, tryGit, type GitFailure } from './git';
import { putTogether } from './merge-remote';
import { helperSeconds } from './repository';

/** Where the branch goes when it is sent: to what it follows, or else to the remote `origin`. */
export async function findRemote(): Promise<Remote | undefined> {
  const branch = await tryGit('symbolic-ref', '--short', 'HEAD');
  const followed = await tryGit('config', `branch.${branch}.remote`);
  const remotes = (await tryGit('remote')).split('\n');
  const name = [followed, 'origin'].find((each) => each && remotes.includes(each));
  if (!branch || !name) return undefined;
  const upstream = name === followed && (await tryGit('config', `branch.${branch}.merge`));
  const address = await tryGit('remote', 'get-url', name);
  return {
    name,
    // An address may hold a password, which nobody needs to see.
    address: address.replace(/\/\/[^/@]*@/, '//'),
    branch: upstream ? upstream.replace('refs/heads/', '') : branch,
    unsent: (
      await tryGit('log', '--no-merges', '--format=%s', 'HEAD', '--not', `--remotes=${name}`)
    )
      .split('\n')
      .filter(Boolean),
  };
}

/** Why a remote has not answered or not taken a change, by what git says, and what to do. */
const refusals: readonly (readonly [RegExp, string])[] = [
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

const movedOn = /fetch first|non-fast-forward|cannot lock ref|stale info/;

function whyNot({ message }: Error): Error {
  if (message.startsWith('The program that')) return new Error(message.split('\n')[0]);
  const [, why = 'It was not sent. Send a developer what git said.'] =
    refusals.find(([pattern]) => pattern.test(message)) ?? [];
  return new Error(`${why}\n${message}`);
}

/** Asks a remote something, with patience while it works and none for a question that nobody sees. */
async function talk(
  args: readonly string[],
  seconds: number,
  onProgress: (line: string) => void,
): Promise<void> {
  const ssh = process.env.GIT_SSH_COMMAND ?? ((await tryGit('config', 'core.sshCommand')) || 'ssh');
  const patience = '-o BatchMode=yes -o ConnectTimeout=20 -o ServerAliveInterval=20';
  await git(args, {
    env: { GIT_SSH_COMMAND: `${ssh} ${patience}` },
    ...{ seconds, helperSeconds, onProgress },
  });
}

/** What `sendTo` needs besides the remote. */
export interface Sending {
  readonly say: (line: string) => void;
  readonly choices?: readonly Choice[];
  readonly person?: string | undefined;
  /** Runs what is merged here in turn with all that writes, and proves it before it is sent. */
  readonly inTurn: (task: () => Promise<void>) => Promise<void>;
  readonly seconds?: number;
}

/** A line of git's progress in words: “Writing objects: 45% …” is how much has gone. */
const inPlainWords = (line: string, name: string) => {
  const [, percent] = /^Writing objects: +(\d+%)/.exec(line) ?? [];
  return percent ? `Sending it to ${name}: ${percent} …` : undefined;
};

/** Sends the branch; what others have sent meanwhile is put together with it first. Rejects with the reason. */
export async function sendTo(remote: Remote, sending: Sending): Promise<void> {
  const { name, branch } = remote;
  const { say, choices = [], person, inTurn, seconds = 900 } = sending;
  const begun = Date.now();
  const waiting = setInterval(() => {
    const passed = Math.round((Date.now() - begun) / 1000);
    say(`Sending it to ${name}: ${passed} seconds. It answers slowly; leave this open …`);
  }, 10_000);
  try {
    for (let tries = 0; ; tries += 1) {
      const push = ['push', '--progress', name, `HEAD:refs/heads/${branch}`];
      const told = (line: string) => {
        const words = inPlainWords(line, name);
        if (words) say(words);
      };
      const refused = await talk(push, seconds, told).then(
        () => undefined,
        (error: GitFailure) => error,
      );
      if (!refused) return;
      if (!movedOn.test(refused.message) || tries === 2) throw whyNot(refused);
      say('Others have sent changes there. Putting both together …');
      await talk(['fetch', '--quiet', name, `refs/heads/${branch}`], seconds, () => {}).catch(
        (error: GitFailure) => {
          throw whyNot(error);
        },
      );
      const theirs = await tryGit('rev-parse', 'FETCH_HEAD');
      await inTurn(() => putTogether(theirs, remote, choices, person));
    }
  } finally {
    clearInterval(waiting);
  }
}
