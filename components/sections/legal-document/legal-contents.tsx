import { Tilde } from '@/components/ui/tilde/tilde';
import { legalWords, type LegalSection } from '@/content/legal';
import styles from './legal-contents.module.scss';

const titleId = 'contents';

/** The table of contents of a legal text; on a desktop it stays in view beside the text. */
export function LegalContents({ sections }: { readonly sections: readonly LegalSection[] }) {
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
