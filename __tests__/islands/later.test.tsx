/** Islands that are fetched late: a bad line, a broken island. */
import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Later } from '@/components/islands/islands/later';
import { pass, startAppClock } from '../support/app-clock';

const Gate = () => <p>Here</p>;
const Broken = () => {
  throw new Error('broken island');
};

interface Scene {
  readonly load: () => Promise<ComponentType>;
  readonly onFailure?: () => void;
}

const island = ({ load, onFailure }: Scene, wanted = true) => (
  <Later load={load} wanted={wanted} {...(onFailure && { onFailure })}>
    {(Island) => <Island />}
  </Later>
);

const offline = () => Promise.reject(new Error('offline'));

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
    await pass(10_000);
    expect(complain).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Page')).toBeInTheDocument();
  });

  it.each<[string, Scene['load']]>([
    ['lost', offline],
    ['broken', async () => Broken],
  ])('tells each time it is wanted: %s', async (_, load) => {
    const onFailure = jest.fn();
    const { rerender } = render(island({ load, onFailure }));
    await pass(10_000);
    expect(onFailure).toHaveBeenCalledTimes(1);
    rerender(island({ load, onFailure }, false));
    rerender(island({ load, onFailure }));
    await pass(10_000);
    expect(onFailure).toHaveBeenCalledTimes(2);
  });

  it('does not tell when it is no longer wanted', async () => {
    const onFailure = jest.fn();
    const { rerender } = render(island({ load: offline, onFailure }));
    rerender(island({ load: offline, onFailure }, false));
    await pass(10_000);
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
