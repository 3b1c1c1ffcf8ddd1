import type { ReactNode } from 'react';
import { Tilde } from '@/components/ui/tilde/tilde';
import type { Heading } from '@/content/texts';
import prose from './prose.module.scss';
import styles from './question.module.scss';

/**
 * A section of a text of questions, as `<details>`. The id is on the answer, so that the browser itself opens the
 * question for a link to it or a search in the page.
 */
export function Question({
  id,
  title,
  place,
  children,
}: Heading & { readonly children: ReactNode }) {
  return (
    <details className={styles.question}>
      <summary>
        <h2 className={styles.heading} id={place}>
          {title}
        </h2>
        <Tilde className={styles.sign} />
      </summary>
      <div className={prose.text} id={id}>
        {children}
      </div>
    </details>
  );
}
