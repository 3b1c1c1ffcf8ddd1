/** Islands that are fetched late: a bad line, a broken island. */
import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { LazyIsland } from '@/components/islands/layout-islands/lazy-island';
import { pass, startAppClock } from '../support/app-clock';
import { goTo } from '../support/navigation';

jest.mock('next/navigation', () => jest.requireActual('../support/navigation'));

const Gate = () => <p>Here</p>;
const Broken = () => {
  throw new Error('broken island');
};

interface Scene {
  readonly load: () => Promise<ComponentType>;
  readonly opener?: HTMLElement;
  readonly onFailure?: () => void;
}

const island = ({ load, ...rest }: Scene, wanted = true) => (
  <LazyIsland load={load} wanted={wanted} {...rest}>
    {(Island) => <Island />}
  </LazyIsland>
);

const offline = () => Promise.reject(new Error('offline'));
const never = () => new Promise<never>(() => {});

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

describe('an island that cannot be had', () => {
  let complain: jest.SpyInstance;

  beforeEach(() => {
    complain = jest.spyOn(console, 'error').mockImplementation(() => {});
  });

  it('says so once and leaves the page standing', async () => {
    render(
      <>
        <p>Page</p>
        {island({ load: offline })}
      </>,
    );
    await pass(60_000);
    expect(complain).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Page')).toBeInTheDocument();
  });

  it.each<[string, Scene['load']]>([
    ['lost', offline],
    ['broken', async () => Broken],
  ])('tells each time it is wanted: %s', async (_, load) => {
    const onFailure = jest.fn();
    const { rerender } = render(island({ load, onFailure }));
    await pass(30_000);
    expect(onFailure).toHaveBeenCalledTimes(1);
    rerender(island({ load, onFailure }, false));
    rerender(island({ load, onFailure }));
    await pass(30_000);
    expect(onFailure).toHaveBeenCalledTimes(2);
  });

  it('tells within a second that it was lost', async () => {
    const onFailure = jest.fn();
    render(island({ load: offline, onFailure }));
    await pass(1000);
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  it('tells when nobody would wait any longer, and once', async () => {
    const onFailure = jest.fn();
    render(island({ load: never, onFailure }));
    await pass(4000);
    expect(onFailure).not.toHaveBeenCalled();
    await pass(60_000);
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  it('does not tell when it is no longer wanted', async () => {
    const onFailure = jest.fn();
    const { rerender } = render(island({ load: offline, onFailure }));
    rerender(island({ load: offline, onFailure }, false));
    await pass(30_000);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('fails alone when it breaks', async () => {
    render(
      <>
        <p>Page</p>
        {island({ load: async () => Broken })}
        {island({ load: async () => Gate })}
      </>,
    );
    await pass(0);
    expect(screen.getByText('Page')).toBeInTheDocument();
    expect(screen.getByText('Here')).toBeInTheDocument();
    expect(complain.mock.calls.flat().join(' ')).toContain('broken island');
  });
});
