import type { ReactNode } from 'react';
import { sectionIds } from '@/content/routes';
import styles from './collections.module.scss';
import { SplitRow } from './split-row';
import { Opening } from './opening';

const headingId = 'collections-heading';

/** The introduction and the split row, and below them the two products. */
export function Collections({ children }: { readonly children: ReactNode }) {
  return (
    <section id={sectionIds.collections} className={styles.collections} aria-labelledby={headingId}>
      <Opening headingId={headingId} />
      <SplitRow />
      {children}
    </section>
  );
}
