/** The layout's island: the invitation, and the flag that stands when it could come. */
import { act, fireEvent, screen } from '@testing-library/react';
import { enquiryProgress } from '@/components/islands/enquiry/enquiry-state';
import { pass } from '../support/app-clock';
import { pressEscape } from '../support/dialog';
import { goodEnquiry } from '../enquiry/support/enquiry';
import { arrive, goTo, named, setUpVisits } from './support/visit';

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

  it.each([
    ['is not verified', {}, () => {}],
    ['is not any more by then', { verified: true }, () => localStorage.clear()],
  ])('does not come for a visitor who %s', async (_, visitor, meanwhile) => {
    await arrive(visitor);
    meanwhile();
    await pass(20_000);
    expect(invitation()).toBeNull();
    expect(html).not.toHaveAttribute('data-ready');
  });

  it('sets the ready flag on other routes, but stays on the home page', async () => {
    goTo('/cookies');
    await arrive({ verified: true });
    await pass(15_000);
    expect(html).toHaveAttribute('data-ready', 'true');
    expect(invitation()).toBeNull();
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
    act(() => enquiryProgress.footer.set({ phase: 'sent' }));
    await pass(15_000);
    expect(invitation()).toBeNull();
    act(() => enquiryProgress.footer.set({ phase: 'editing' }));
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
    act(() => enquiryProgress.modal.set({ phase: 'written', enquiry: goodEnquiry }));
    expect(invitation()).toBeNull();
    act(() => pressEscape());
    await pass(0);
    act(() => enquiryProgress.modal.set({ phase: 'editing' }));
    expect(invitation()).toBeNull();
  });
});
