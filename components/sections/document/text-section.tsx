import type { ReactNode } from 'react';
import type { Heading } from '@/content/texts';
import prose from './prose.module.scss';
import styles from './text-section.module.scss';

/** A section of a text page: on a wide screen its title stands in the margin, as on paper. */
export function TextSection({
  id,
  title,
  place,
  children,
}: Heading & { readonly children: ReactNode }) {
  return (
    <section className={styles.section} id={id}>
      <h2 className={styles.heading} id={place}>
        {title}
      </h2>
      <div className={prose.text}>{children}</div>
    </section>
  );
}
