'use client';

import { useId, useState, type ReactNode } from 'react';
import { useNarrowWidth } from '@/hooks/use-narrow-width';
import { keepFocus } from '@/lib/focus/keep-focus';
import styles from './footer-section.module.scss';

interface FooterSectionProps {
  readonly heading: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * One section of the footer. Open on wide screens and without JavaScript; on narrow screens its heading is a
 * toggle, and every change of the window's width collapses it again.
 */
export function FooterSection({ heading, className, children }: FooterSectionProps) {
  const id = useId();
  const width = useNarrowWidth();
  const [lastWidth, setLastWidth] = useState(width);
  const [open, setOpen] = useState(false);
  if (width !== lastWidth) {
    setLastWidth(width);
    setOpen(false);
  }
  return (
    <section className={className}>
      <h2 className={styles.heading} tabIndex={-1}>
        {width === null ? (
          heading
        ) : (
          <button
            key={width}
            ref={keepFocus}
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {heading}
          </button>
        )}
      </h2>
      <div id={id} className={styles.panel} hidden={width !== null && !open}>
        {children}
      </div>
    </section>
  );
}
