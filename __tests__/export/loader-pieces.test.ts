import { PaintTiming, bringNear, broughtScripts, prepareLoader, start } from '../support/loader';

prepareLoader();

/** The pieces whose textures still wait, in document order. */
const lazyPieces = () =>
  [...document.querySelectorAll('[data-lazy]')].map(({ tagName }) => tagName);

describe('at the first sign of a visitor', () => {
  it.each(['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll', 'pointermove'])(
    'loads the textures of all near pieces after the first %s',
    async (sign) => {
      start();
      expect(lazyPieces()).toEqual(['HEADER', 'SECTION', 'SECTION', 'FOOTER']);
      window.dispatchEvent(new Event(sign));
      await jest.advanceTimersByTimeAsync(1000);
      expect(lazyPieces()).toEqual([]);
    },
  );

  it('loads one piece after another, the furthest down first', async () => {
    start();
    window.dispatchEvent(new Event('pointermove'));
    await jest.advanceTimersByTimeAsync(20);
    expect(lazyPieces()).toEqual(['HEADER', 'SECTION', 'SECTION']);
    await jest.advanceTimersByTimeAsync(140);
    expect(lazyPieces()).toEqual(['HEADER', 'SECTION']);
  });

  it('tells a piece one frame before, so that it can ask for its pictures', async () => {
    start();
    window.dispatchEvent(new Event('pointermove'));
    await jest.advanceTimersByTimeAsync(1);
    expect(document.querySelector('[data-lazy$="soon"]')?.tagName).toBe('FOOTER');
    expect(document.querySelector('footer')?.dataset.lazy).toBe('all soon');
  });

  it('leaves what is far below until it comes near', async () => {
    start();
    const footer = document.querySelector('footer')!;
    footer.setAttribute('data-far', '');
    window.dispatchEvent(new Event('wheel'));
    await jest.advanceTimersByTimeAsync(3000);
    expect(lazyPieces()).toEqual(['FOOTER']);
    bringNear(footer);
    await jest.advanceTimersByTimeAsync(20);
    expect(lazyPieces()).toEqual([]);
  });

  it('loads what is in view before what lies above it', async () => {
    start();
    document.querySelectorAll('section').forEach((piece) => piece.setAttribute('data-passed', ''));
    window.dispatchEvent(new Event('wheel'));
    await jest.advanceTimersByTimeAsync(150);
    expect(lazyPieces()).toEqual(['SECTION', 'SECTION']);
    await jest.advanceTimersByTimeAsync(1000);
    expect(lazyPieces()).toEqual([]);
  });

  it('does not hurry the scripts when a mouse moves over the page', async () => {
    start();
    window.dispatchEvent(new Event('pointermove'));
    await jest.advanceTimersByTimeAsync(1000);
    expect(broughtScripts()).toEqual([]);
  });
});

const heldFont =
  '<link data-held rel="preload" as="font" media="(scripting: none)">' +
  '<style media="(scripting: none)">@font-face{font-family:imbue;src:url(a.woff2)}</style>';

const mediaOf = (name: 'link' | 'style') =>
  [...document.querySelectorAll(name)].map(({ media }) => media);

describe('after the first paint', () => {
  const { dataset } = document.documentElement;
  const laidOut = () =>
    [...document.querySelectorAll<HTMLElement>('header, section, footer')].filter(
      ({ style }) => style.contentVisibility === 'visible',
    ).length;

  it('shows what the intro covers, and asks for the fonts', async () => {
    start();
    document.head.innerHTML = heldFont + heldFont;
    expect(dataset.painted).toBeUndefined();
    PaintTiming.report?.();
    await jest.advanceTimersByTimeAsync(20);
    expect(dataset.painted).toBe('');
    expect(mediaOf('link')).toEqual(['', '']);
    expect(mediaOf('style')).toEqual(['(scripting: none)', '(scripting: none)']);
  });

  it('uses the fonts once all have come or cannot be had, and leaves other sheets alone', async () => {
    start();
    document.head.innerHTML = `${heldFont + heldFont}<style media="print">main{color:black}</style>`;
    PaintTiming.report?.();
    await jest.advanceTimersByTimeAsync(20);
    const [first, second] = document.querySelectorAll('link');
    first?.dispatchEvent(new Event('load'));
    expect(mediaOf('style')).toEqual(['(scripting: none)', '(scripting: none)', 'print']);
    second?.dispatchEvent(new Event('error'));
    expect(mediaOf('style')).toEqual(['', '', 'print']);
  });

  it('lays the page out piece by piece once the fonts have come', async () => {
    start();
    document.head.innerHTML = heldFont;
    PaintTiming.report?.();
    await jest.advanceTimersByTimeAsync(500);
    expect(laidOut()).toBe(0);
    document.querySelector('link')?.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(120);
    expect(laidOut()).toBe(1);
    expect(dataset.laidOut).toBeUndefined();
    await jest.advanceTimersByTimeAsync(500);
    expect(laidOut()).toBe(4);
    expect(dataset.laidOut).toBe('');
  });
});
