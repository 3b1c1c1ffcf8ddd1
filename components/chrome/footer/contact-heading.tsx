'use client';

import { useKeptFocus } from '@/hooks/use-kept-focus';
import { useNarrowWidth } from '@/hooks/use-narrow-width';
import { openEnquiry } from '@/lib/enquiry-flow/enquiry-flow';
import styles from './footer-section.module.scss';

/** “Contact Us”; on narrow screens it opens the contact modal (§ 2, Footer). */
export function ContactHeading({ heading }: { readonly heading: string }) {
  const width = useNarrowWidth();
  const { heading: headingRef, ...handlers } = useKeptFocus(width);
  return (
    <h2 ref={headingRef} className={styles.heading} {...handlers}>
      {width !== null ? (
        <button
          type="button"
          className={styles.opener}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => openEnquiry({ opener: currentTarget })}
        >
          {heading}
        </button>
      ) : (
        heading
      )}
    </h2>
  );
}
