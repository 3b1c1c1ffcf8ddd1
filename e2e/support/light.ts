import type { Page } from '@playwright/test';
import sharp from 'sharp';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A part of the window as it is painted, a PNG. */
export function painted(page: Page, clip: Box): Promise<Buffer> {
  // Playwright hides the caret with an inline style, which the policy refuses and Firefox reports.
  return page.screenshot({ clip, caret: 'initial' });
}

/** The darkest and the brightest grey, from 0 to 255, of a part of the window as it is painted. */
export async function lightIn(page: Page, clip: Box): Promise<{ min: number; max: number }> {
  const { channels } = await sharp(await painted(page, clip)).greyscale().stats();
  return { min: channels[0]?.min ?? 0, max: channels[0]?.max ?? 0 };
}
