import type { ReactNode } from 'react';
import type { Heading } from '@/content/texts';
import styles from './legal-section.module.scss';
import prose from './prose.module.scss';

/** A section of a legal text, its number in the margin. `content/schema/mdx-text.mjs` puts it into the MDX. */
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
      <div className={prose.text}>{children}</div>
    </section>
  );
}
