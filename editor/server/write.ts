import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Files to be written, by their names below `content`; those without a text are to be removed. */
export type Plan = ReadonlyMap<string, string | undefined>;

/** Writes beside the file and puts it in its place, so that a broken-off save leaves the old one. */
export async function writeWhole(file: string, text: string): Promise<void> {
  const beside = path.join(path.dirname(file), `.${path.basename(file)}.${randomUUID()}`);
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(beside, text);
    await rename(beside, file);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}
