/** `npm start`: builds the site and serves `out/` as a production host would. */
import { readSettings } from '../server/settings';
import { npmScript, run, start, typescript } from './run/command';
import { portIsFree } from './run/port';
import { refuse } from './run/refuse';

// The server receives enquiries at this path of its own; see docs/enquiries.md.
const endpoint = { NEXT_PUBLIC_CONTACT_ENDPOINT: '/enquiries' };

/** Reads the server's settings, so that a wrong one is reported before the build and not after it. */
function readPort(): number {
  try {
    return readSettings({ ...process.env, ...endpoint }).port;
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

const port = readPort();
if (!(await portIsFree(port))) {
  refuse(
    `Port ${port} is taken by another program. End that one, or choose another port:\n` +
      `  PORT=${port + 1} npm start`,
  );
}
const env = { ...endpoint, PORT: String(port) };

console.log('Building the site into out/ …');
const build = await run(npmScript('build'), { env });
if (build.code !== 0) {
  console.error(build.output);
  console.error('The build failed: see its message above.');
  process.exit(build.code);
}
console.log(`Built in ${build.seconds.toFixed(1)} s.`);

const server = start(typescript('server/main.ts'), { env, show: true });
server.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
