/** Islands that are fetched late: a bad line, a broken island. */
import { render, screen } from '@testing-library/react';
import { Later } from '@/components/islands/islands/later';
import { pass, startAppClock } from '../support/app-clock';

const Gate = () => <p>Here</p>;
const Broken = () => {
  throw new Error('broken island');
};

beforeEach(startAppClock);

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('an island that is fetched late', () => {
  it('is not fetched before it is wanted', async () => {
    const load = jest.fn().mockResolvedValue(Gate);
    const island = (wanted: boolean) => (
      <Later load={load} wanted={wanted}>
        {(Island) => <Island />}
      </Later>
    );
    const { rerender } = render(island(false));
    expect(load).not.toHaveBeenCalled();
    rerender(island(true));
    await pass(0);
    expect(screen.getByText('Here')).toBeInTheDocument();
  });

  it('is fetched again when the line breaks', async () => {
    const load = jest
      .fn()
      .mockRejectedValueOnce(new Error('offline'))
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(Gate);
    render(
      <Later load={load} wanted>
        {(Island) => <Island />}
      </Later>,
    );
    await pass(4000);
    expect(screen.getByText('Here')).toBeInTheDocument();
  });

  it('says so once when it cannot be fetched, and leaves the page standing', async () => {
    const complain = jest.spyOn(console, 'error').mockImplementation(() => {});
    const load = () => Promise.reject(new Error('offline'));
    render(
      <>
        <p>Page</p>
        <Later load={load} wanted>
          {() => null}
        </Later>
      </>,
    );
    await pass(10_000);
    expect(complain).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Page')).toBeInTheDocument();
  });

  it('fails alone when it breaks', async () => {
    const complain = jest.spyOn(console, 'error').mockImplementation(() => {});
    const loadBroken = async () => Broken;
    const loadGate = async () => Gate;
    render(
      <>
        <p>Page</p>
        <Later load={loadBroken} wanted>
          {(Island) => <Island />}
        </Later>
        <Later load={loadGate} wanted>
          {(Island) => <Island />}
        </Later>
      </>,
    );
    await pass(0);
    expect(screen.getByText('Page')).toBeInTheDocument();
    expect(screen.getByText('Here')).toBeInTheDocument();
    expect(complain.mock.calls.flat().join(' ')).toContain('broken island');
  });
});
