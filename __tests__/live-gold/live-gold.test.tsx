import { act, render, screen } from '@testing-library/react';
import {
  mockAllIsIntersecting,
  setupIntersectionMocking,
} from 'react-intersection-observer/test-utils';
import { LiveGold } from '@/components/islands/live-gold/live-gold';
import { setSystemMotion } from '../support/match-media';

/** A drawing context that takes every call and draws nothing. */
const anyContext = new Proxy({}, { get: () => () => undefined, set: () => true });

let getContext: jest.SpyInstance;

beforeEach(() => {
  setupIntersectionMocking(jest.fn);
  setSystemMotion('no-preference');
  getContext = jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue(anyContext as never);
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

/** Brings the portrait near, and waits until the engine is loaded. */
async function renderInView(): Promise<void> {
  render(<LiveGold poster="with its flakes" backdrop="without flakes" />);
  await act(async () => {
    mockAllIsIntersecting(true);
    await import('@/components/islands/live-gold/engine');
  });
}

it('takes the place of the rendered flakes once the portrait is near', async () => {
  await renderInView();
  expect(await screen.findByRole('button', { name: /stir/i })).toBeVisible();
  expect(screen.getByText('without flakes')).toBeInTheDocument();
});

it('leaves the rendered flakes where nothing can be drawn on a canvas', async () => {
  getContext.mockReturnValue(null);
  await renderInView();
  expect(getContext).toHaveBeenCalled();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText('without flakes')).toBeNull();
});

it('leaves them to visitors who save data, and fetches nothing more', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  await renderInView();
  expect(getContext).not.toHaveBeenCalled();
  expect(screen.queryByText('without flakes')).toBeNull();
});

it.each(['moves', 'is stilled'])(
  'where the browser loses what was drawn while it %s, shows the rendered flakes until it is drawn again',
  async (state) => {
    const draw = jest.fn();
    const context = new Proxy({}, { get: () => draw, set: () => true });
    getContext.mockReturnValue(context as never);
    await renderInView();
    const button = await screen.findByRole('button', { name: /stir/i });
    if (state === 'is stilled') act(() => button.click());
    const canvas = document.querySelector('canvas')!;
    act(() => void canvas.dispatchEvent(new Event('contextlost')));
    expect(screen.queryByText('without flakes')).toBeNull();
    draw.mockClear();
    act(() => void canvas.dispatchEvent(new Event('contextrestored')));
    expect(draw).toHaveBeenCalled();
    expect(screen.getByText('without flakes')).toBeInTheDocument();
  },
);
