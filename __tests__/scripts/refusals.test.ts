import { spawnSync } from 'node:child_process';

/** What is typed, and what the command says to it. */
const mistakes: readonly (readonly [string, string])[] = [
  ['tokens.ts --chek', "Unknown option '--chek'"],
  ['shots.ts --widths wide', 'Sizes are in pixels.'],
];

it.each(mistakes)('%s is refused by a sentence, without a stack', (typed, said) => {
  const node = ['--import', 'tsx', ...`scripts/${typed}`.split(' ')];
  const { status, stderr } = spawnSync(process.execPath, node, { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain(said);
  expect(stderr).not.toMatch(/^ +at /m);
});

it('npm start says what is wrong with a setting before it builds, and takes an empty one as unset', () => {
  const node = ['--import', 'tsx', 'scripts/start.ts'];
  const env = { ...process.env, PORT: '', TRUSTED_PROXIES: 'nginx' };
  const { status, stdout, stderr } = spawnSync(process.execPath, node, { env, encoding: 'utf8' });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^TRUSTED_PROXIES is "nginx"/);
});
