import type { RefObject } from 'react';
import { useHomeToTop } from './use-home-to-top';
import { useScrolled } from './use-scrolled';

interface HeaderWatchProps {
  readonly bar: RefObject<HTMLElement | null>;
  readonly atHome: boolean;
}

/** What the header does by itself, apart from it, so that the links stay if this crashes. Renders nothing. */
export function HeaderWatch({ bar, atHome }: HeaderWatchProps) {
  useScrolled(bar);
  useHomeToTop(atHome);
  return null;
}
