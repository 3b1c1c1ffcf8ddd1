/** The layout's island: the invitation, and the flag that stands when it could come. */
import { act, fireEvent, screen } from '@testing-library/react';
import { advanceClock } from '../support/app-clock';
import { renderIsland, goTo, setUpVisits } from './support/visit';

const html = document.documentElement;

setUpVisits();

describe('the invitation', () => {
  const invitation = () => screen.queryByRole('complementary', { name: 'Savor the moment' });
  const mark = () => screen.getByRole('button', { name: 'Invitation' });

  it.each([
    ['is not verified', {}, () => {}],
    ['is not any more by then', { verified: true }, () => localStorage.clear()],
  ])('does not come for a visitor who %s', async (_, visitor, meanwhile) => {
    await renderIsland(visitor);
    meanwhile();
    await advanceClock(20_000);
    expect(invitation()).toBeNull();
    expect(html).not.toHaveAttribute('data-ready');
  });

  it('sets the ready flag on other routes, but stays on the home page', async () => {
    goTo('/cookies');
    await renderIsland({ verified: true });
    await advanceClock(15_000);
    expect(html).toHaveAttribute('data-ready', 'true');
    expect(invitation()).toBeNull();
  });

  it('comes on a home page that the host answers at /index.html too', async () => {
    goTo('/index.html');
    await renderIsland({ verified: true });
    await advanceClock(16_000);
    expect(invitation()).toBeInTheDocument();
  });

  it('waits until nothing has been scrolled or typed for a moment', async () => {
    await renderIsland({ verified: true });
    await advanceClock(14_400);
    fireEvent.scroll(window);
    await advanceClock(900);
    expect(html).toHaveAttribute('data-ready', 'true');
    expect(invitation()).toBeNull();
    fireEvent.keyDown(document.body, { key: 'a' });
    await advanceClock(900);
    expect(invitation()).toBeNull();
    await advanceClock(100);
    expect(invitation()).toBeInTheDocument();
  });

  it('folds when the visitor scrolls, and the mark keeps its focus', async () => {
    await renderIsland({ verified: true });
    await advanceClock(15_000);
    act(() => screen.getByRole('button', { name: 'Not now' }).focus());
    await advanceClock(9_000);
    expect(mark()).toHaveAttribute('aria-expanded', 'true');
    fireEvent.scroll(window);
    expect(mark()).toHaveAttribute('aria-expanded', 'false');
    expect(mark()).toHaveFocus();
  });

  it('folds when focus goes elsewhere', async () => {
    await renderIsland({ verified: true });
    await advanceClock(15_000);
    act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
    expect(mark()).toHaveAttribute('aria-expanded', 'false');
  });

  it('stays away for the session once it is dismissed', async () => {
    const { unmount } = await renderIsland({ verified: true });
    await advanceClock(15_000);
    fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(invitation()).toBeNull();
    unmount();
    await renderIsland();
    expect(invitation()).toBeNull();
  });
});
