/** The layout's island: when the age gate comes, on which route. */
import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { forgetAge } from '@/lib/age';
import { advanceClock } from '../support/app-clock';
import { renderIsland, goTo, findDialog, page, setUpVisits } from './support/visit';

const html = document.documentElement;

setUpVisits();

it('is not there before the scripts run', () => {
  document.body.innerHTML = renderToString(page());
  expect(findDialog('Welcome')).toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  document.body.innerHTML = '';
});

describe('the age gate', () => {
  it.each(['/privacy-policy', '/termsOfUse', '/termsAndConditions', '/cookies', '/cookies.html'])(
    'leaves %s open',
    async (path) => {
      goTo(path);
      await renderIsland();
      await advanceClock(6000);
      expect(findDialog('Welcome')).toBeNull();
    },
  );

  it('does not come back when the confirmation is forgotten, before the page is shown anew', async () => {
    await renderIsland({ verified: true });
    await advanceClock(6000);
    act(forgetAge);
    await advanceClock(20_000);
    expect(findDialog('Welcome')).toBeNull();
    const shown = Object.assign(new Event('pageshow'), { persisted: true });
    act(() => void window.dispatchEvent(shown));
    await advanceClock(0);
    expect(findDialog('Welcome')).toBeInTheDocument();
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
    await renderIsland(visitor);
    store();
    await advanceClock(5000);
    expect(Boolean(findDialog('Welcome'))).toBe(comes);
    expect(html).toHaveAttribute('data-age', comes ? 'unknown' : 'verified');
  });
});
