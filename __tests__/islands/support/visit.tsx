/** A visit, as far as the layout's island goes: a route, the clock, an age that is known or not. */
import { act, render, screen } from '@testing-library/react';
import { closeEnquiry, enquiryProgress } from '@/components/islands/enquiry/enquiry-state';
import { LayoutIslands } from '@/components/islands/layout-islands/layout-islands';
import { openPaths } from '@/content/all-pages';
import { forgetAge } from '@/lib/age';
import { advanceClock, startAppClock } from '../../support/app-clock';
import '../../support/dialog';
import { setSystemMotion } from '../../support/match-media';

export const page = () => (
  <LayoutIslands openPaths={openPaths()}>
    <button>Elsewhere</button>
  </LayoutIslands>
);

/** The dialog of this name, if it is open. */
export const findDialog = (name: string) => screen.queryByRole('dialog', { name });

/** The route of this visit. */
export const goTo = (path: string) => window.history.replaceState(null, '', path);

/** The island at rest, its dialogs fetched. */
export async function renderIsland({ verified = false } = {}) {
  if (verified) window.localStorage.setItem('ageVerified', 'true');
  const rendered = render(page());
  await advanceClock(100);
  return rendered;
}

/** Each test is a visit of its own, and begins on the home page. */
export function setUpVisits(): void {
  beforeEach(() => {
    setSystemMotion('reduce');
    startAppClock();
    goTo('/');
    // jsdom has no layout to scroll in.
    Element.prototype.scrollIntoView = () => undefined;
  });

  afterEach(() => {
    act(() => {
      closeEnquiry();
      forgetAge();
      Object.values(enquiryProgress).forEach((store) => store.set(store.initial));
    });
    jest.useRealTimers();
    jest.restoreAllMocks();
    window.localStorage.clear();
    window.sessionStorage.clear();
    delete document.documentElement.dataset.ready;
    delete window.__clock;
  });
}
