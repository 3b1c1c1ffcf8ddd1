import { PaintTiming, broughtScripts, prepareLoader, start } from '../support/loader';

prepareLoader();

/** What the first sign has woken, in document order. */
const awake = () => [...document.querySelectorAll('[data-awake]')].map(({ tagName }) => tagName);

describe('at the first sign of a visitor', () => {
  it.each(['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll', 'pointermove'])(
    'wakes all of the page after the first %s',
    async (sign) => {
      start();
      expect(awake()).toEqual([]);
      window.dispatchEvent(new Event(sign));
      await jest.advanceTimersByTimeAsync(1000);
      expect(awake()).toEqual(['HTML', 'HEADER', 'SECTION', 'SECTION', 'FOOTER']);
    },
  );

  it('wakes one piece a frame, from the top', async () => {
    start();
    window.dispatchEvent(new Event('pointermove'));
    expect(awake()).toEqual(['HEADER']);
    await jest.advanceTimersByTimeAsync(17);
    expect(awake()).toEqual(['HEADER', 'SECTION']);
  });

  it('does not hurry the scripts when a mouse moves over the page', async () => {
    start();
    window.dispatchEvent(new Event('pointermove'));
    await jest.advanceTimersByTimeAsync(1000);
    expect(broughtScripts()).toEqual([]);
  });
});

describe('after the first paint', () => {
  const { dataset } = document.documentElement;
  const laidOut = () => [...document.querySelectorAll('[style*="visible"]')].length;

  it('asks for what the first paint did not wait for, the large letters first', async () => {
    start();
    expect(dataset.painted).toBeUndefined();
    PaintTiming.report?.();
    expect(dataset.painted).toBe('large');
    await jest.advanceTimersByTimeAsync(20);
    expect(dataset.painted).toBe('all');
  });

  it('lays the page out piece by piece', async () => {
    start();
    PaintTiming.report?.();
    await jest.advanceTimersByTimeAsync(220);
    expect(laidOut()).toBe(1);
    expect(dataset.laidOut).toBeUndefined();
    await jest.advanceTimersByTimeAsync(500);
    expect(laidOut()).toBe(4);
    expect(dataset.laidOut).toBe('true');
  });
});
