'use client';

import { useId, useState, type ReactNode } from 'react';
import { IslandBoundary } from '@/components/ui/island-boundary/island-boundary';
import { useNarrowWidth } from './use-narrow-width';
import { keepFocus } from './keep-focus';
import styles from './footer-section.module.scss';

interface FooterSectionProps {
  readonly heading: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** One section of the footer: open on wide screens and without JavaScript. */
export function FooterSection(props: FooterSectionProps) {
  const { heading, className, children } = props;
  const open = (
    <section className={className}>
      <h2 className={styles.heading}>{heading}</h2>
      {children}
    </section>
  );
  return (
    <IslandBoundary fallback={open}>
      <FoldingSection {...props} />
    </IslandBoundary>
  );
}

/** On narrow screens the heading is a toggle, and every change of the window's width collapses the section again. */
function FoldingSection({ heading, className, children }: FooterSectionProps) {
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
