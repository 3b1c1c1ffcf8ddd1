/**
 * Islands that are fetched late: a bad connection, a broken island. The busy opener:
 * `e2e/failures/fetched-dialogs.spec.ts`.
 */
import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { LazyIsland } from '@/components/islands/layout-islands/lazy-island';
import { advanceClock, startAppClock } from '../support/app-clock';

const Gate = () => <p>Here</p>;
const Broken = () => {
  throw new Error('broken island');
};

interface Scene {
  readonly load: () => Promise<ComponentType>;
  readonly onFailure?: () => void;
}

const island = ({ load, ...rest }: Scene, wanted = true) => (
  <LazyIsland load={load} wanted={wanted} {...rest}>
    {(Island) => <Island />}
  </LazyIsland>
);

const offline = () => Promise.reject(new Error('offline'));
const never = () => new Promise<never>(() => {});

let complain: jest.SpyInstance;

beforeEach(() => {
  startAppClock();
  complain = jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('is fetched when it is first wanted, and stays', async () => {
  const load = jest.fn().mockResolvedValue(Gate);
  const { rerender } = render(island({ load }, false));
  expect(load).not.toHaveBeenCalled();
  for (const wanted of [true, false, true]) {
    rerender(island({ load }, wanted));
    await advanceClock(0);
    expect(screen.getByText('Here')).toBeInTheDocument();
  }
  expect(load).toHaveBeenCalledTimes(1);
});

it('comes late over a lost line, as long as it is wanted', async () => {
  const load = jest.fn<Promise<ComponentType>, []>(offline);
  const { rerender } = render(island({ load }));
  await advanceClock(30_000);
  const tried = load.mock.calls.length;
  rerender(island({ load }, false));
  await advanceClock(60_000);
  expect(load).toHaveBeenCalledTimes(tried);
  load.mockResolvedValue(Gate);
  rerender(island({ load }));
  await advanceClock(0);
  expect(screen.getByText('Here')).toBeInTheDocument();
});

describe('an island that cannot be had', () => {
  const onFailure = jest.fn();

  beforeEach(() => onFailure.mockReset());

  it.each<[string, Scene['load']]>([
    ['lost', offline],
    ['broken', async () => Broken],
  ])('tells each time it is wanted: %s', async (_, load) => {
    const { rerender } = render(island({ load, onFailure }));
    await advanceClock(1000);
    expect(onFailure).toHaveBeenCalledTimes(1);
    await advanceClock(30_000);
    rerender(island({ load, onFailure }, false));
    rerender(island({ load, onFailure }));
    await advanceClock(30_000);
    expect(onFailure).toHaveBeenCalledTimes(2);
  });

  it('tells when nobody would wait any longer, and once', async () => {
    render(island({ load: never, onFailure }));
    await advanceClock(4000);
    expect(onFailure).not.toHaveBeenCalled();
    await advanceClock(60_000);
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  it('does not tell when it is no longer wanted', async () => {
    const { rerender } = render(island({ load: offline, onFailure }));
    rerender(island({ load: offline, onFailure }, false));
    await advanceClock(30_000);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it.each<[string, Scene['load']]>([
    ['offline', offline],
    ['broken island', async () => Broken],
  ])('leaves the page and other islands standing, and says so once: %s', async (said, load) => {
    render(
      <>
        <p>Page</p>
        {island({ load })}
        {island({ load: async () => Gate })}
      </>,
    );
    await advanceClock(60_000);
    expect(screen.getByText('Page')).toBeInTheDocument();
    expect(screen.getByText('Here')).toBeInTheDocument();
    expect(complain).toHaveBeenCalledTimes(1);
    expect(complain.mock.calls.flat().join(' ')).toContain(said);
  });
});
