/**
 * `npm start`: builds the site and serves `out/` as a production host would; `-- --samples` builds it with sample lists of
 * shops and lots, in a folder of its own, which nothing publishes.
 */
import { ownReceiverPath } from '../content/folders';
import { npmCommand, run } from './run/command';
import { portIsFree } from './run/port';
import { exitWithError } from './run/exit-with-error';
import { readArguments } from './run/arguments';

const { values } = readArguments(
  { options: { samples: { type: 'boolean' } } },
  'Usage: npm start [-- --samples]',
);

// Set before any module reads the lists.
if (values.samples) process.env.SAMPLE_LISTS = 'yes';
else delete process.env.SAMPLE_LISTS;
const { readSettings } = await import('../server/settings');
const { exportFolder } = await import('../content/lists/read-list');
if (values.samples) process.env.SITE_ROOT = exportFolder;

// The server receives enquiries at this path of its own; see docs/enquiries.md.
process.env.NEXT_PUBLIC_CONTACT_ENDPOINT = ownReceiverPath;

/** Reads the server's settings now, so that a wrong one is reported before the build. */
function readPort(): number {
  try {
    return readSettings(process.env).port;
  } catch (error) {
    return exitWithError(error);
  }
}

const port = readPort();
if (!(await portIsFree(port))) {
  exitWithError(
    `Port ${port} is taken by another program. End that one, or choose another port:\n` +
      `  PORT=${port + 1} npm start`,
  );
}

console.log(`Building the site into ${exportFolder}/ …`);
const build = await run(npmCommand('build'));
if (build.code !== 0) exitWithError(`${build.output}\nThe build failed: see its message above.`);
console.log(`Built in ${build.seconds.toFixed(1)} s.`);
await import('../server/main');
