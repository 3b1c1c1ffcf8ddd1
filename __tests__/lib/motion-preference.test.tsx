import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useCalmMotion } from '@/hooks/use-calm-motion';
import { readMotion } from '@/lib/calm-motion';
import { setSystemMotion } from '../support/match-media';

function Wish() {
  return <p>{useCalmMotion() ? 'calm' : 'lively'}</p>;
}

beforeEach(() => setSystemMotion('no-preference'));

afterEach(() => {
  window.localStorage.clear();
  act(readMotion);
});

describe('calm motion', () => {
  it('is assumed until the visitor’s wish is known', () => {
    expect(renderToString(<Wish />)).toContain('calm');
  });

  it('follows the system', () => {
    render(<Wish />);
    expect(screen.getByText('lively')).toBeInTheDocument();
    act(() => setSystemMotion('reduce'));
    expect(screen.getByText('calm')).toBeInTheDocument();
  });

  it('follows the switch of another tab', () => {
    render(<Wish />);
    window.localStorage.setItem('motion', 'calm');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'motion' })));
    expect(screen.getByText('calm')).toBeInTheDocument();
  });

  it('reads the switch again on a page that comes back from the back/forward cache', () => {
    render(<Wish />);
    window.localStorage.setItem('motion', 'calm');
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow')));
    expect(screen.getByText('calm')).toBeInTheDocument();
  });
});
