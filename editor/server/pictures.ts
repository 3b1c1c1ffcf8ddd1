import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { pictureNames } from '../../content/schema/address';
import { slugify } from '../../content/schema/rules.mjs';
import { pictures } from '../../scripts/images/pictures';
import { npmCommand, start } from '../../scripts/run/command';
import type { Outcome } from '../api';
import { inTurn } from './queue';

export const masters = 'art/masters';
/** Hosts of repositories refuse a file from 100 MB on, and warn of one from 50. */
export const heaviest = 50_000_000;

export const stem = (file: string) => path.parse(file).name;

/** The file of a master, by its name. */
export async function masterOf(name: string): Promise<string | undefined> {
  const files = await readdir(masters);
  const found = files.find((file) => stem(file) === name && !file.endsWith('.json'));
  return found && path.join(masters, found);
}

/** Pictures that come and go: those of serves, and of text pages. */
export const ofEditor = /^(?:serve|text)-[\w-]+$/;

interface Shape {
  readonly width: number;
  readonly height: number;
}

/** What is asked of a picture: its shape where the layout has one, and the least size. */
interface Needed {
  readonly width: number;
  readonly height?: number;
}

/** A new picture, by what it is for. */
const uses: Readonly<Record<string, Needed>> = {
  serve: { width: 864, height: 1080 },
  text: { width: 720 },
};

/** A name that no other picture has. */
async function newName(use: string, title: string): Promise<string> {
  const names = (await readdir(masters)).map(stem);
  const wanted = `${use}-${slugify(title) || 'new'}`;
  const numbered = [wanted, ...Array.from({ length: 99 }, (_, index) => `${wanted}-${index + 2}`)];
  return numbered.find((name) => !names.includes(name)) ?? wanted;
}

/** A picture may be this much narrower or wider than its box: the layouts crop it. */
const tolerance = 1.15;

/** The least that a picture has to be that takes the place of another, as that one is packed. */
async function neededFor(name: string, old: string): Promise<Shape> {
  const { width, height } = await sharp(old).metadata();
  const packed = pictures.find((each) => each.name === name)?.widths ?? [];
  const widest = Math.min(width, Math.max(...packed));
  return { width: widest, height: Math.round((widest * height) / width) };
}

/** Why a picture cannot be taken; what `npm run images` asks besides, it says itself. */
export function problemOf(picture: Shape & { readonly opaque: boolean }, needed: Needed) {
  const size = ({ width, height }: Needed) =>
    height ? `${width} × ${height} pixels` : `a width of ${width} pixels`;
  const ratio = needed.height ? picture.width / picture.height / (needed.width / needed.height) : 1;
  if (ratio > tolerance || ratio < 1 / tolerance)
    return `The picture is ${ratio > 1 ? 'too wide' : 'too high'} (${size(picture)}): the page shows it in the shape of ${size(needed)}. Crop it first.`;
  if (picture.width < needed.width || picture.height < (needed.height ?? 0))
    return `The picture has ${size(picture)}, and the page needs ${size(needed)} at least. Take a larger one.`;
  if (!picture.opaque)
    return 'Parts of the picture are transparent, and the page would show through. Save it without transparency.';
  return undefined;
}

/** Runs `npm run images`, which packs what is new, and passes on what it says. */
export function pack(say: (line: string) => void): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    const child = start(npmCommand('images'));
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

/** The kinds of file that are kept as they are; what telephones make besides becomes a JPEG. */
const endings: Readonly<Record<string, string | undefined>> = {
  jpeg: '.jpg',
  png: '.png',
  webp: '.webp',
};

const isHeic = (content: Buffer) =>
  content.toString('latin1', 4, 8) === 'ftyp' &&
  /^(?:hei|hev|mif1|msf1)/.test(content.toString('latin1', 8, 12));

/** A JPEG, PNG or WebP by its first bytes, whatever has become of the rest. */
const beginsWell = (content: Buffer) =>
  /^(?:\xff\xd8\xff|\x89PNG|RIFF[^]{4}WEBP)/.test(content.toString('latin1', 0, 12));

const noPicture = 'This is no picture that can be used: send a JPEG, PNG, WebP or AVIF.';

/** What to send in the place of a file that cannot be read. */
function whyUnreadable(content: Buffer, metadata: Metadata | undefined): string {
  if (isHeic(content))
    return 'This is a HEIC, the format in which iPhones keep photographs, and it cannot be read here. Send it as a JPEG: in the phone’s Photos, share it with “Options › Most Compatible”, or open it on a Mac in Preview and choose “File › Export … › JPEG”.';
  return metadata && metadata.width * metadata.height > 200_000_000
    ? `The picture has ${metadata.width} × ${metadata.height} pixels, more than can be worked on. Make it smaller, to 6000 pixels at most.`
    : 'The file breaks off in the middle, or is damaged: a part of the picture is missing. Take the original, or send it to yourself once more.';
}

/** A picture as it becomes a master: upright, in a format that is kept. Throws where it cannot be read. */
async function readPicture(content: Buffer, metadata: Metadata) {
  const { isOpaque: opaque } = await sharp(content).stats();
  const { width, height } = metadata.autoOrient;
  const isAvif = metadata.format === 'heif' && metadata.compression === 'av1';
  const kept = isAvif ? '.avif' : endings[metadata.format];
  const ending = kept ?? '.jpg';
  // A telephone may keep a picture lying on its side, with a note to turn it.
  const upright = metadata.orientation || !kept ? sharp(content).autoOrient() : undefined;
  const made = ending === '.jpg' ? upright?.jpeg({ quality: 95 }) : upright;
  return { width, height, opaque, ending, file: made ? await made.toBuffer() : content };
}

/** What a picture is for: the one that it takes the place of, or a new one of an entry that is called so. */
export interface PictureFor {
  readonly name: string;
  readonly use: string;
  readonly title: string;
}

const refused = (said: string): Outcome => ({ done: false, said });

/**
 * Checks a picture and packs it as `npm run images` does. One of a serve or a text gets a name of its own; any other
 * takes the place of the one before it. The outcome says its name, or why it was refused.
 */
export async function takePicture(
  content: Buffer,
  { name, use, title }: PictureFor,
  say: (line: string) => void,
): Promise<Outcome> {
  say('Looking at the picture …');
  const metadata = await sharp(content)
    .metadata()
    .catch(() => undefined);
  const isKnown = metadata && (endings[metadata.format] || metadata.format === 'heif');
  const picture = isKnown && (await readPicture(content, metadata).catch(() => undefined));
  if (!picture)
    return refused(
      isKnown || isHeic(content) || beginsWell(content)
        ? whyUnreadable(content, metadata)
        : noPicture,
    );
  return inTurn(async () => {
    const old = ofEditor.test(name) ? undefined : await masterOf(name);
    const taken = old ? name : await newName(use in uses ? use : 'serve', title);
    const needed = old ? await neededFor(taken, old) : (uses[use] ?? uses.serve);
    const problem = needed && problemOf(picture, needed);
    if (problem) return refused(problem);
    const before = old && (await readFile(old));
    if (old) await rm(old);
    const file = path.join(masters, `${taken}${picture.ending}`);
    await writeFile(file, picture.file);
    const { code, said } = await pack(say);
    if (code === 0) {
      pictureNames.add(taken);
      return { done: true, said: 'The picture is there.', picture: taken };
    }
    await rm(file);
    if (old && before) await writeFile(old, before);
    await pack(() => {});
    return refused(said);
  });
}
