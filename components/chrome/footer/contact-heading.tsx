'use client';

import { useNarrowWidth } from '@/hooks/use-narrow-width';
import { openEnquiry } from '@/lib/enquiry-flow/enquiry-flow';
import { keepFocus } from '@/lib/focus/keep-focus';
import styles from './footer-section.module.scss';

/** “Contact Us”; on narrow screens it opens the contact modal (§ 2, Footer). */
export function ContactHeading({ heading }: { readonly heading: string }) {
  const narrow = useNarrowWidth() !== null;
  return (
    <h2 className={styles.heading}>
      {narrow ? (
        <button
          ref={keepFocus}
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
