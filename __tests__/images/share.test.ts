import { statSync } from 'node:fs';
import sharp from 'sharp';
import { brand } from '@/content/brand';
import { metadata, shareImageSize } from '@/content/metadata';
import { routeIds } from '@/content/routes';
import { inLines, titleOf } from '@/scripts/images/share/inscription';

describe.each(routeIds)('the share image of %s', (id) => {
  const file = `public${metadata[id].shareImage.src}`;

  it('has the size that its head announces and weighs less than 200 kB', async () => {
    const { width, height } = await sharp(file).metadata();
    expect({ width, height }).toEqual(shareImageSize);
    expect(statSync(file).size).toBeLessThan(200_000);
  });
});

describe('its title', () => {
  it('is the wordmark on the home page and the title of every other route', () => {
    expect(titleOf('home')).toBe(Object.values(brand.wordmark).join(''));
    expect(titleOf('termsAndConditions')).toBe('Terms and Conditions');
  });

  it('breaks where the longer line is shortest', () => {
    expect(inLines('Terms and Conditions')).toEqual(['Terms and', 'Conditions']);
    expect(inLines('Cookies')).toEqual(['Cookies']);
  });
});
