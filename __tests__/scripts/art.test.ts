import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { passes } from '@/art/run/passes';
import { pictures } from '@/art/run/pictures';

const megabyte = 1024 * 1024;
const art = path.resolve('art');

describe('the list of rendered pictures', () => {
  it.each(Object.entries(passes))('%s has a scene', (_name, { scene }) => {
    expect(existsSync(path.join(art, 'scenes', `${scene}.py`))).toBe(true);
  });

  it.each(pictures)('$name is made of passes and tools that exist', ({ passes: used, steps }) => {
    expect(used.filter((name) => !(name in passes))).toEqual([]);
    const scripts = steps.map(({ tool }) => path.join(art, 'tools', `${tool}.py`));
    expect(scripts.filter((file) => !existsSync(file))).toEqual([]);
  });

  it.each(pictures)('$name asks for no pass that it does not list', ({ passes: used, steps }) => {
    const named = steps.flatMap(({ args }) => args.filter((arg) => /^\$(?!out)/.test(arg)));
    expect(named.filter((arg) => !used.includes(arg.slice(1).replace(/#\d+$/, '')))).toEqual([]);
  });

  it.each(pictures.flatMap(({ masters }) => masters))(
    '$to is committed, at most 3 MB',
    ({ to }) => {
      expect(statSync(path.join(art, 'masters', to)).size).toBeLessThanOrEqual(3 * megabyte);
    },
  );
});
