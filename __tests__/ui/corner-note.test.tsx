/** Where focus goes when a note in the corner leaves. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CornerNote } from '@/components/ui/corner-note/corner-note';

const page = (opener: boolean, note: boolean) => (
  <main>
    {opener && <button key="opener">Open</button>}
    {note && (
      <CornerNote key="note" labelledBy="name" actions={[{ label: 'Close', onClick: () => {} }]}>
        <p id="name">Note</p>
      </CornerNote>
    )}
  </main>
);

async function focusNote() {
  const user = userEvent.setup();
  const view = render(page(true, true));
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  return view;
}

it('focus returns to where it came from', async () => {
  const { rerender } = await focusNote();
  rerender(page(true, false));
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

it('focus goes to the start of the page if that element is gone too', async () => {
  const { rerender } = await focusNote();
  rerender(page(false, true));
  rerender(page(false, false));
  expect(screen.getByRole('main')).toHaveFocus();
});

it('focus elsewhere does not move', async () => {
  const { rerender } = await focusNote();
  screen.getByRole('button', { name: 'Open' }).focus();
  rerender(page(true, false));
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});
