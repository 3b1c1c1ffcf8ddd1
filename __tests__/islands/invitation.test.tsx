/** The layout's island: the invitation, and the flag that stands when it could come. */
import { act, fireEvent, screen } from '@testing-library/react';
import { setProgress } from '@/lib/enquiry/progress';
import { pass } from '../support/app-clock';
import { pressEscape } from '../support/dialog';
import { goTo } from '../support/navigation';
import { arrive, named, page, setUpVisits } from './support/visit';

jest.mock('next/navigation', () => jest.requireActual('../support/navigation'));

const html = document.documentElement;

setUpVisits();

describe('the invitation', () => {
  const invitation = () => screen.queryByRole('complementary', { name: 'Savor the moment' });

  it('comes at 15000 ms for a verified visitor, and takes no focus', async () => {
    await arrive({ verified: true });
    await pass(14_800);
    expect(invitation()).toBeNull();
    expect(html).not.toHaveAttribute('data-ready');
    await pass(200);
    expect(invitation()).toBeInTheDocument();
    expect(html).toHaveAttribute('data-ready', 'true');
    expect(document.body).toHaveFocus();
  });

  it('does not come for a visitor who is not verified', async () => {
    await arrive();
    await pass(20_000);
    expect(invitation()).toBeNull();
    expect(html).not.toHaveAttribute('data-ready');
  });

  it('sets the ready flag on other routes, but stays on the home page', async () => {
    goTo('/cookies');
    const { rerender } = await arrive({ verified: true });
    await pass(15_000);
    expect(html).toHaveAttribute('data-ready', 'true');
    expect(invitation()).toBeNull();
    goTo('/');
    rerender(page());
    expect(invitation()).toBeInTheDocument();
  });

  it('opens the contact modal, and focus comes back to it', async () => {
    await arrive({ verified: true });
    await pass(15_000);
    const opener = screen.getByRole('button', { name: 'Write to us' });
    fireEvent.click(opener);
    await pass(100);
    expect(named('Savor the Moment')).toBeInTheDocument();
    act(() => pressEscape());
    await pass(0);
    expect(opener).toHaveFocus();
  });

  it('stays away for the session once it is dismissed', async () => {
    const { unmount } = await arrive({ verified: true });
    await pass(15_000);
    fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(invitation()).toBeNull();
    unmount();
    await arrive();
    expect(invitation()).toBeNull();
  });

  it('does not come to a visitor who has just written', async () => {
    const { unmount } = await arrive({ verified: true });
    act(() => setProgress('footer', { phase: 'sent' }));
    await pass(15_000);
    expect(invitation()).toBeNull();
    act(() => setProgress('footer', { phase: 'editing' }));
    unmount();
    await arrive();
    expect(html).toHaveAttribute('data-ready', 'true');
    expect(invitation()).toBeNull();
  });

  it('leaves when the letter it brought is on its way', async () => {
    await arrive({ verified: true });
    await pass(15_000);
    fireEvent.click(screen.getByRole('button', { name: 'Write to us' }));
    await pass(100);
    act(() => setProgress('modal', { phase: 'written', letter: '' }));
    expect(invitation()).toBeNull();
    act(() => pressEscape());
    await pass(0);
    act(() => setProgress('modal', { phase: 'editing' }));
    expect(invitation()).toBeNull();
  });
});
