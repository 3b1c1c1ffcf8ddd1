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

it('is a named carousel in the server’s HTML: a row with all slides that the Tab key reaches', () => {
  document.body.innerHTML = renderToStaticMarkup(carousel);
  const section = screen.getByRole('region', { name: 'Serves' });
  expect(section).toHaveAttribute('aria-roledescription', 'carousel');
  const row = within(section).getByRole('group', { name: 'Serves' });
  expect(row).toHaveAttribute('tabindex', '0');
  expect(row).toHaveTextContent('OneTwoThreeFourFiveSix');
  expect(document.querySelector('[inert], button')).toBeNull();
  document.body.innerHTML = '';
});

it('is a plain named row in windows that show it whole', () => {
  const { container } = render(<Carousel label="Serves" slides={slides} media="(width < 1px)" />);
  expect(screen.getByRole('region', { name: 'Serves' })).toBeInTheDocument();
  expect(container.querySelector('[aria-roledescription], [aria-live]')).toBeNull();
});

async function arrive() {
  render(carousel);
  act(() => mockAllIsIntersecting(true));
  await screen.findByRole('button', { name: 'Go to slide 6' });
  return userEvent.setup();
}

const stopButton = () => screen.getByRole('button', { name: 'Stop the slides' });
const startButton = () => screen.getByRole('button', { name: 'Start the slides' });

describe('once it has come near', () => {
  it('puts the pause button first in the tab order, then a named dot for each slide', async () => {
    const user = await arrive();
    expect(document.querySelector('[tabindex]')).toBeNull();
    const pause = stopButton();
    await user.tab();
    expect(pause).toHaveFocus();
    const dots = within(screen.getByRole('group', { name: 'Choose a slide' }));
    const buttons = dots.getAllByRole('button');
    expect(buttons.map((dot) => dot.getAttribute('aria-label'))).toEqual(
      slides.map((_, index) => `Go to slide ${index + 1}`),
    );
    expect(buttons.filter((dot) => dot.getAttribute('aria-current') === 'true')).toHaveLength(1);
  });

  it('announces slides only while autoplay is stopped', async () => {
    const user = await arrive();
    const live = () => document.querySelector('[aria-live]')?.getAttribute('aria-live');
    expect(live()).toBe('off');
    await user.click(stopButton());
    expect(live()).toBe('polite');
    await user.click(startButton());
    expect(live()).toBe('off');
  });

  it('stops at keyboard focus, also after a press that was released elsewhere', async () => {
    const user = await arrive();
    await user.pointer([
      { keys: '[MouseLeft>]', target: stopButton() },
      { target: document.body },
      { keys: '[/MouseLeft]' },
    ]);
    await user.tab();
    expect(startButton()).toBeInTheDocument();
  });

  it('does not rotate in calm motion, and starts only by its button', async () => {
    setSystemMotion('reduce');
    const user = await arrive();
    await user.click(startButton());
    expect(stopButton()).toBeInTheDocument();
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
