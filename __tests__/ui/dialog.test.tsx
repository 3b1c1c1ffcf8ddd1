/** The one dialog, as a person at a keyboard, with a mouse or behind a content blocker meets it. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { Dialog, type DialogProps } from '@/components/ui/dialog/dialog';
import { closeAllDialogs, pressEscape, resize } from '../support/dialog';
import { setSystemMotion } from '../support/match-media';

const html = document.documentElement;

type Props = Partial<DialogProps> & { name?: string };

function Sample({ name = 'Cellar', open = true, ...props }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Dialog open={open} className="panel" labelledBy={name} initialFocus={heading} {...props}>
      <h2 id={name} ref={heading} tabIndex={-1}>
        {name}
      </h2>
      <button>Inside</button>
    </Dialog>
  );
}

const dialog = (name = 'Cellar') => screen.getByRole<HTMLDialogElement>('dialog', { name });
const noDialog = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
const passTransition = () => act(() => jest.advanceTimersByTime(400));

function addOpener(): HTMLButtonElement {
  const opener = document.createElement('button');
  document.body.append(opener);
  opener.focus();
  return opener;
}

beforeEach(() => {
  jest.useFakeTimers();
  setSystemMotion('no-preference');
  jest.spyOn(HTMLDialogElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  closeAllDialogs();
  document.body.innerHTML = '';
});

describe('a dialog', () => {
  it('is not in the page until it is wanted', () => {
    expect(renderToString(<Sample open={false} />)).toBe('');
  });

  it('is named by its heading, which has focus', () => {
    render(<Sample />);
    expect(dialog()).toHaveAttribute('open');
    expect(screen.getByRole('heading')).toHaveFocus();
  });

  it('asks to be closed on Escape, and leaves when it is', () => {
    const onDismiss = jest.fn();
    const { rerender } = render(<Sample onDismiss={onDismiss} />);
    act(() => pressEscape());
    expect(onDismiss).toHaveBeenCalledTimes(1);
    expect(dialog()).toHaveAttribute('open');
    rerender(<Sample open={false} onDismiss={onDismiss} />);
    passTransition();
    noDialog();
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

  it('holds the page still while it is open', () => {
    const { rerender } = render(<Sample />);
    expect(html).toHaveAttribute('data-locked');
    rerender(<Sample open={false} />);
    passTransition();
    expect(html).not.toHaveAttribute('data-locked');
  });

  it('lets go of the page when it is taken away while open', () => {
    const { unmount } = render(<Sample />);
    unmount();
    expect(html).not.toHaveAttribute('data-locked');
  });

  it('gives focus back to what had it', () => {
    const opener = addOpener();
    const { rerender } = render(<Sample />);
    expect(opener).not.toHaveFocus();
    rerender(<Sample open={false} />);
    passTransition();
    expect(opener).toHaveFocus();
  });

  it('gives focus to what it is told to', () => {
    const other = addOpener();
    addOpener();
    const { rerender } = render(<Sample returnTo={other} />);
    rerender(<Sample open={false} />);
    passTransition();
    expect(other).toHaveFocus();
  });

  it.each([
    ['is gone', (opener: HTMLElement) => opener.remove()],
    ['cannot have it', (opener: HTMLButtonElement) => (opener.disabled = true)],
  ])('gives focus to the area of what had it, where that %s', (_, lose) => {
    const opener = addOpener();
    const area = document.createElement('section');
    area.tabIndex = -1;
    document.body.append(area);
    area.append(opener);
    opener.focus();
    const { rerender } = render(<Sample />);
    lose(opener);
    rerender(<Sample open={false} />);
    passTransition();
    expect(area).toHaveFocus();
  });

  it('lets the keyboard go on from the page where all of that is gone', () => {
    const opener = addOpener();
    const main = document.createElement('main');
    document.body.append(main);
    const { rerender } = render(<Sample />);
    opener.remove();
    rerender(<Sample open={false} />);
    passTransition();
    expect(main).toHaveFocus();
  });

  it('leaves as soon as its transition ends', () => {
    const { rerender } = render(<Sample />);
    rerender(<Sample open={false} />);
    act(() => void dialog().dispatchEvent(new Event('transitionend')));
    noDialog();
  });

  it('does not take the end of another transition for its own', () => {
    const { rerender } = render(<Sample />);
    rerender(<Sample open={false} />);
    fireEvent.transitionEnd(screen.getByText('Inside'), { bubbles: true });
    expect(dialog()).toBeInTheDocument();
    passTransition();
    noDialog();
  });

  it('leaves at once where motion is calm', () => {
    setSystemMotion('reduce');
    const { rerender } = render(<Sample />);
    rerender(<Sample open={false} />);
    noDialog();
  });

  it('stays when it is opened again while it leaves', () => {
    const opener = addOpener();
    const { rerender } = render(<Sample />);
    rerender(<Sample open={false} />);
    rerender(<Sample />);
    passTransition();
    expect(dialog()).toHaveAttribute('open');
    expect(html).toHaveAttribute('data-locked');
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

describe('two dialogs', () => {
  it('hold the page until both are gone', () => {
    const below = render(<Sample />);
    const above = render(<Sample name="Above" />);
    below.rerender(<Sample open={false} />);
    passTransition();
    expect(html).toHaveAttribute('data-locked');
    above.rerender(<Sample name="Above" open={false} />);
    passTransition();
    expect(html).not.toHaveAttribute('data-locked');
  });

  it('hand focus through: the second goes back to where the first came from', () => {
    const opener = addOpener();
    const first = render(<Sample />);
    act(() => screen.getByText('Inside').focus());
    const second = render(<Sample name="Above" />);
    first.rerender(<Sample open={false} />);
    passTransition();
    second.rerender(<Sample name="Above" open={false} />);
    passTransition();
    expect(opener).toHaveFocus();
  });
});

describe('behind a content blocker', () => {
  it('a dialog that is hidden lets go of the page', () => {
    const onDismiss = jest.fn();
    render(<Sample onDismiss={onDismiss} />);
    const hidden = dialog();
    hidden.style.setProperty('display', 'none', 'important');
    act(resize);
    expect(html).not.toHaveAttribute('data-locked');
    expect(hidden).not.toHaveAttribute('open');
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('a dialog that is removed lets go of the page, even one that must be answered', () => {
    const { container } = render(<Sample />);
    const removed = dialog();
    removed.remove();
    act(resize);
    expect(html).not.toHaveAttribute('data-locked');
    container.append(removed);
  });

  it('is found out when the visitor tries to do something', () => {
    render(<Sample />);
    dialog().style.setProperty('display', 'none');
    fireEvent.wheel(document.body);
    expect(html).not.toHaveAttribute('data-locked');
  });

  it('a dialog that can be seen stays', () => {
    render(<Sample />);
    act(resize);
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(dialog()).toHaveAttribute('open');
  });
});

describe('one finger on a phone', () => {
  it.each([
    ['moves nothing where the panel fits', 500, 'Inside', true],
    ['scrolls a panel that does not fit', 1500, 'Inside', false],
  ])('%s', (_, height, on, held) => {
    render(<Sample />);
    jest.spyOn(HTMLDialogElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
    jest.spyOn(HTMLDialogElement.prototype, 'scrollHeight', 'get').mockReturnValue(height);
    const goesOn = fireEvent.touchMove(screen.getByText(on), { touches: [{}], cancelable: true });
    expect(goesOn).toBe(!held);
  });
});
