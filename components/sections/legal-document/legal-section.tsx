import type { ReactNode } from 'react';
import type { LegalSection as Heading } from '@/content/legal';
import styles from './legal-section.module.scss';

/** A section of a legal text, its number in the margin. `content/schema/legal-text.mjs` puts it into the MDX. */
export function LegalSection({
  id,
  number,
  title,
  place,
  children,
}: Heading & { readonly children: ReactNode }) {
  return (
    <section className={styles.section} id={id}>
      <h2 className={styles.heading} id={place}>
        {number && <span className={styles.number}>{number}. </span>}
        <span>{title}</span>
      </h2>
      <div className={styles.text}>{children}</div>
    </section>
  );
}
