import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { useReturnFocus } from '@/components/ui/corner-note/use-return-focus';

function Note() {
  const note = useRef<HTMLDivElement>(null);
  useReturnFocus(note);
  return (
    <div ref={note}>
      <button>Close</button>
    </div>
  );
}

const page = (opener: boolean, note: boolean) => (
  <main>
    {opener && <button key="opener">Open</button>}
    {note && <Note key="note" />}
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

it('returns focus to where it came from', async () => {
  const { rerender } = await focusNote();
  rerender(page(true, false));
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

it('returns it to the start of the page where that is gone too', async () => {
  const { rerender } = await focusNote();
  rerender(page(false, true));
  rerender(page(false, false));
  expect(screen.getByRole('main')).toHaveFocus();
});

it('leaves focus alone that is elsewhere', async () => {
  const { rerender } = await focusNote();
  screen.getByRole('button', { name: 'Open' }).focus();
  rerender(page(true, false));
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});
