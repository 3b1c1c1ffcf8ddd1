import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { pictureNames } from '../../content/schema/address';
import { slugify } from '../../content/schema/rules.mjs';
import { pictures } from '../../scripts/images/pictures';
import { npmCommand, start } from '../../scripts/run/command';
import type { Outcome } from '../api';
import { runExclusive } from './queue';

export const masters = 'art/masters';
/** Git hosts refuse files from 100 MB on, and warn from 50 MB on. */
export const maxFileBytes = 50_000_000;

export const stem = (file: string) => path.parse(file).name;

/** The path of a master picture, by its name. */
export async function masterOf(name: string): Promise<string | undefined> {
  const files = await readdir(masters);
  const found = files.find((file) => stem(file) === name && !file.endsWith('.json'));
  return found && path.join(masters, found);
}

/** The names of pictures that the editor adds and removes: those of serves and text pages. */
export const editorPicture = /^(?:serve|text)-[\w-]+$/;

interface Shape {
  readonly width: number;
  readonly height: number;
}

/** The minimum size of a picture, and its aspect ratio where the layout has one. */
interface Requirement {
  readonly width: number;
  readonly height?: number;
}

/** The requirements of a new picture, by its use. */
const uses: Readonly<Record<string, Requirement>> = {
  serve: { width: 864, height: 1080 },
  text: { width: 720 },
};

/** A name that no other picture has, made from its title. */
async function unusedName(use: string, title: string): Promise<string> {
  const names = (await readdir(masters)).map(stem);
  const preferred = `${use}-${slugify(title) || 'new'}`;
  const numbered = [
    preferred,
    ...Array.from({ length: 99 }, (_, index) => `${preferred}-${index + 2}`),
  ];
  return numbered.find((name) => !names.includes(name)) ?? preferred;
}

/** The ratio may differ by this factor from that of its box: the layouts crop the picture. */
const tolerance = 1.15;

/** The requirement of a picture that replaces another: its ratio, and the largest width in which it is exported. */
async function requirementFor(name: string, old: string): Promise<Shape> {
  const { width, height } = await sharp(old).metadata();
  const widths = pictures.find((each) => each.name === name)?.widths ?? [];
  const widest = Math.min(width, Math.max(...widths));
  return { width: widest, height: Math.round((widest * height) / width) };
}

/** Why a picture is refused, if it is. `npm run images` makes further checks, with messages of its own. */
export function problemOf(picture: Shape & { readonly opaque: boolean }, needed: Requirement) {
  const size = ({ width, height }: Requirement) =>
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

/** Runs `npm run images`, which generates the missing sizes and formats. Resolves to its exit code and error output. */
export function generateImages(
  report: (message: string) => void,
): Promise<{ code: number; errors: string }> {
  return new Promise((resolve) => {
    const child = start(npmCommand('images'));
    let errors = '';
    let files = 0;
    child.stdout?.on('data', (text: string) => {
      files += text.trim().split('\n').length;
      report(`Packing the picture: ${files} files made …`);
    });
    child.stderr?.on('data', (text: string) => (errors += text));
    child.on('exit', (code) => resolve({ code: code ?? 1, errors: errors.trim() }));
  });
}

/** The formats that are stored unchanged, with their file extensions. Others, except AVIF, become JPEG. */
const extensions: Readonly<Record<string, string | undefined>> = {
  jpeg: '.jpg',
  png: '.png',
  webp: '.webp',
};

const isHeic = (content: Buffer) =>
  content.toString('latin1', 4, 8) === 'ftyp' &&
  /^(?:hei|hev|mif1|msf1)/.test(content.toString('latin1', 8, 12));

/** Whether the first bytes are those of a JPEG, PNG or WebP, even if the rest is damaged. */
const hasImageSignature = (content: Buffer) =>
  /^(?:\xff\xd8\xff|\x89PNG|RIFF[^]{4}WEBP)/.test(content.toString('latin1', 0, 12));

const unsupported = 'This is no picture that can be used: send a JPEG, PNG, WebP or AVIF.';

/** Explains why a file cannot be read, and what to send instead. */
function explainUnreadable(content: Buffer, metadata: Metadata | undefined): string {
  if (isHeic(content))
    return 'This is a HEIC, the format in which iPhones keep photographs, and it cannot be read here. Send it as a JPEG: in the phone’s Photos, share it with “Options › Most Compatible”, or open it on a Mac in Preview and choose “File › Export … › JPEG”.';
  return metadata && metadata.width * metadata.height > 200_000_000
    ? `The picture has ${metadata.width} × ${metadata.height} pixels, more than can be worked on. Make it smaller, to 6000 pixels at most.`
    : 'The file breaks off in the middle, or is damaged: a part of the picture is missing. Take the original, or send it to yourself once more.';
}

/** Decodes a picture and converts it into a master: upright, in a supported format. Throws if it cannot be decoded. */
async function readPicture(content: Buffer, metadata: Metadata) {
  const { isOpaque: opaque } = await sharp(content).stats();
  const { width, height } = metadata.autoOrient;
  const isAvif = metadata.format === 'heif' && metadata.compression === 'av1';
  const unchanged = isAvif ? '.avif' : extensions[metadata.format];
  const extension = unchanged ?? '.jpg';
  // Phones store pictures rotated, with the orientation in the metadata.
  const upright = metadata.orientation || !unchanged ? sharp(content).autoOrient() : undefined;
  const converted = extension === '.jpg' ? upright?.jpeg({ quality: 95 }) : upright;
  return {
    width,
    height,
    opaque,
    extension,
    file: converted ? await converted.toBuffer() : content,
  };
}

/** The purpose of a picture: the name of the picture that it replaces, or the use and entry title of a new one. */
export interface PicturePurpose {
  readonly name: string;
  readonly use: string;
  readonly title: string;
}

const refused = (said: string): Outcome => ({ done: false, said });

/**
 * Checks a picture, stores it as a master and runs `npm run images`. A picture of a serve or a text page gets a new
 * name; any other replaces the one of its name. The outcome has the name, or the reason of a refusal.
 */
export async function storePicture(
  content: Buffer,
  { name, use, title }: PicturePurpose,
  report: (message: string) => void,
): Promise<Outcome> {
  report('Looking at the picture …');
  const metadata = await sharp(content)
    .metadata()
    .catch(() => undefined);
  const isKnown = metadata && (extensions[metadata.format] || metadata.format === 'heif');
  const picture = isKnown && (await readPicture(content, metadata).catch(() => undefined));
  if (!picture)
    return refused(
      isKnown || isHeic(content) || hasImageSignature(content)
        ? explainUnreadable(content, metadata)
        : unsupported,
    );
  return runExclusive(async () => {
    const old = editorPicture.test(name) ? undefined : await masterOf(name);
    const newName = old ? name : await unusedName(use in uses ? use : 'serve', title);
    const needed = old ? await requirementFor(newName, old) : (uses[use] ?? uses.serve);
    const problem = needed && problemOf(picture, needed);
    if (problem) return refused(problem);
    const before = old && (await readFile(old));
    if (old) await rm(old);
    const file = path.join(masters, `${newName}${picture.extension}`);
    await writeFile(file, picture.file);
    const { code, errors } = await generateImages(report);
    if (code === 0) {
      pictureNames.add(newName);
      return { done: true, said: 'The picture is there.', picture: newName };
    }
    await rm(file);
    if (old && before) await writeFile(old, before);
    await generateImages(() => {});
    return refused(errors);
  });
}
