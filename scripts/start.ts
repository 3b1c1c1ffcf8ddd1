/** `npm start`: builds the site and serves `out/` as a production host would. */
import { npmScript, run, start, typescript } from './run/command';
import { portIsFree } from './run/port';
import { refuse } from './run/refuse';

const port = Number(process.env.PORT ?? 3000);
if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  refuse(`PORT is "${process.env.PORT}"; it must be a number from 1 to 65535.`);
}
if (!(await portIsFree(port))) {
  refuse(
    `Port ${port} is taken by another program. End that one, or choose another port:\n` +
      `  PORT=${port + 1} npm start`,
  );
}

// The server receives enquiries at this path of its own; see docs/enquiries.md.
const env = { NEXT_PUBLIC_CONTACT_ENDPOINT: '/enquiries', PORT: String(port) };

console.log('Building the site into out/ …');
const build = await run(npmScript('build'), { env });
if (build.code !== 0) {
  console.error(build.output);
  console.error('The build failed: see its message above.');
  process.exit(build.code);
}
console.log(`Built in ${build.seconds.toFixed(1)} s.`);

const server = start(typescript('server/main.ts'), { env, show: true });
server.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
