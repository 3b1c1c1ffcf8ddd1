/**
 * `npm run test:hosting`: sends one list of requests to each real server with its generated
 * configuration, then a short load to nginx. Names after `--` choose servers: `-- nginx caddy`.
 */
import { startReceiver } from './hosting/enquiries';
import { runLoad } from './hosting/load';
import { candidates } from './hosting/servers';
import { sweep } from './hosting/sweep';
import { readArguments } from './run/arguments';
import { requireBuild } from './run/preview';
import { refuse } from './run/refuse';

const names = candidates.map(({ name }) => name);
const { positionals: chosen } = readArguments(
  { allowPositionals: true },
  'Usage: npm run test:hosting [-- SERVER …]',
);
const unknown = chosen.find((name) => !names.includes(name));
if (unknown !== undefined)
  refuse(`There is no server ${unknown}: name some of ${names.join(', ')}`);
requireBuild();
let failed = 0;
let passedInAll = 0;
for (const candidate of candidates) {
  if (chosen.length > 0 && !chosen.includes(candidate.name)) continue;
  const receiver = await startReceiver();
  const host = await candidate.start(receiver.port);
  try {
    const { passed, failures } = await sweep(host.port, candidate);
    passedInAll += passed;
    failed += failures.length;
    console.log(
      `${failures.length > 0 ? '✗' : '✓'} ${candidate.name}: ${passed} passed, ${failures.length} failed`,
    );
    for (const failure of failures.slice(0, 40)) console.log(`    ${failure}`);
    if (candidate.name === 'nginx')
      for (const line of runLoad(host.port)) console.log(`    ${line}`);
  } finally {
    await host.stop();
    await receiver.stop();
  }
}
console.log(`${passedInAll} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
