import { act, fireEvent, render, renderHook, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  mockAllIsIntersecting,
  setupIntersectionMocking,
} from 'react-intersection-observer/test-utils';
import { Carousel } from '@/components/islands/carousel/carousel';
import type { CarouselApi } from '@/components/islands/carousel/carousel-engine';
import { useRotation } from '@/components/islands/carousel/use-rotation';
import { setSystemMotion } from '../support/match-media';

const slides = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name) => (
  <p key={name}>{name}</p>
));
const carousel = <Carousel label="Serves" slides={slides} />;

class NoResize {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  setupIntersectionMocking(jest.fn);
  globalThis.ResizeObserver = NoResize;
  setSystemMotion('no-preference');
});

it('is a named carousel whose slides all stand in the page without script', () => {
  const html = renderToStaticMarkup(carousel);
  expect(html).toContain('aria-roledescription="carousel"');
  for (const name of ['One', 'Six']) expect(html).toContain(name);
  expect(html).not.toContain('inert');
});

it('is a plain named row, and no stop of the Tab key, in windows that show it whole', () => {
  const { container } = render(<Carousel label="Serves" slides={slides} media="(width < 1px)" />);
  expect(screen.getByRole('region', { name: 'Serves' })).toBeInTheDocument();
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  expect(container.querySelector('[aria-roledescription], [aria-live], [tabindex]')).toBeNull();
});

it('is a named stop of the Tab key while it is scrolled by hand', async () => {
  render(carousel);
  const row = screen.getByRole('group', { name: 'Serves' });
  expect(row).toHaveAttribute('tabindex', '0');
  act(() => mockAllIsIntersecting(true));
  await screen.findByRole('button', { name: 'Go to slide 6' });
  expect(screen.queryByRole('group', { name: 'Serves' })).not.toBeInTheDocument();
  expect(document.querySelector('[tabindex]')).toBeNull();
});

it('shows no controls until they work', () => {
  render(carousel);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

async function arrive() {
  render(carousel);
  act(() => mockAllIsIntersecting(true));
  await screen.findByRole('button', { name: 'Go to slide 6' });
  return userEvent.setup();
}

const current = () =>
  screen
    .getAllByRole('button', { name: /^Go to slide/ })
    .filter((dot) => dot.getAttribute('aria-current') === 'true');

describe('once it has come near', () => {
  it('puts the pause button first in the tab order and names every dot', async () => {
    const user = await arrive();
    await user.tab();
    expect(document.activeElement).toHaveAttribute('data-rotation');
    const dots = within(screen.getByRole('group', { name: 'Choose a slide' }));
    expect(dots.getAllByRole('button').map((dot) => dot.getAttribute('aria-label'))).toEqual(
      slides.map((_, index) => `Go to slide ${index + 1}`),
    );
  });

  it('marks one dot as the current one', async () => {
    await arrive();
    expect(current()).toHaveLength(1);
  });

  it('says nothing aloud while it turns and speaks once it is stopped', async () => {
    const user = await arrive();
    const live = () => document.querySelector('[aria-live]')?.getAttribute('aria-live');
    expect(live()).toBe('off');
    await user.click(screen.getByRole('button', { name: 'Stop the slides' }));
    expect(live()).toBe('polite');
    expect(screen.getByRole('button', { name: 'Start the slides' })).toBeInTheDocument();
  });

  it('stops when the keyboard arrives', async () => {
    const user = await arrive();
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Start the slides' })).toBeInTheDocument();
  });

  it('stops when the keyboard arrives after a press that was let go elsewhere', async () => {
    const user = await arrive();
    const target = screen.getByRole('button', { name: 'Stop the slides' });
    await user.pointer([
      { keys: '[MouseLeft>]', target },
      { target: document.body },
      { keys: '[/MouseLeft]' },
    ]);
    await user.tab();
    expect(screen.getByRole('button', { name: 'Start the slides' })).toBeInTheDocument();
  });

  it('rests for those who ask for calm, and starts only by its button', async () => {
    setSystemMotion('reduce');
    const user = await arrive();
    await user.click(screen.getByRole('button', { name: 'Start the slides' }));
    expect(screen.getByRole('button', { name: 'Stop the slides' })).toBeInTheDocument();
  });
});

it('turns with the arrow keys, but not with those of the browser, as Alt and Left for Back', () => {
  const api = { rootNode: () => document.body, scrollNext: jest.fn(), scrollPrev: jest.fn() };
  const { result } = renderHook(() => useRotation(api as unknown as CarouselApi));
  render(<button {...result.current.listeners}>Slides</button>);
  for (const held of ['altKey', 'ctrlKey', 'metaKey'])
    fireEvent.keyDown(screen.getByRole('button'), { key: 'ArrowLeft', [held]: true });
  expect(api.scrollPrev).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByRole('button'), { key: 'ArrowLeft' });
  expect(api.scrollPrev).toHaveBeenCalledTimes(1);
});
