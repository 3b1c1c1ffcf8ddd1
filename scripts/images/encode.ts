import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';

export type Format = 'avif' | 'webp' | 'jpeg';

/** The first letters of a content hash: enough to tell versions of one file apart. */
export const hashOf = (content: Buffer | string) =>
  createHash('sha256').update(content).digest('hex').slice(0, 10);

/** AVIF's quality is lowered by this much until a file keeps its budget. */
const step = 6;
/** The lowest AVIF quality; if the file is still too heavy, packing fails. */
const lowest = 18;

const encoders: Record<Format, (image: Sharp, quality: number) => Sharp> = {
  avif: (image, quality) => image.avif({ quality, effort: 6, chromaSubsampling: '4:2:0' }),
  webp: (image, quality) =>
    image.webp({ quality: Math.min(92, quality + 16), alphaQuality: 85, effort: 4 }),
  jpeg: (image, quality) => image.jpeg({ quality: Math.min(90, quality + 22), mozjpeg: true }),
};

const resized = (master: Buffer, width: number) =>
  sharp(master).resize({ width, kernel: 'lanczos3', withoutEnlargement: true });

/**
 * A layer's colour continues past its rim, so that it compresses well. Colour and alpha are resized separately, because
 * resizing them together would lose the colour outside the rim.
 */
export async function shrunkLayer(master: Buffer, width: number): Promise<Buffer> {
  const { hasAlpha } = await sharp(master).metadata();
  const colour = await resized(master, width).toBuffer();
  if (!hasAlpha) return colour;
  const alpha = await sharp(master).extractChannel('alpha').resize({ width }).png().toBuffer();
  const plain = await sharp(master).removeAlpha().resize({ width }).png().toBuffer();
  return sharp(plain).joinChannel(alpha).png().toBuffer();
}

/** One file of a picture at `width` pixels. */
export function encode(master: Buffer, width: number, format: Format, quality: number) {
  const image = resized(master, width);
  const opaque = format === 'jpeg' ? image.flatten({ background: '#110e0c' }) : image;
  return encoders[format](opaque, quality).toBuffer();
}

/**
 * One AVIF within `budget` bytes, at `quality` or as little below it as is needed.
 * @throws when even the lowest quality is too heavy.
 */
export async function encodeWithin(
  master: Buffer,
  width: number,
  quality: number,
  budget: number,
): Promise<{ content: Buffer; quality: number }> {
  for (let tried = quality; tried >= lowest; tried -= step) {
    const content = await encode(master, width, 'avif', tried);
    if (content.length <= budget) return { content, quality: tried };
  }
  throw new Error(
    `An AVIF of ${width} px is over ${budget} bytes even at the lowest quality: render it calmer or narrower`,
  );
}

interface Mask {
  data: Buffer;
  columns: number;
  rows: number;
}

/** A mask's values: the master's alpha, or its grey where it has none. */
async function maskOf(master: Buffer, width: number): Promise<Mask> {
  const { hasAlpha } = await sharp(master).metadata();
  const { data, info } = await resized(master, width)
    .extractChannel(hasAlpha ? 'alpha' : 0)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, columns: info.width, rows: info.height };
}

/** A black picture whose alpha is the mask. */
function asAlpha({ data, columns, rows }: Mask): Sharp {
  const pixels = Buffer.alloc(columns * rows * 4);
  data.forEach((value, index) => (pixels[index * 4 + 3] = value));
  return sharp(pixels, { raw: { width: columns, height: rows, channels: 4 } });
}

/** The middle of a mask, `width` pixels wide. */
async function middle(whole: Promise<Mask>, width: number): Promise<Mask> {
  const { data, columns, rows } = await whole;
  const left = Math.round((columns - width) / 2);
  const lines = Array.from({ length: rows }, (_, row) =>
    data.subarray(row * columns + left, row * columns + left + width),
  );
  return { data: Buffer.concat(lines), columns: width, rows };
}

/**
 * A mask as lossless WebP of 16 levels, which every browser can decode.
 * @param whole width of the uncropped mask in pixels, if `width` is only its middle
 */
export async function encodeMask(master: Buffer, width: number, whole = width): Promise<Buffer> {
  const { data, ...size } = await middle(maskOf(master, whole), width);
  const steps = data.map((value) => Math.round(value / 17) * 17) as Buffer;
  return asAlpha({ data: steps, ...size })
    .webp({ lossless: true, effort: 6 })
    .toBuffer();
}

/** A soft mask as AVIF: half the size, for masks without sharp edges. */
export async function encodeSoftMask(
  master: Buffer,
  width: number,
  quality: number,
): Promise<Buffer> {
  return asAlpha(await maskOf(master, width))
    .avif({ quality, effort: 6 })
    .toBuffer();
}

/** How dark the deepest shadow may be. */
const shadeStrength = 0.6;

/**
 * Shadows on white as a black picture whose alpha is their darkness: over a wall it looks like `multiply`, which costs
 * a phone a frame.
 */
export async function encodeShade(
  master: Buffer,
  width: number,
  format: 'avif' | 'webp',
  quality: number,
): Promise<Buffer> {
  const { data, ...size } = await maskOf(master, width);
  const dark = data.map((light) => Math.round((255 - light) * shadeStrength)) as Buffer;
  const image = asAlpha({ data: dark, ...size });
  return (
    format === 'avif'
      ? image.avif({ quality, effort: 6 })
      : image.webp({ quality, alphaQuality: quality })
  ).toBuffer();
}

const hex = (red: number, green: number, blue: number) =>
  `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** A picture's average colour, and as its placeholder while it loads a gradient of four colours. */
export async function colourAndPlaceholder(
  master: Buffer,
): Promise<{ colour: string; placeholder: string }> {
  const sample = async (height: number) => {
    const data = await sharp(master)
      .flatten({ background: '#110e0c' })
      .resize({ width: 1, height, fit: 'fill' })
      .removeAlpha()
      .raw()
      .toBuffer();
    return Array.from({ length: height }, (_, row) =>
      hex(data[row * 3] ?? 0, data[row * 3 + 1] ?? 0, data[row * 3 + 2] ?? 0),
    );
  };
  const [colour = '#110e0c'] = await sample(1);
  return { colour, placeholder: `linear-gradient(${(await sample(4)).join(',')})` };
}
