/** How the one dialog comes and goes, for a person at a keyboard or with a mouse. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { pressEscape } from '../support/dialog';
import { setSystemMotion } from '../support/match-media';
import {
  addOpener,
  dialog,
  expectHeld,
  expectNoDialog,
  passTransition,
  Sample,
  setUpDialogs,
} from './support/sample-dialog';

setUpDialogs();

describe('a dialog', () => {
  it('is not in the page until it is wanted', () => {
    expect(renderToString(<Sample open={false} />)).toBe('');
  });

  it('asks to be closed on Escape, and leaves when it is', () => {
    const onDismiss = jest.fn();
    const { rerender } = render(<Sample onDismiss={onDismiss} />);
    act(() => pressEscape());
    expect(onDismiss).toHaveBeenCalledTimes(1);
    expect(dialog()).toHaveAttribute('open');
    rerender(<Sample open={false} onDismiss={onDismiss} />);
    passTransition();
    expectNoDialog();
  });

  it('asks once more when the browser closes it without asking', () => {
    const onDismiss = jest.fn();
    render(<Sample onDismiss={onDismiss} />);
    act(() => pressEscape({ again: true }));
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('asks to be closed by a click beside the panel, not by one that began inside it', () => {
    const onDismiss = jest.fn();
    render(<Sample onDismiss={onDismiss} />);
    fireEvent.pointerDown(screen.getByText('Inside'));
    fireEvent.click(dialog());
    fireEvent.pointerDown(screen.getByText('Inside'));
    fireEvent.click(screen.getByText('Inside'));
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent.pointerDown(dialog());
    fireEvent.click(dialog());
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('stays through the second click of the double one that opened it', () => {
    const onDismiss = jest.fn();
    render(<Sample onDismiss={onDismiss} />);
    fireEvent.pointerDown(dialog());
    fireEvent.click(dialog(), { detail: 2 });
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent.pointerDown(dialog());
    fireEvent.click(dialog(), { detail: 1 });
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('leaves as soon as its transition ends', () => {
    const { rerender } = render(<Sample />);
    rerender(<Sample open={false} />);
    act(() => void dialog().dispatchEvent(new Event('transitionend')));
    expectNoDialog();
  });

  it('does not take the end of another transition for its own', () => {
    const { rerender } = render(<Sample />);
    rerender(<Sample open={false} />);
    fireEvent.transitionEnd(screen.getByText('Inside'), { bubbles: true });
    expect(dialog()).toBeInTheDocument();
    passTransition();
    expectNoDialog();
  });

  it('leaves at once where motion is calm', () => {
    setSystemMotion('reduce');
    const { rerender } = render(<Sample />);
    rerender(<Sample open={false} />);
    expectNoDialog();
  });

  it('stays when it is opened again while it leaves', () => {
    const opener = addOpener();
    const { rerender } = render(<Sample />);
    rerender(<Sample open={false} />);
    rerender(<Sample />);
    passTransition();
    expect(dialog()).toHaveAttribute('open');
    expectHeld(true);
    rerender(<Sample open={false} />);
    passTransition();
    expect(opener).toHaveFocus();
  });
});

describe('a dialog that must be answered', () => {
  it('stays through Escape, pressed again and again', () => {
    render(<Sample />);
    for (let press = 0; press < 4; press += 1) act(() => pressEscape({ again: press > 0 }));
    expect(dialog()).toHaveAttribute('open');
    expect(dialog()).toHaveAttribute('closedby', 'none');
  });

  it('stays where the browser knows no closedby', () => {
    render(<Sample />);
    dialog().removeAttribute('closedby');
    for (let press = 0; press < 4; press += 1) act(() => pressEscape({ again: press > 0 }));
    expect(dialog()).toHaveAttribute('open');
  });

  it('stands up again when something closes it all the same', () => {
    render(<Sample />);
    act(() => dialog().close());
    expect(dialog()).toHaveAttribute('open');
    expect(screen.getByRole('heading')).toHaveFocus();
  });

  it('stays through a click beside the panel', () => {
    render(<Sample />);
    fireEvent.pointerDown(dialog());
    fireEvent.click(dialog());
    expect(dialog()).toHaveAttribute('open');
  });

  it('leaves Escape to a dialog above it', () => {
    const onDismiss = jest.fn();
    render(<Sample />);
    render(<Sample name="Above" onDismiss={onDismiss} />);
    act(() => pressEscape());
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });
});
