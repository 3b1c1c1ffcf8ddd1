import { startAtTop } from '@/components/layout/boot/boot-steps';

const root = document.documentElement;
const scrollTo = jest.fn();
const glide = jest.fn();

/** Opens the page at an address, during the intro or without one. */
function open(address: string, intro: 'playing' | 'done', type = 'navigate') {
  document.body.innerHTML = '<section id="aboutus"></section>';
  root.dataset.intro = intro;
  history.replaceState(null, '', address);
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  Object.assign(window, { scrollTo });
  Element.prototype.scrollIntoView = glide;
  startAtTop();
  window.dispatchEvent(new Event('load'));
}

const endIntro = async () => {
  root.dataset.intro = 'done';
  await new Promise((resolve) => setTimeout(resolve));
};

beforeEach(() => jest.clearAllMocks());

it('starts at the top, and glides to what the hash names once the intro is over', async () => {
  open('/#aboutus', 'playing');
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  expect(glide).not.toHaveBeenCalled();
  await endIntro();
  expect(glide).toHaveBeenCalledTimes(1);
});

it('leaves a visitor alone who has gone to another part meanwhile', async () => {
  open('/#aboutus', 'playing');
  history.replaceState(null, '', '/#plata');
  await endIntro();
  expect(glide).not.toHaveBeenCalled();
});

it.each(['/#nothing', '/#%', '/#a b'])(
  'does nothing for %s, and does not fail',
  async (address) => {
    open(address, 'playing');
    await endIntro();
    expect(glide).not.toHaveBeenCalled();
  },
);

it('leaves the place to the browser after Back, and where there is no intro before a hash', () => {
  open('/', 'done', 'back_forward');
  open('/#aboutus', 'done');
  expect(scrollTo).not.toHaveBeenCalled();
});
