import type { ReactNode } from 'react';
import type { Heading } from '@/content/texts';
import styles from './section.module.scss';

/** A section of a text, the number of a legal one in the margin. `content/schema/mdx-text.mjs` puts it into the MDX. */
export function Section({
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
