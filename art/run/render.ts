import { existsSync, statSync } from 'node:fs';
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

/** Seed n of a pass's file: NAME.exr is made of NAME.1.exr, NAME.2.exr … */
export function seedFile(file: string, seed: number): string {
  return file.replace(/\.exr$/, `.${seed}.exr`);
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

/** The files that a pass's renderings leave: one a seed, or the pass's own. */
function renderings(name: string, draft: boolean): string[] {
  const { seeds, proof } = passNamed(name);
  const file = passFile(name, draft);
  if (!seeds) return [file + (proof ?? '')];
  return Array.from({ length: draft ? 1 : seeds }, (_, index) => seedFile(file, index + 1));
}

function sceneArguments(name: string, { draft }: RenderOptions): string[] {
  const { args, size, samples, target } = passNamed(name);
  const scale = draft ? draftScale : 1;
  const given = Object.entries(args).map(([key, value]) => {
    const text = String(value);
    return `${key}=${text.startsWith('$') ? passFile(text.slice(1), draft) : text}`;
  });
  const pixels = size
    ? [`w=${Math.round(size[0] * scale)}`, `h=${Math.round(size[1] * scale)}`]
    : [];
  const quality = `spp=${draft ? Math.min(draftSamples, samples) : samples}`;
  return [...given, ...pixels, quality, `${target ?? 'out'}=${passFile(name, draft)}`];
}

function isNewerThan(file: string, sources: readonly string[]): boolean {
  if (!existsSync(file)) return false;
  const made = statSync(file).mtimeMs;
  return sources.every((source) => statSync(source).mtimeMs <= made);
}

/** Renders what the cache lacks of a pass, then denoises the mean of its seeds. */
export async function renderPass(name: string, options: RenderOptions): Promise<void> {
  const { scene, seeds } = passNamed(name);
  const files = renderings(name, options.draft);
  const wanted = files.flatMap((file, index) =>
    options.fresh || !existsSync(file) ? [index + 1] : [],
  );
  if (wanted.length > 0) {
    const script = path.resolve('art/scenes', `${scene}.py`);
    const blender = ['-n', '19', 'blender', '-b', '--python-exit-code', '1', '-P', script, '--'];
    const own = [...sceneArguments(name, options), `seeds=${wanted.join(',')}`];
    await run('nice', [...blender, ...own], showProgress(name));
  }
  const result = passFile(name, options.draft);
  if (!seeds || isNewerThan(result, files)) return;
  console.log(`${name}, denoising`);
  await runTool('oidn', [result, ...files, ...(options.draft ? ['fast=1'] : [])]);
}
