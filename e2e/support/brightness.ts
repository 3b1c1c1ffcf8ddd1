import type { Page } from '@playwright/test';
import sharp from 'sharp';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The darkest and the brightest grey, from 0 to 255, of a part of the window as it is painted. For tests that are
 * `@chromium`: in Firefox the driver adds an inline style to each picture, and the page's policy complains.
 */
export async function brightnessOf(page: Page, clip: Box): Promise<{ min: number; max: number }> {
  const { channels } = await sharp(await page.screenshot({ clip }))
    .greyscale()
    .stats();
  return { min: channels[0]?.min ?? 0, max: channels[0]?.max ?? 0 };
}
