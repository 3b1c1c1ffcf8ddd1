import { existsSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Picture } from '@/components/ui/picture/picture';
import type { ImageEntry } from '@/content/images/image-entry';
import { images, type ImageName } from '@/content/images/manifest';
import { fallbackSource, srcSet } from '@/lib/image-sources';
import { below } from '@/lib/media/below';

const phone = below('phone');

function shown(ui: React.ReactElement) {
  const { container } = render(ui);
  return {
    image: screen.getByRole<HTMLImageElement>('img'),
    sources: [...container.querySelectorAll('source')],
  };
}

describe('a picture further down the page', () => {
  it('is named in words and keeps its place while it loads', () => {
    const { image } = shown(<Picture name="oven" alt="Piñas by the oven" sizes="30vw" />);
    expect(image).toHaveAccessibleName('Piñas by the oven');
    expect(image).toHaveAttribute('width', String(images.oven.width));
    expect(image).toHaveAttribute('height', String(images.oven.height));
  });

  it('waits until it is near and does not hold up the page', () => {
    const { image } = shown(<Picture name="oven" alt="Piñas" sizes="30vw" />);
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).toHaveAttribute('decoding', 'async');
    expect(document.head.innerHTML).not.toContain('oven');
  });

  it('offers AVIF, then WebP, then JPEG, each at the width the layout shows', () => {
    const { image, sources } = shown(<Picture name="oven" alt="Piñas" sizes="30vw" />);
    expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    expect(image.src).toMatch(/\.jpeg$/);
    expect(image.srcset).toMatch(/^\/images\/oven-\d+\.[0-9a-f]{10}\.jpeg \d+w, /);
    expect([...sources, image].map(({ sizes }) => sizes)).toEqual(['30vw', '30vw', '30vw']);
  });

  it('has no JPEG where it stands on transparent ground', () => {
    const { image } = shown(<Picture name="plata-cut" alt="A bottle" sizes="30vw" />);
    expect(image.src).toMatch(/\.webp$/);
  });
});

describe('the picture of the first screen', () => {
  const first = (
    <Picture
      name="hero-wide"
      artDirection={[{ name: 'hero-tall', media: phone }]}
      alt="The field"
      sizes="100vw"
      priority
    />
  );

  it('is fetched at once, before others', () => {
    const { image } = shown(first);
    expect(image).toHaveAttribute('loading', 'eager');
    expect(image).toHaveAttribute('fetchpriority', 'high');
  });

  it('shows phones their own crop', () => {
    const { sources } = shown(first);
    const directed = sources.filter(({ media }) => media === phone);
    expect(directed.map(({ type }) => type)).toEqual(['image/avif', 'image/webp', 'image/jpeg']);
    expect(directed.every(({ srcset }) => srcset.includes('hero-tall'))).toBe(true);
    expect(sources.slice(0, 3)).toEqual(directed);
  });

  it('is preloaded once for each kind of screen', () => {
    render(first);
    const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')];
    const media = links.map((link) => [
      link.getAttribute('imagesrcset')?.split('-')[1],
      link.media,
    ]);
    expect(media).toEqual([
      ['tall', phone],
      ['wide', `not (${phone})`],
    ]);
  });
});

describe('a picture with other crops for two kinds of screen', () => {
  const flat = '(min-width: 1024px) and (min-aspect-ratio: 1.7)';
  const art = [
    { name: 'barrels', media: phone },
    { name: 'earth', media: flat, sizes: '120vw' },
  ] as const;

  it('fetches early just the one that is shown, at its own size', () => {
    render(<Picture name="oven" artDirection={art} alt="Piñas" sizes="100vw" priority />);
    const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')];
    expect(links.map((link) => [link.media, link.getAttribute('imagesizes')])).toEqual(
      expect.arrayContaining([
        [phone, '100vw'],
        [flat, '120vw'],
        [`not ((${phone}) or (${flat}))`, '100vw'],
      ]),
    );
  });

  it('shows each at its own size', () => {
    const { sources } = shown(<Picture name="oven" artDirection={art} alt="Piñas" sizes="100vw" />);
    const sizesOf = (name: string) =>
      sources.filter(({ srcset }) => srcset.includes(name)).map(({ sizes }) => sizes);
    expect(new Set(sizesOf('earth'))).toEqual(new Set(['120vw']));
    expect(new Set(sizesOf('barrels'))).toEqual(new Set(['100vw']));
  });
});

it('has no style attribute, which the policy would refuse', () => {
  const html = renderToStaticMarkup(<Picture name="oven" alt="" sizes="100vw" />);
  expect(html).not.toMatch(/ style=/);
});

it('is there in every format and width that is listed of it, with a stand-in of at most 200 bytes', () => {
  for (const name of Object.keys(images) as ImageName[]) {
    const listed = (['avif', 'webp', 'jpeg'] as const).flatMap(
      (format) => srcSet(name, format)?.match(/\/\S+/g) ?? [],
    );
    const missing = [...listed, fallbackSource(name)].filter(
      (file) => !existsSync(`public${file}`),
    );
    expect(missing).toEqual([]);
    const { placeholder }: ImageEntry = images[name];
    expect(Buffer.byteLength(placeholder)).toBeLessThanOrEqual(200);
  }
});
