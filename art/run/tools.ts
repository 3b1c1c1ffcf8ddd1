import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';

export const cache = path.resolve('art/.cache');
const toolsFolder = path.resolve('art/tools');
/** Debian's own Python: the one that its OpenImageIO and numpy packages are built for. */
const python = '/usr/bin/python3';

const needs = [
  { package: 'blender', probe: ['blender', '--version'] },
  { package: 'python3-numpy', probe: [python, '-c', 'import numpy'] },
  {
    package: 'libopenblas0-pthread',
    probe: ['test', '-e', '/usr/share/doc/libopenblas0-pthread'],
  },
  { package: 'python3-openimageio', probe: [python, '-c', 'import OpenImageIO'] },
  { package: 'python3-pil', probe: [python, '-c', 'import PIL'] },
  { package: 'python3-scipy', probe: [python, '-c', 'import scipy'] },
  {
    package: 'fonts-ebgaramond',
    probe: ['test', '-e', '/usr/share/fonts/opentype/ebgaramond/EBGaramond12-Regular.otf'],
  },
  {
    package: 'fonts-lato',
    probe: ['test', '-e', '/usr/share/fonts/truetype/lato/Lato-Regular.ttf'],
  },
] as const;

/** The Debian packages that are not there. */
export function missingPackages(): string[] {
  return needs
    .filter(
      ({ probe: [command, ...args] }) => spawnSync(command, args, { stdio: 'ignore' }).status !== 0,
    )
    .map((need) => need.package);
}

/** Runs a program quietly; its output is shown only if it fails. */
export function run(
  command: string,
  args: readonly string[],
  onLine?: (line: string) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const tail: string[] = [];
    const read = (chunk: Buffer) => {
      for (const line of chunk
        .toString()
        .split(/[\r\n]+/)
        .filter(Boolean)) {
        tail.push(line);
        if (tail.length > 40) tail.shift();
        onLine?.(line);
      }
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('error', reject);
    child.on('close', (code) => {
      // Blender leaves with 0 after a Python error unless told otherwise, so scenes run with --python-exit-code.
      if (code === 0) resolve();
      else reject(new Error(`${command} failed (${code})\n${tail.join('\n')}`));
    });
  });
}

/** Runs a tool of `art/tools`, without its `.py`. */
export function runTool(name: string, args: readonly string[]): Promise<void> {
  return run('nice', ['-n', '10', python, path.join(toolsFolder, `${name}.py`), ...args]);
}
