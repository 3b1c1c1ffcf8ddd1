import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { languages } from '../../content/languages';
import { pictureNames } from '../../content/schema/address';
import { slugify } from '../../content/schema/rules.mjs';
import { pictures } from '../../scripts/images/pictures';
import { npmScript, start } from '../../scripts/run/command';
import type { Outcome } from './outcome';

const masters = 'art/masters';
const endings: Readonly<Record<string, string | undefined>> = {
  jpeg: '.jpg',
  png: '.png',
  webp: '.webp',
  heif: '.avif',
};

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
  const wanted = `serve-${slugify(title) || 'new'}`;
  const numbered = [wanted, ...Array.from({ length: 99 }, (_, index) => `${wanted}-${index + 2}`)];
  return numbered.find((name) => !names.includes(name)) ?? wanted;
}

interface Shape {
  readonly width: number;
  readonly height: number;
}

/** A new serve's picture. */
const serveShape: Shape = { width: 864, height: 1080 };
/** A picture may be this much narrower or wider than its box: the layouts crop it. */
const tolerance = 1.15;

/** The least that a picture has to be, as the one that it takes the place of is packed. */
async function neededFor(name: string, old: string | undefined): Promise<Shape> {
  if (!old) return serveShape;
  const { width, height } = await sharp(old).metadata();
  const packed = pictures.find((each) => each.name === name)?.widths ?? [];
  const widest = Math.min(width, Math.max(...packed));
  return { width: widest, height: Math.round((widest * height) / width) };
}

/** Why a picture cannot be taken; what `npm run images` asks besides, it says itself. */
export function problemOf(picture: Shape & { readonly opaque: boolean }, needed: Shape) {
  const size = ({ width, height }: Shape) => `${width} × ${height} pixels`;
  const ratio = picture.width / picture.height / (needed.width / needed.height);
  if (ratio > tolerance || ratio < 1 / tolerance)
    return `The picture is ${ratio > 1 ? 'too wide' : 'too high'} (${size(picture)}): the page shows it in the shape of ${size(needed)}. Crop it first.`;
  if (picture.width < needed.width || picture.height < needed.height)
    return `The picture has ${size(picture)}, and the page needs ${size(needed)} at least. Take a larger one.`;
  if (!picture.opaque)
    return 'Parts of the picture are transparent, and the page would show through. Save it without transparency.';
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

/** A picture as the form sends it. */
export interface SentPicture {
  /** The file as a `data:` address. */
  readonly file: string;
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
  { file: sent, name, title }: SentPicture,
  say: (line: string) => void,
): Promise<Outcome> {
  const content = Buffer.from(sent.replace(/^[^,]*,/, ''), 'base64');
  const metadata = await sharp(content)
    .metadata()
    .catch(() => undefined);
  const ending = endings[metadata?.format ?? ''];
  if (!metadata || !ending)
    return {
      done: false,
      said: 'This is no picture that can be used: take a JPEG, PNG, WebP or AVIF.',
    };
  const old = name.startsWith('serve-') ? undefined : await masterOf(name);
  const taken = old ? name : await newName(title);
  const { width, height } = metadata.autoOrient;
  const { isOpaque: opaque } = await sharp(content).stats();
  const problem = problemOf({ width, height, opaque }, await neededFor(taken, old));
  if (problem) return { done: false, said: problem };
  const before = old && (await readFile(old));
  if (old) await rm(old);
  const file = path.join(masters, `${taken}${ending}`);
  // A telephone may keep a picture lying on its side, with a note to turn it.
  const upright = metadata.orientation ? await sharp(content).autoOrient().toBuffer() : content;
  await writeFile(file, upright);
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
  const texts = languages.map(({ code }) =>
    readFile(`content/words/${code}/home/serves.json`, 'utf8'),
  );
  const used = new Set((await Promise.all(texts)).join().match(/serve-[\w-]+/g));
  for (const file of await readdir(masters))
    if (file.startsWith('serve-') && !used.has(stem(file)) && stem(file) !== 'serve-counter')
      await rm(path.join(masters, file));
}
