/** @jest-environment jsdom */
import { startAtTop } from '@/components/layout/page-script/scroll-start';

const root = document.documentElement;
const scrollTo = jest.fn();

/** Opens the page at an address, during the intro or without one. */
function open(address: string, intro: 'playing' | 'done', type = 'navigate') {
  root.dataset.intro = intro;
  history.replaceState(null, '', address);
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  Object.assign(window, { scrollTo });
  startAtTop();
  window.dispatchEvent(new Event('load'));
}

const endIntro = async () => {
  root.dataset.intro = 'done';
  await new Promise((resolve) => setTimeout(resolve));
};

beforeEach(() => jest.clearAllMocks());

it('starts at the top, and goes to what the hash names once the intro is over', async () => {
  open('/?from=mail#aboutus', 'playing');
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  expect(location.href).toMatch(/\/\?from=mail$/);
  await endIntro();
  expect(location.href).toMatch(/\/\?from=mail#aboutus$/);
});

it('finds the hash again when the page is reloaded behind the intro', async () => {
  open('/#aboutus', 'playing');
  startAtTop();
  window.dispatchEvent(new Event('load'));
  await endIntro();
  expect(location.hash).toBe('#aboutus');
});

it('leaves a visitor alone who has gone to another part meanwhile', async () => {
  open('/#aboutus', 'playing');
  history.replaceState(null, '', '/#plata');
  await endIntro();
  expect(location.hash).toBe('#plata');
});

it('leaves the place to the browser after Back, and where there is no intro before a hash', () => {
  open('/', 'done', 'back_forward');
  open('/#aboutus', 'done');
  expect(scrollTo).not.toHaveBeenCalled();
});
