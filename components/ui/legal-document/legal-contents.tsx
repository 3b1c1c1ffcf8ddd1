import { Tilde } from '@/components/ui/tilde/tilde';
import { legalWords, type LegalSection } from '@/content/legal/facts';
import styles from './legal-contents.module.scss';

const titleId = 'contents';

/** The linked contents of a legal text; it stays in view beside the text on a desktop. */
export function LegalContents({ sections }: { sections: readonly LegalSection[] }) {
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
