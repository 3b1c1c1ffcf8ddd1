/** The layout's island: what comes when, on which route. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Islands } from '@/components/islands/islands/islands';
import { openPaths } from '@/content/age';
import { forgetAge } from '@/lib/age/age';
import { closeEnquiry, openEnquiry, requestEnquiry } from '@/lib/enquiry-flow/enquiry-flow';
import { pass, startAppClock } from '../support/app-clock';
import { closeAllDialogs, pressEscape } from '../support/dialog';
import { setSystemMotion } from '../support/match-media';
import { goTo } from '../support/navigation';

jest.mock('next/navigation', () => jest.requireActual('../support/navigation'));

const html = document.documentElement;
const page = () => <Islands openPaths={openPaths} />;
const named = (name: string) => screen.queryByRole('dialog', { name });

/** The island at rest, its dialogs fetched. */
async function arrive({ verified = false } = {}) {
  if (verified) window.localStorage.setItem('ageVerified', 'true');
  const rendered = render(page());
  await pass(100);
  return rendered;
}

beforeEach(() => {
  setSystemMotion('reduce');
  startAppClock();
  goTo('/');
});

afterEach(() => {
  act(() => {
    closeEnquiry();
    forgetAge();
  });
  jest.useRealTimers();
  jest.restoreAllMocks();
  closeAllDialogs();
  window.localStorage.clear();
  window.sessionStorage.clear();
  delete html.dataset.ready;
  delete window.__clock;
});

describe('without JavaScript', () => {
  it('the island is nothing but an empty place for news', () => {
    expect(renderToString(page())).toMatch(/^<p role="status" class="[^"]*"><\/p>$/);
  });
});

describe('the age gate', () => {
  it('comes at 5000 ms, not before', async () => {
    await arrive();
    await pass(4800);
    expect(named('Welcome')).toBeNull();
    await pass(200);
    expect(named('Welcome')).toBeInTheDocument();
  });

  it.each(['/privacy-policy', '/termsOfUse', '/termsAndConditions', '/cookies', '/cookies.html'])(
    'leaves %s open, and comes on the next route',
    async (path) => {
      goTo(path);
      const { rerender } = await arrive();
      await pass(6000);
      expect(named('Welcome')).toBeNull();
      goTo('/');
      rerender(page());
      expect(named('Welcome')).toBeInTheDocument();
    },
  );

  it('goes, and stores the answer, when the visitor is over 21', async () => {
    await arrive();
    await pass(5000);
    expect(window.localStorage.getItem('ageVerified')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'I am over 21' }));
    await pass(0);
    expect(named('Welcome')).toBeNull();
    expect(window.localStorage.getItem('ageVerified')).toBe('true');
    expect(html).toHaveAttribute('data-age', 'verified');
  });

  it('goes when another tab confirms', async () => {
    await arrive();
    await pass(5000);
    window.localStorage.setItem('ageVerified', 'true');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'ageVerified' })));
    await pass(0);
    expect(named('Welcome')).toBeNull();
  });

  it('does not come for a visitor who confirmed on an earlier visit', async () => {
    await arrive({ verified: true });
    await pass(20_000);
    expect(named('Welcome')).toBeNull();
  });

  it('does not come back in the same visit when the confirmation is forgotten', async () => {
    await arrive({ verified: true });
    await pass(6000);
    act(forgetAge);
    await pass(20_000);
    expect(named('Welcome')).toBeNull();
  });

  it('holds for the visit where storage throws', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await arrive();
    await pass(5000);
    fireEvent.click(screen.getByRole('button', { name: 'I am over 21' }));
    await pass(20_000);
    expect(named('Welcome')).toBeNull();
    expect(html).toHaveAttribute('data-ready', 'true');
  });
});

describe('an enquiry', () => {
  it('asks for the age first, then opens the form', async () => {
    await arrive();
    act(() => requestEnquiry({ product: 'plata' }));
    await pass(100);
    expect(named('Confirm your age')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
    await pass(100);
    expect(named('Confirm your age')).toBeNull();
    expect(named('Savor the Moment')).toBeInTheDocument();
    expect(window.localStorage.getItem('ageVerified')).toBe('true');
  });

  it('stores nothing when the age dialog is closed', async () => {
    await arrive();
    act(() => requestEnquiry({ product: 'anejo' }));
    await pass(100);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await pass(100);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(window.localStorage.getItem('ageVerified')).toBeNull();
  });

  it('opens the form at once for a verified visitor, and Escape closes it', async () => {
    await arrive({ verified: true });
    act(() => requestEnquiry({ product: 'plata' }));
    await pass(100);
    expect(named('Savor the Moment')).toBeInTheDocument();
    act(() => pressEscape());
    await pass(0);
    expect(named('Savor the Moment')).toBeNull();
  });

  it('gives way to the gate when it is at the age dialog at 5000 ms', async () => {
    await arrive();
    act(() => requestEnquiry({ product: 'plata' }));
    await pass(100);
    await pass(4900);
    expect(named('Confirm your age')).toBeNull();
    expect(named('Welcome')).toBeInTheDocument();
  });

  it('closes at 5000 ms and says so, and can be opened again with what was typed', async () => {
    await arrive({ verified: true });
    act(() => openEnquiry());
    await pass(100);
    const firstName = () => screen.getByRole('textbox', { name: 'First Name' });
    fireEvent.input(firstName(), { target: { value: 'Zoë' } });
    await pass(4900);
    expect(named('Savor the Moment')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('What you typed is kept');
    fireEvent.click(screen.getByRole('button', { name: 'Open it again' }));
    await pass(100);
    expect(firstName()).toHaveValue('Zoë');
    await pass(10_000);
    expect(named('Savor the Moment')).toBeInTheDocument();
  });

  it('says nothing at 5000 ms when there was nothing to close', async () => {
    await arrive({ verified: true });
    await pass(6000);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

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
});
