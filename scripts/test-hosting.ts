/**
 * `npm run test:hosting`: sends one list of requests to each real server with its generated configuration.
 * Names after `--` choose servers: `-- nginx caddy`.
 */
import { startReceiver } from './hosting/receiver';
import { testedServers } from './hosting/servers';
import { sweep } from './hosting/sweep';
import { copySite } from './hosting/workspace';
import { readArguments } from './run/arguments';
import { requireBuild } from './run/preview';
import { exitWithError } from './run/exit-with-error';

const names = testedServers.map(({ name }) => name);
const { positionals: chosen } = readArguments(
  { allowPositionals: true },
  'Usage: npm run test:hosting [-- SERVER …]',
);
const unknown = chosen.find((name) => !names.includes(name));
if (unknown !== undefined) {
  exitWithError(`There is no server ${unknown}: name some of ${names.join(', ')}`);
}
requireBuild();
copySite();
const sum = { passed: 0, failed: 0 };
for (const { name, start, ...limits } of testedServers) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const receiver = await startReceiver();
  const host = await start(new URL(receiver.endpoints[0] ?? '').host).catch(exitWithError);
  const { passed, failures } = await sweep(host.port, limits).catch(exitWithError);
  sum.passed += passed;
  sum.failed += failures.length;
  console.log(`${name}: ${passed} passed, ${failures.length} failed`);
  for (const failure of failures.slice(0, 40)) console.log(`    ${failure}`);
  await host.stop();
  await receiver.stop();
}
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 ? 1 : 0;
