import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { passes } from './passes';
import { cache, run, runTool } from './tools';
import type { Pass } from './types';

const draftScale = 0.4;
const draftSamples = 8;

/** How a run differs from a finished one. */
export interface RenderOptions {
  /** Small and with few samples, kept apart from the finished seeds. */
  draft: boolean;
  /** Renders again what the cache holds. */
  fresh: boolean;
}

function passNamed(name: string): Pass {
  const pass = passes[name];
  if (!pass) throw new Error(`No pass is called ${name}`);
  return pass;
}

function stem(name: string, draft: boolean): string {
  return path.join(cache, draft ? `draft-${name}` : name);
}

/** The file, or for masks the stem, that a pass leaves in the cache. */
export function passFile(name: string, draft: boolean): string {
  return passNamed(name).target ? stem(name, draft) : `${stem(name, draft)}.exr`;
}

function showProgress(label: string): (line: string) => void {
  let shown = -1;
  return (line) => {
    const match = /(?:Remaining:(\S+).*)?Sample (\d+)\/(\d+)/.exec(line);
    if (!match) return;
    const share = Math.floor((Number(match[2]) / Number(match[3])) * 10) * 10;
    if (share === shown) return;
    shown = share;
    console.log(`${label}  ${share} %${match[1] ? `, ${match[1]} left` : ''}`);
  };
}

async function renderSeed(
  name: string,
  seed: number,
  file: string,
  { draft, fresh }: RenderOptions,
) {
  const pass = passNamed(name);
  const proof = file + (pass.proof ?? '');
  if (existsSync(proof) && !fresh) return;
  const scale = draft ? draftScale : 1;
  const samples = draft ? draftSamples : (pass.samples[seed - 1] ?? draftSamples);
  const size = pass.size
    ? [`w=${Math.round(pass.size[0] * scale)}`, `h=${Math.round(pass.size[1] * scale)}`]
    : [];
  // A file appears under its name only when whole, so that a killed run is not taken for a finished one.
  const partial = pass.target ? file : file.replace(/\.exr$/, '.partial.exr');
  const args = Object.entries(pass.args).map(([key, value]) => {
    const text = String(value);
    return `${key}=${text.startsWith('$') ? passFile(text.slice(1), draft) : text}`;
  });
  const scene = path.resolve('art/scenes', `${pass.scene}.py`);
  const blender = ['-n', '19', 'blender', '-b', '--python-exit-code', '1', '-P', scene, '--'];
  const own = [...size, `spp=${samples}`, `seed=${seed}`, `${pass.target ?? 'out'}=${partial}`];
  await run('nice', [...blender, ...args, ...own], showProgress(`${name}, seed ${seed}`));
  if (!pass.target) await rename(partial, file);
}

/** Renders what the cache lacks of a pass, then denoises its seeds together. */
export async function renderPass(name: string, options: RenderOptions): Promise<void> {
  const pass = passNamed(name);
  const file = passFile(name, options.draft);
  if (pass.samples.length === 1) {
    await renderSeed(name, 1, file, options);
    return;
  }
  const seeds = pass.samples.map((_, index) => file.replace(/\.exr$/, `.${index + 1}.exr`));
  for (const [index, seedFile] of seeds.entries()) {
    await renderSeed(name, index + 1, seedFile, options);
  }
  const settings = Object.entries(pass.denoise ?? {}).map(([key, value]) => `${key}=${value}`);
  console.log(`${name}, denoising`);
  await runTool('denoise', [file, ...seeds, ...settings]);
}
