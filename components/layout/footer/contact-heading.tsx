'use client';

import { openEnquiry } from '@/components/islands/enquiry/enquiry-state';
import { IslandBoundary } from '@/components/ui/island-boundary/island-boundary';
import { keepFocus } from './keep-focus';
import { useNarrowWidth } from './use-narrow-width';
import styles from './footer-section.module.scss';

interface ContactHeadingProps {
  readonly heading: string;
}

/** “Contact Us”. */
export function ContactHeading({ heading }: ContactHeadingProps) {
  return (
    <h2 className={styles.heading}>
      <IslandBoundary fallback={heading}>
        <ContactOpener heading={heading} />
      </IslandBoundary>
    </h2>
  );
}

/** On narrow screens the heading opens the contact modal (§ 2, Footer). */
function ContactOpener({ heading }: ContactHeadingProps) {
  const narrow = useNarrowWidth() !== null;
  if (!narrow) return heading;
  return (
    <button
      ref={keepFocus}
      type="button"
      className={styles.opener}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => openEnquiry({ opener: currentTarget })}
    >
      {heading}
    </button>
  );
}
