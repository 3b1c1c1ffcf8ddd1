import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { pictureNames } from '../../content/schema/address';
import { npmScript, start } from '../../scripts/run/command';
import type { Outcome } from './publish';

const masters = 'art/masters';
const endings: Readonly<Record<string, string | undefined>> = {
  jpeg: '.jpg',
  png: '.png',
  webp: '.webp',
  heif: '.avif',
};

/** What a picture of a serve has to be: as the carousel shows it at two device pixels a pixel. */
const serve = { width: 864, height: 1080 } as const;

const slug = (title: string) =>
  title
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const stem = (file: string) => path.parse(file).name;

/** The file of a master, by its name. */
export async function masterOf(name: string): Promise<string | undefined> {
  const files = await readdir(masters);
  const found = files.find((file) => stem(file) === name && !file.endsWith('.json'));
  return found && path.join(masters, found);
}

/** A name that no other picture has. */
async function newName(title: string): Promise<string> {
  const names = (await readdir(masters)).map(stem);
  const wanted = `serve-${slug(title) || 'new'}`;
  const numbered = [wanted, ...Array.from({ length: 99 }, (_, index) => `${wanted}-${index + 2}`)];
  return numbered.find((name) => !names.includes(name)) ?? wanted;
}

/** Why a picture cannot be taken; what `npm run images` asks besides, it says itself. */
function problemOf({ width = 0, height = 0 }: Metadata, isServe: boolean) {
  if (!isServe) return undefined;
  if (width < serve.width || height < serve.height)
    return `The picture is ${width} × ${height} pixels, and the carousel needs ${serve.width} × ${serve.height} at least. Take a larger one.`;
  if (width > height)
    return `The picture is wider than it is high (${width} × ${height} pixels), and the carousel shows it upright. Crop it first.`;
  return undefined;
}

/** Runs `npm run images`, which packs what is new, and passes on what it says. */
function pack(say: (line: string) => void): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    const child = start(npmScript('images'));
    let said = '';
    let files = 0;
    child.stdout?.on('data', (text: string) => {
      files += text.trim().split('\n').length;
      say(`Packing the picture: ${files} files made …`);
    });
    child.stderr?.on('data', (text: string) => (said += text));
    child.on('exit', (code) => resolve({ code: code ?? 1, said: said.trim() }));
  });
}

interface Sent {
  readonly content: Buffer;
  /** The picture that it takes the place of, if any. */
  readonly name: string;
  /** What the entry is called that it belongs to. */
  readonly title: string;
}

/**
 * Checks a picture and packs it as `npm run images` does. A serve's gets a name of its own; any other
 * takes the place of the one before it. The outcome says its name, or why it was refused.
 */
export async function takePicture(
  { content, name, title }: Sent,
  say: (line: string) => void,
): Promise<Outcome> {
  const metadata = await sharp(content)
    .metadata()
    .catch(() => undefined);
  const ending = endings[metadata?.format ?? ''];
  if (!metadata || !ending)
    return {
      done: false,
      said: 'This is no picture that can be used: take a JPEG, PNG, WebP or AVIF.',
    };
  const isServe = name === '' || name.startsWith('serve-');
  const problem = problemOf(metadata, isServe);
  if (problem) return { done: false, said: problem };
  const taken = isServe ? await newName(title) : name;
  const old = await masterOf(taken);
  const before = old && (await readFile(old));
  if (old) await rm(old);
  const file = path.join(masters, `${taken}${ending}`);
  await writeFile(file, content);
  const { code, said } = await pack(say);
  if (code === 0) {
    pictureNames.add(taken);
    return { done: true, said: taken };
  }
  await rm(file);
  if (old && before) await writeFile(old, before);
  await pack(() => {});
  return { done: false, said };
}

/** Pictures of serves that were packed and then not kept. */
export async function removeUnusedPictures(): Promise<void> {
  const text = await readFile('content/words/home/serves.json', 'utf8');
  const used = new Set(text.match(/serve-[\w-]+/g));
  for (const file of await readdir(masters))
    if (file.startsWith('serve-') && !used.has(stem(file)) && stem(file) !== 'serve-counter')
      await rm(path.join(masters, file));
}
