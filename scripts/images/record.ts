import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Format } from './encode';

export const folders = { masters: 'art/masters', packed: 'public/images' } as const;
export const recordFile = 'scripts/images/packed.json';

export interface PackedFile {
  /** It carries its picture's key: a page with one hash a picture is lighter than with one a file. */
  readonly file: string;
  /** Of the content. */
  readonly hash: string;
  readonly format: Format;
  readonly width: number;
  readonly bytes: number;
}

/** What was made of one master. `key` changes with the master or with its settings. */
export interface Packed {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
  readonly placeholder: string;
  readonly files: readonly PackedFile[];
}

export type PackRecord = Record<string, Packed>;

/** The last pack, or nothing on the first. */
export async function readRecord(): Promise<PackRecord> {
  const text = await readFile(recordFile, 'utf8').catch(() => '{}');
  return JSON.parse(text) as PackRecord;
}

const masterTypes = ['.webp', '.png', '.avif', '.jpg'];

/**
 * The path of a master by its name without ending.
 * @throws when there is none, or more than one.
 */
export async function masterPath(name: string): Promise<string> {
  const folder = path.join(folders.masters, path.dirname(name));
  const found = (await readdir(folder)).filter((file) => {
    const { name: stem, ext } = path.parse(file);
    return stem === path.basename(name) && masterTypes.includes(ext);
  });
  if (found.length !== 1)
    throw new Error(
      `${folder} must hold one master named ${name} (${masterTypes.join(', ')}) and holds ${found.length}`,
    );
  return path.join(folder, found[0] ?? '');
}
