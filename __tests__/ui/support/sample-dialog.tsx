/** A dialog with a heading and a button, and what the tests of dialogs ask and do. */
import { act, screen } from '@testing-library/react';
import { useRef } from 'react';
import { Dialog, type DialogProps } from '@/components/ui/dialog/dialog';
import { closeAllDialogs } from '../../support/dialog';
import { setSystemMotion } from '../../support/match-media';

type SampleProps = Partial<DialogProps> & { name?: string };

export function Sample({ name = 'Cellar', open = true, ...props }: SampleProps) {
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

export const dialog = (name = 'Cellar') => screen.getByRole<HTMLDialogElement>('dialog', { name });

export const expectNoDialog = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

/** Whether the page is held still. */
export const expectHeld = (held: boolean) =>
  expect(document.documentElement.hasAttribute('data-locked')).toBe(held);

export const passTransition = () => act(() => jest.advanceTimersByTime(400));

/** A button outside, which has focus. */
export function addOpener(): HTMLButtonElement {
  const opener = document.createElement('button');
  document.body.append(opener);
  opener.focus();
  return opener;
}

/** Each test begins with no dialog, in fake time, in a window 1000 px wide. */
export function setUpDialogs(): void {
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
}
