/** A dialog with a heading and a button, and what the tests of dialogs ask and do. */
import { screen } from '@testing-library/react';
import { Dialog, type DialogProps } from '@/components/ui/dialog/dialog';
import { closeAllDialogs } from '../../support/dialog';

type SampleProps = Partial<DialogProps> & { name?: string };

export function Sample({ name = 'Cellar', open = true, ...props }: SampleProps) {
  return (
    <Dialog open={open} className="panel" labelledBy={name} {...props}>
      <h2 id={name} tabIndex={-1}>
        {name}
      </h2>
      <button>Inside</button>
    </Dialog>
  );
}

export const dialog = (name = 'Cellar') => screen.getByRole<HTMLDialogElement>('dialog', { name });

export const expectNoDialog = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

/** A button outside, which has focus. */
export function addOpener(): HTMLButtonElement {
  const opener = document.createElement('button');
  document.body.append(opener);
  opener.focus();
  return opener;
}

/** Each test begins with no dialog, in a window 1000 px wide. */
export function setUpDialogs(): void {
  beforeEach(() => {
    jest.spyOn(HTMLDialogElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  });

  afterEach(() => {
    jest.restoreAllMocks();
    closeAllDialogs();
    document.body.innerHTML = '';
  });
}
