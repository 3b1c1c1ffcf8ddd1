import {
  PaintTiming,
  broughtScripts,
  fetchedAhead,
  hydrate,
  prepareLoader,
  settle,
  start,
} from '../support/loader';

prepareLoader();

describe('bringing the scripts', () => {
  it('fetches them after the load event, the first paint and an idle moment', async () => {
    start();
    await jest.advanceTimersByTimeAsync(1000);
    window.dispatchEvent(new Event('load'));
    await jest.advanceTimersByTimeAsync(1000);
    expect(fetchedAhead()).toEqual([]);
    PaintTiming.report?.();
    expect(fetchedAhead()).toEqual([]);
    await jest.advanceTimersByTimeAsync(500);
    expect(fetchedAhead()).toEqual(['/page.js', '/shared.js']);
    expect(broughtScripts()).toEqual([]);
  });

  it('runs them after three seconds, as the age gate comes at five', async () => {
    start();
    await jest.advanceTimersByTimeAsync(2999);
    expect(broughtScripts()).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(broughtScripts()).toHaveLength(2);
  });

  it.each(['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll'])(
    'brings them at the first %s',
    (sign) => {
      start();
      window.dispatchEvent(new Event(sign));
      expect(broughtScripts()).toHaveLength(2);
    },
  );

  it('brings them once', async () => {
    start();
    window.dispatchEvent(new Event('scroll'));
    window.dispatchEvent(new Event('keydown'));
    window.dispatchEvent(new Event('load'));
    await settle();
    expect(broughtScripts()).toHaveLength(2);
  });

  it('runs them in the order given', () => {
    start();
    window.dispatchEvent(new Event('scroll'));
    expect([...document.head.querySelectorAll('script')].map((tag) => tag.async)).toEqual([
      false,
      false,
    ]);
  });
});

describe('a click before hydration', () => {
  it('is held back, brings the scripts, and is made again once', async () => {
    const { button, clicked } = start();
    button.click();
    button.click();
    expect(clicked).not.toHaveBeenCalled();
    expect(broughtScripts()).toHaveLength(2);
    await hydrate();
    expect(clicked).toHaveBeenCalledTimes(1);
    await settle();
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('passes where nothing asks for a replay', () => {
    start();
    const link = document.querySelector('a')!;
    const followed = jest.fn();
    link.addEventListener('click', followed);
    link.click();
    expect(followed).toHaveBeenCalledTimes(1);
  });

  it('passes with a key that opens another tab', () => {
    const { button, clicked } = start();
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }));
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('goes its native way when the scripts cannot be had', () => {
    const { button, clicked } = start();
    button.click();
    document.head.querySelector('script')!.dispatchEvent(new Event('error'));
    expect(clicked).toHaveBeenCalledTimes(1);
    button.click();
    expect(clicked).toHaveBeenCalledTimes(2);
  });

  it('goes its native way when hydration does not come in four seconds', async () => {
    const { button, clicked } = start();
    button.click();
    await jest.advanceTimersByTimeAsync(3999);
    expect(clicked).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(clicked).toHaveBeenCalledTimes(1);
  });
});

it('passes every click once hydrated', async () => {
  const { button, clicked } = start();
  await hydrate();
  button.click();
  expect(clicked).toHaveBeenCalledTimes(1);
});
