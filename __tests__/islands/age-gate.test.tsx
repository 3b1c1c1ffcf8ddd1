/** The layout's island: when the age gate comes, on which route. */
import { act, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { forgetAge } from '@/lib/age';
import { pass } from '../support/app-clock';
import { arrive, goTo, named, page, setUpVisits } from './support/visit';

const html = document.documentElement;

setUpVisits();

it('is nothing without JavaScript but an empty place for news', () => {
  expect(renderToString(page())).toMatch(/^<p role="status" class="[^"]*"><\/p>$/);
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
    'leaves %s open',
    async (path) => {
      goTo(path);
      await arrive();
      await pass(6000);
      expect(named('Welcome')).toBeNull();
    },
  );

  it('covers an address that does not exist', async () => {
    goTo('/no-such-page');
    await arrive();
    await pass(5000);
    expect(named('Welcome')).toBeInTheDocument();
  });

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

  it('does not come back when the confirmation is forgotten, before the page is shown anew', async () => {
    await arrive({ verified: true });
    await pass(6000);
    act(forgetAge);
    await pass(20_000);
    expect(named('Welcome')).toBeNull();
    const shown = Object.assign(new Event('pageshow'), { persisted: true });
    act(() => void window.dispatchEvent(shown));
    await pass(0);
    expect(named('Welcome')).toBeInTheDocument();
  });

  it.each([
    [
      'the confirmation was removed before 5 s',
      { verified: true },
      () => localStorage.clear(),
      true,
    ],
    ['it was stored before 5 s', {}, () => localStorage.setItem('ageVerified', 'true'), false],
    ['another text is stored', {}, () => localStorage.setItem('ageVerified', 'TRUE'), true],
  ])('goes by what is stored then: %s', async (_, visitor, store, comes) => {
    await arrive(visitor);
    store();
    await pass(5000);
    expect(Boolean(named('Welcome'))).toBe(comes);
    expect(html).toHaveAttribute('data-age', comes ? 'unknown' : 'verified');
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
