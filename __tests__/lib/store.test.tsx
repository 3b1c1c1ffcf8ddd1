import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useStore } from '@/hooks/use-store';
import { createStore } from '@/lib/store';

const store = createStore('one');

function Value() {
  return <p>{useStore(store)}</p>;
}

it('shows a component its current value, and a prerendered page its first', () => {
  render(<Value />);
  act(() => store.set('two'));
  expect(screen.getByText('two')).toBeInTheDocument();
  expect(renderToString(<Value />)).toContain('one');
});

it('calls back on a change only, and until that is ended', () => {
  const listener = jest.fn();
  const end = store.subscribe(listener);
  store.set('three');
  store.set('three');
  end();
  store.set('four');
  expect(listener).toHaveBeenCalledTimes(1);
});
