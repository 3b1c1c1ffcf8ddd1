/** Islands that cannot be had: a lost line, a broken island. */
import { render, screen } from '@testing-library/react';
import { pass, startAppClock } from '../support/app-clock';
import { Broken, Gate, island, never, offline, type Scene } from './support/lazy-island';

jest.mock('next/navigation', () => jest.requireActual('../support/navigation'));

beforeEach(startAppClock);

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
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
