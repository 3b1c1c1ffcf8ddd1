/** What the one dialog does with the page behind it, for one who blocks it or is on a phone too. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { resize } from '../support/dialog';
import { dialog, expectHeld, passTransition, Sample, setUpDialogs } from './support/sample-dialog';

setUpDialogs();

describe('a dialog', () => {
  it('holds the page still while it is open', () => {
    const { rerender } = render(<Sample />);
    expectHeld(true);
    rerender(<Sample open={false} />);
    passTransition();
    expectHeld(false);
  });

  it('lets go of the page when it is taken away while open', () => {
    const { unmount } = render(<Sample />);
    unmount();
    expectHeld(false);
  });
});

describe('two dialogs', () => {
  it('hold the page until both are gone', () => {
    const below = render(<Sample />);
    const above = render(<Sample name="Above" />);
    below.rerender(<Sample open={false} />);
    passTransition();
    expectHeld(true);
    above.rerender(<Sample name="Above" open={false} />);
    passTransition();
    expectHeld(false);
  });
});

describe('behind a content blocker', () => {
  it('a dialog that is hidden lets go of the page', () => {
    const onDismiss = jest.fn();
    render(<Sample onDismiss={onDismiss} />);
    const hidden = dialog();
    hidden.style.setProperty('display', 'none', 'important');
    act(resize);
    expectHeld(false);
    expect(hidden).not.toHaveAttribute('open');
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('a dialog that is removed lets go of the page, even one that must be answered', () => {
    const { container } = render(<Sample />);
    const removed = dialog();
    removed.remove();
    act(resize);
    expectHeld(false);
    container.append(removed);
  });

  it('is found out when the visitor tries to do something', () => {
    render(<Sample />);
    dialog().style.setProperty('display', 'none');
    fireEvent.wheel(document.body);
    expectHeld(false);
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

  it('moves what is seen of a panel that a reader has zoomed into', () => {
    render(<Sample />);
    Object.assign(window, { visualViewport: { scale: 2 } });
    const goesOn = fireEvent.touchMove(screen.getByText('Inside'), {
      touches: [{}],
      cancelable: true,
    });
    Object.assign(window, { visualViewport: undefined });
    expect(goesOn).toBe(true);
  });
});
