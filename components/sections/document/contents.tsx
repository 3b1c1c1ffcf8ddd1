import { Tilde } from '@/components/ui/tilde/tilde';
import { legalWords } from '@/content/legal';
import type { Heading } from '@/content/texts';
import styles from './contents.module.scss';

const titleId = 'contents';

/** The table of contents of a text; on a desktop it stays in view beside the text. */
export function Contents({ sections }: { readonly sections: readonly Heading[] }) {
  return (
    <nav className={styles.contents} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {legalWords.contents}
      </h2>
      <ol>
        {sections.map(({ id, number, title }) => (
          <li key={id}>
            <a href={`#${id}`}>
              {number ? <span className={styles.number}>{number}</span> : <Tilde />}
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
