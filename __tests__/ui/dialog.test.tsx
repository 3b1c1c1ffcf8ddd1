/** How the one dialog comes and goes, for a person at a keyboard, with a mouse or behind a content blocker. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { pressEscape, resize } from '../support/dialog';
import { addOpener, dialog, expectNoDialog, Sample, setUpDialogs } from './support/sample-dialog';

setUpDialogs();

const clickBeside = (detail = 1) => {
  fireEvent.pointerDown(dialog());
  fireEvent.click(dialog(), { detail });
};

describe('a dialog', () => {
  it('is not in the page until it is wanted', () => {
    expect(renderToString(<Sample open={false} />)).toBe('');
  });

  it('is named by its heading, which has focus', () => {
    render(<Sample />);
    expect(dialog()).toHaveAttribute('open');
    expect(screen.getByRole('heading')).toHaveFocus();
  });

  it.each([
    ['Escape', () => pressEscape()],
    ['an Escape that the browser lets nobody prevent', () => pressEscape({ again: true })],
    ['a click beside the panel', () => clickBeside()],
  ])('is dismissed once by %s', (_, close) => {
    const onDismiss = jest.fn();
    render(<Sample onDismiss={onDismiss} />);
    act(close);
    expectNoDialog();
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('stays through a click that began inside it, and the second of a double one that opened it', () => {
    const onDismiss = jest.fn();
    render(<Sample onDismiss={onDismiss} />);
    fireEvent.pointerDown(screen.getByText('Inside'));
    fireEvent.click(dialog());
    clickBeside(2);
    expect(dialog()).toHaveAttribute('open');
    expect(onDismiss).not.toHaveBeenCalled();
  });

  it('can be opened again', () => {
    const { rerender } = render(<Sample />);
    rerender(<Sample open={false} />);
    expectNoDialog();
    rerender(<Sample />);
    expect(screen.getByRole('heading')).toHaveFocus();
  });
});

describe('a dialog that must be answered', () => {
  const pressOften = () => {
    for (let press = 0; press < 4; press += 1) act(() => pressEscape({ again: press > 0 }));
  };

  it('stays through Escape, pressed again and again', () => {
    render(<Sample />);
    pressOften();
    expect(dialog()).toHaveAttribute('open');
  });

  it('stays where the browser knows no closedby, and where the key cannot be held back', () => {
    render(<Sample />);
    dialog().removeAttribute('closedby');
    pressOften();
    const stop = (event: Event) => event.stopImmediatePropagation();
    window.addEventListener('keydown', stop, true);
    pressOften();
    window.removeEventListener('keydown', stop, true);
    expect(dialog()).toHaveAttribute('open');
    expect(screen.getByRole('heading')).toHaveFocus();
  });

  it('stands up again when something closes it all the same', () => {
    render(<Sample />);
    act(() => dialog().close());
    expect(dialog()).toHaveAttribute('open');
  });

  it('stays through a click beside the panel', () => {
    render(<Sample />);
    clickBeside();
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

describe('focus, when a dialog has closed', () => {
  const openAndClose = (meanwhile = () => {}, props = {}) => {
    const { rerender } = render(<Sample {...props} />);
    meanwhile();
    rerender(<Sample open={false} {...props} />);
  };

  it('goes back to what had it, or to what it is told to', () => {
    const other = addOpener();
    const opener = addOpener();
    openAndClose();
    expect(opener).toHaveFocus();
    openAndClose(undefined, { returnTo: other });
    expect(other).toHaveFocus();
  });

  it.each([
    ['is gone', (opener: HTMLElement) => opener.remove()],
    ['cannot have it', (opener: HTMLButtonElement) => (opener.disabled = true)],
  ])('goes to the area of what had it, where that %s', (_, lose) => {
    const area = document.createElement('section');
    area.tabIndex = -1;
    document.body.append(area);
    const opener = addOpener();
    area.append(opener);
    opener.focus();
    openAndClose(() => lose(opener));
    expect(area).toHaveFocus();
  });

  it('goes to the page’s start where all of that is gone, which stays as it was', () => {
    const main = document.body.appendChild(document.createElement('main'));
    const opener = addOpener();
    openAndClose(() => opener.remove());
    expect(main).toHaveFocus();
    addOpener();
    expect(main).not.toHaveAttribute('tabindex');
  });

  it('goes back to where the first dialog came from, when the second was opened in it', () => {
    const opener = addOpener();
    const first = render(<Sample />);
    act(() => screen.getByText('Inside').focus());
    const second = render(<Sample name="Above" />);
    first.rerender(<Sample open={false} />);
    expect(opener).not.toHaveFocus();
    second.rerender(<Sample name="Above" open={false} />);
    expect(opener).toHaveFocus();
  });
});

describe('behind a content blocker', () => {
  it.each([
    [
      'hides it at once',
      (hidden: HTMLElement) => hidden.style.setProperty('display', 'none'),
      resize,
    ],
    [
      'hides it so that only the visitor’s next move shows it',
      (hidden: HTMLElement) => hidden.style.setProperty('display', 'none'),
      () => fireEvent.wheel(document.body),
    ],
  ])('that %s, a dialog lets go of the page, even one that must be answered', (_, hide, notice) => {
    const onDismiss = jest.fn();
    render(<Sample />);
    render(<Sample name="Above" onDismiss={onDismiss} />);
    const hidden = [dialog(), dialog('Above')];
    hidden.forEach(hide);
    act(notice);
    hidden.forEach((element) => expect(element).not.toHaveAttribute('open'));
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('that removes it, too, and says so once', () => {
    const onDismiss = jest.fn();
    const { container } = render(<Sample onDismiss={onDismiss} />);
    const removed = dialog();
    removed.remove();
    for (let press = 0; press < 3; press += 1) fireEvent.keyDown(document.body, { key: 'a' });
    expect(onDismiss).toHaveBeenCalledTimes(1);
    container.append(removed);
  });

  it('that leaves it alone, it stays', () => {
    render(<Sample />);
    act(resize);
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(dialog()).toHaveAttribute('open');
  });
});

describe('one finger on a phone', () => {
  const move = () =>
    fireEvent.touchMove(screen.getByText('Inside'), { touches: [{}], cancelable: true });

  it.each([
    ['moves nothing where the panel fits', 500, 1, false],
    ['scrolls a panel that does not fit', 1500, 1, true],
    ['moves what is seen of a panel that a reader has zoomed into', 500, 2, true],
  ])('%s', (_, height, scale, moves) => {
    render(<Sample />);
    jest.spyOn(HTMLDialogElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
    jest.spyOn(HTMLDialogElement.prototype, 'scrollHeight', 'get').mockReturnValue(height);
    Object.assign(window, { visualViewport: { scale } });
    expect(move()).toBe(moves);
    Object.assign(window, { visualViewport: undefined });
  });
});
