import { startAtTop } from '@/components/layout/boot/boot-steps';

const root = document.documentElement;

/** Counts how often the browser goes to what the address names. */
const wentThere = jest.fn();
addEventListener('hashchange', wentThere);

beforeEach(() => {
  wentThere.mockClear();
  jest.useFakeTimers();
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  document.body.innerHTML = '<section id="aboutus"></section>';
  root.dataset.intro = 'playing';
  history.replaceState(null, '', '/#aboutus');
  startAtTop(100);
});
afterEach(() => jest.useRealTimers());

const endIntro = () => {
  root.dataset.intro = 'done';
  jest.advanceTimersByTime(200);
};

it('keeps the hash out of the address until the intro is over, then glides to it', () => {
  window.dispatchEvent(new Event('load'));
  expect(location.hash).toBe('');
  endIntro();
  expect(location.hash).toBe('#aboutus');
  jest.runOnlyPendingTimers();
  expect(wentThere).toHaveBeenCalledTimes(1);
});

it('leaves a visitor alone who has moved on before the page had loaded', () => {
  endIntro();
  history.pushState(null, '', '/cookies');
  window.dispatchEvent(new Event('load'));
  expect(location.pathname + location.hash).toBe('/cookies');
  jest.runOnlyPendingTimers();
  expect(wentThere).not.toHaveBeenCalled();
});

describe('when hydration writes back the address it began with', () => {
  const finishHydration = async () => {
    root.dataset.hydrated = 'true';
    await Promise.resolve();
  };
  beforeEach(() => {
    window.dispatchEvent(new Event('load'));
    endIntro();
  });
  afterEach(() => delete root.dataset.hydrated);

  it('puts the hash back', async () => {
    history.replaceState(null, '', '/');
    await finishHydration();
    expect(location.hash).toBe('#aboutus');
  });

  it('leaves a visitor alone who has moved on meanwhile', async () => {
    history.pushState(null, '', '/cookies');
    await finishHydration();
    expect(location.pathname + location.hash).toBe('/cookies');
  });
});
