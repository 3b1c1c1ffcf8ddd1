import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { languages } from '../../content/languages';
import { hashOf } from './encode';
import { iconFiles } from './icons';
import { pressKit } from './press-kit';
import { recipeImages } from './recipe-images';
import { shareImage, shareInputs } from './share/share';
import { sheetsIn } from './share/sheets';

/** An icon or share image: its address is fixed, and it is drawn again when its inputs change. */
interface Drawn {
  /** In `public`, with a slash before it. */
  readonly address: string;
  readonly inputs: () => Promise<string>;
  readonly make: () => Promise<Buffer>;
}

const recordFile = 'scripts/images/drawn.json';

/** Part of every hash: raise this number when the drawing itself changes. */
const drawingVersion = 1;

const files: readonly Drawn[] = [
  ...iconFiles.map(({ address, inputs, make }) => ({ address, inputs: async () => inputs, make })),
  ...languages.flatMap((language) =>
    sheetsIn(language).map((sheet) => ({
      address: sheet.address,
      inputs: () => shareInputs(sheet),
      make: () => shareImage(sheet),
    })),
  ),
  ...recipeImages,
  ...pressKit,
];

const target = ({ address }: Drawn) => path.join('public', address);
const keyOf = async ({ inputs }: Drawn) => hashOf(`${drawingVersion} ${await inputs()}`);

/** A hash of each file's inputs when it was drawn last, by its address. */
async function readKeys(): Promise<Record<string, string>> {
  const text = await readFile(recordFile, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Record<string, string>;
}

/** Draws every icon and share image whose inputs changed. */
export async function drawChangedFiles(): Promise<void> {
  const before = await readKeys();
  const keys: Record<string, string> = {};
  for (const file of files) {
    const key = (keys[file.address] = await keyOf(file));
    if (before[file.address] === key && existsSync(target(file))) continue;
    const content = await file.make();
    await mkdir(path.dirname(target(file)), { recursive: true });
    await writeFile(target(file), content);
    console.log(`${file.address}: ${content.length}`);
  }
  await writeFile(recordFile, `${JSON.stringify(keys, null, 2)}\n`);
}

/** Icons and share images that are missing, or older than their inputs. */
export async function checkDrawn(): Promise<string[]> {
  const keys = await readKeys();
  const problems = await Promise.all(
    files.map(async (file) => {
      if (!existsSync(target(file))) return [`${file.address}: missing`];
      const isFresh = keys[file.address] === (await keyOf(file));
      return isFresh ? [] : [`${file.address}: stale, run "npm run images"`];
    }),
  );
  return problems.flat();
}
