/** Islands that are fetched late: a bad line. */
import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { pass, startAppClock } from '../support/app-clock';
import { goTo } from '../support/navigation';
import { Gate, island, never, offline } from './support/lazy-island';

jest.mock('next/navigation', () => jest.requireActual('../support/navigation'));

beforeEach(startAppClock);

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('an island that is fetched late', () => {
  it('is not fetched before it is wanted', async () => {
    const load = jest.fn().mockResolvedValue(Gate);
    const { rerender } = render(island({ load }, false));
    expect(load).not.toHaveBeenCalled();
    rerender(island({ load }));
    await pass(0);
    expect(screen.getByText('Here')).toBeInTheDocument();
  });

  it('is fetched again when the line breaks', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const load = jest
      .fn()
      .mockImplementationOnce(offline)
      .mockImplementationOnce(offline)
      .mockResolvedValue(Gate);
    render(island({ load }));
    await pass(4000);
    expect(screen.getByText('Here')).toBeInTheDocument();
  });
});

describe('what opens an island', () => {
  it('is busy until the island is there', async () => {
    const opener = document.createElement('button');
    let arrive = (_island: ComponentType) => {};
    const load = () => new Promise<ComponentType>((resolve) => (arrive = resolve));
    const { rerender } = render(island({ load, opener }, false));
    expect(opener).not.toHaveAttribute('aria-busy');
    rerender(island({ load, opener }));
    expect(opener).toHaveAttribute('aria-busy', 'true');
    arrive(Gate);
    await pass(0);
    expect(screen.getByText('Here')).toBeInTheDocument();
    expect(opener).not.toHaveAttribute('aria-busy');
  });

  it('tells after a second that the island is long in coming, and when nobody waits any more', async () => {
    const onWait = jest.fn();
    const { rerender } = render(island({ load: never, onWait }));
    await pass(900);
    expect(onWait).not.toHaveBeenCalled();
    await pass(200);
    expect(onWait).toHaveBeenLastCalledWith(true);
    rerender(island({ load: never, onWait }, false));
    expect(onWait).toHaveBeenLastCalledWith(false);
  });

  it('is not busy any more once the island is given up', () => {
    const opener = document.createElement('button');
    const { rerender } = render(island({ load: never, opener }));
    rerender(island({ load: never, opener }, false));
    expect(opener).not.toHaveAttribute('aria-busy');
  });
});

describe('an island that is still wanted after its line was lost', () => {
  let isOnline: boolean;
  const load = jest.fn<Promise<ComponentType>, []>();

  beforeEach(async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    isOnline = false;
    load.mockReset().mockImplementation(async () => (isOnline ? Gate : offline()));
  });

  async function loseTheLine() {
    const rendered = render(island({ load }));
    await pass(4000);
    expect(screen.queryByText('Here')).not.toBeInTheDocument();
    isOnline = true;
    return rendered;
  }

  it('comes by itself', async () => {
    await loseTheLine();
    await pass(10_000);
    expect(screen.getByText('Here')).toBeInTheDocument();
  });

  it('comes as soon as the browser is online', async () => {
    await loseTheLine();
    fireEvent.online(window);
    await pass(0);
    expect(screen.getByText('Here')).toBeInTheDocument();
  });

  it('comes as soon as the visitor looks at the page again', async () => {
    await loseTheLine();
    fireEvent(document, new Event('visibilitychange'));
    await pass(0);
    expect(screen.getByText('Here')).toBeInTheDocument();
  });

  it('comes with a change of route', async () => {
    const { rerender } = await loseTheLine();
    goTo('/cookies');
    rerender(island({ load }));
    await pass(0);
    expect(screen.getByText('Here')).toBeInTheDocument();
  });

  it('is not fetched behind another tab', async () => {
    await loseTheLine();
    const asked = load.mock.calls.length;
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await pass(60_000);
    expect(load).toHaveBeenCalledTimes(asked);
    hidden.mockRestore();
    fireEvent(document, new Event('visibilitychange'));
    await pass(0);
    expect(screen.getByText('Here')).toBeInTheDocument();
  });

  it('is asked for once at a time, and no more once it is there', async () => {
    await loseTheLine();
    const asked = load.mock.calls.length;
    fireEvent.online(window);
    fireEvent(document, new Event('visibilitychange'));
    await pass(60_000);
    fireEvent.online(window);
    expect(load).toHaveBeenCalledTimes(asked + 1);
  });

  it('is given up when it is no longer wanted', async () => {
    const { rerender } = await loseTheLine();
    const asked = load.mock.calls.length;
    rerender(island({ load }, false));
    fireEvent.online(window);
    fireEvent(document, new Event('visibilitychange'));
    await pass(60_000);
    expect(load).toHaveBeenCalledTimes(asked);
  });
});
