/** Where focus is while the one dialog stands, and where it goes when it leaves. */
import { act, render, screen } from '@testing-library/react';
import { addOpener, dialog, passTransition, Sample, setUpDialogs } from './support/sample-dialog';

setUpDialogs();

describe('a dialog', () => {
  it('is named by its heading, which has focus', () => {
    render(<Sample />);
    expect(dialog()).toHaveAttribute('open');
    expect(screen.getByRole('heading')).toHaveFocus();
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
});

describe('two dialogs', () => {
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
