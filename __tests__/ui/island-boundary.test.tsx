import { render, screen } from '@testing-library/react';
import { IslandBoundary } from '@/components/ui/island-boundary/island-boundary';

function Broken(): never {
  throw new Error('broken island');
}

let complain: jest.SpyInstance;

beforeEach(() => {
  complain = jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => jest.restoreAllMocks());

describe('an island that crashes', () => {
  it('leaves other islands working, and logs one error', () => {
    render(
      <>
        <IslandBoundary>
          <Broken />
        </IslandBoundary>
        <IslandBoundary>
          <p>Neighbour</p>
        </IslandBoundary>
      </>,
    );
    expect(screen.getByText('Neighbour')).toBeInTheDocument();
    expect(complain).toHaveBeenCalledTimes(1);
    expect(complain.mock.calls.flat().join(' ')).toContain('broken island');
  });

  it('shows the fallback', () => {
    render(
      <IslandBoundary fallback={<a href="#contact">Write to us</a>}>
        <Broken />
      </IslandBoundary>,
    );
    expect(screen.getByRole('link', { name: 'Write to us' })).toBeInTheDocument();
  });
});
