import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pngToIco from 'png-to-ico';
import sharp from 'sharp';
import { icons } from '../../content/icons';
import { iconSvg } from './mark';

const png = (svg: string) => sharp(Buffer.from(svg)).png({ palette: true, effort: 10 }).toBuffer();

/** Every icon of `content/icons` into `public`, from the one mark. */
export async function drawIcons(): Promise<void> {
  const bitmap = async (size: number) =>
    sharp(Buffer.from(iconSvg({ size, part: 0.86, corner: 0.18, small: true })))
      .png()
      .toBuffer();
  const full = (size: number, part: number, corner: number) => png(iconSvg({ size, part, corner }));
  const files: Record<string, Buffer | string> = {
    [icons.favicon.src]: await pngToIco([await bitmap(16), await bitmap(32)]),
    [icons.vector.src]: iconSvg({ size: 32, part: 0.86, corner: 0.18, small: true }),
    [icons.apple.src]: await full(180, 0.74, 0),
    [icons.small.src]: await full(192, 0.78, 0.18),
    [icons.large.src]: await full(512, 0.78, 0.18),
    [icons.maskable.src]: await full(512, 0.58, 0),
  };
  for (const [address, content] of Object.entries(files)) {
    const file = path.join('public', address);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
