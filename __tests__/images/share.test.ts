import { statSync } from 'node:fs';
import sharp from 'sharp';
import { brand } from '@/content/brand';
import { languageAt, languages, type Language } from '@/content/languages';
import { shareImageSize } from '@/content/metadata';
import { inLines } from '@/scripts/images/share/inscription';
import { sheetsIn } from '@/scripts/images/share/sheets';

const [english, spanish] = [languageAt('/'), languageAt('/es')];
const sheets = languages.flatMap(sheetsIn);

describe.each(sheets)('the share image $address', ({ address }) => {
  const file = `public${address}`;

  it('has the size that og:image:width and og:image:height say, and weighs less than 200 kB', async () => {
    const { width, height } = await sharp(file).metadata();
    expect({ width, height }).toEqual(shareImageSize);
    expect(statSync(file).size).toBeLessThan(200_000);
  });
});

const titleOf = (page: string, language: Language) =>
  sheetsIn(language).find(({ address }) => address.endsWith(`/${page}.jpg`))?.title;

describe('the title on a share image', () => {
  it('is the wordmark on the home page and the title of every other page', () => {
    expect(titleOf('home', english)).toBe(Object.values(brand.wordmark).join(''));
    expect(titleOf('terms-and-conditions', english)).toBe('Terms and Conditions');
    expect(titleOf('terms-and-conditions', spanish)).toBe('Términos y condiciones');
  });

  it('is broken into two lines as even as can be', () => {
    expect(inLines('Terms and Conditions', english)).toEqual(['Terms and', 'Conditions']);
    expect(inLines('Cookies', english)).toEqual(['Cookies']);
  });

  it('never ends a line with a short Spanish word, but for a line of its own', () => {
    expect(inLines('Política de privacidad', spanish)).toEqual(['Política', 'de privacidad']);
    expect(inLines('El emblema', spanish)).toEqual(['El', 'emblema']);
  });
});
