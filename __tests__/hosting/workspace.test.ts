/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { portIsFree } from '@/scripts/run/port';

test('a server under test ends with the command, also where the command ends by an error', async () => {
  const command = `
    import { freePort } from './scripts/run/port';
    import { startHost, workspace } from './scripts/hosting/workspace';
    const port = await freePort();
    const server = 'require("node:http").createServer((_, answer) => answer.end()).listen(' + port + ', "127.0.0.1")';
    await startHost(port, process.execPath, ['-e', server], workspace('test').folder);
    console.log(port);
    throw new Error('it cannot go on');`;
  const node = ['--import', 'tsx', '--input-type=module', '-e', command];
  const { stdout } = spawnSync(process.execPath, node, { encoding: 'utf8' });
  expect(stdout).toMatch(/^\d+\n$/);
  const latest = performance.now() + 5_000;
  const port = Number(stdout);
  while (!(await portIsFree(port)) && performance.now() < latest);
  expect(await portIsFree(port)).toBe(true);
}, 30_000);
