import sharp from 'sharp';
import { brand } from '@/content/brand';
import { serves } from '@/content/home';
import { absoluteUrl } from '@/lib/seo/metadata';
import { recipe } from '@/lib/seo/recipe';

const site = absoluteUrl('');

/** Google's requirements for recipes: https://developers.google.com/search/docs/appearance/structured-data/recipe */
describe.each(serves.list)('the structured data of $name', (serve) => {
  const data = recipe(serve);

  it('shows the dish in three shapes: 1 to 1, 4 to 3 and 16 to 9, of 50,000 pixels or more', async () => {
    const shapes = await Promise.all(
      data.image.map(async (address) => {
        expect(address.startsWith(`${site}/`)).toBe(true);
        const { width, height } = await sharp(`public${address.slice(site.length)}`).metadata();
        expect(width * height).toBeGreaterThan(50_000);
        return width / height;
      }),
    );
    [1, 4 / 3, 16 / 9].forEach((shape, index) => expect(shapes[index]).toBeCloseTo(shape, 1));
  });

  it('begins with the number of what it makes', () => {
    expect(data.recipeYield).toMatch(/^1 \w/);
  });

  it('names who wrote it', () => {
    expect(data.author.name).toBe(brand.company);
  });

  it('names each ingredient with its quantity', () => {
    expect(data.recipeIngredient).toHaveLength(serve.measures.length);
    for (const ingredient of data.recipeIngredient) expect(ingredient).toMatch(/^[\d¼½¾.]+ oz /);
  });
});
