/** The layout's island: when the age gate comes, on which route. */
import { act, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { forgetAge } from '@/lib/age';
import { pass } from '../support/app-clock';
import { goTo } from '../support/navigation';
import { arrive, named, page, setUpVisits } from './support/visit';

jest.mock('next/navigation', () => jest.requireActual('../support/navigation'));

const html = document.documentElement;

setUpVisits();

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
