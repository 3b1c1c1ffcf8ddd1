import type { ReactNode } from 'react';
import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { Plant } from '@/components/ui/plant/plant';
import { legalWords } from '@/content/legal';
import { linkTo, type NavigationLink } from '@/content/page-links';
import { anchorIds } from '@/content/routes';
import { breadcrumbsTo } from '@/lib/seo/structured-data';
import styles from './document.module.scss';

interface DocumentProps {
  /** The page itself, for title and breadcrumbs. */
  readonly here: NavigationLink;
  /** Below the title. */
  readonly note?: ReactNode;
  /** Beside the text on a wide screen, above it on a narrow one. */
  readonly contents?: ReactNode;
  /** Whether the text before the first section is set larger. */
  readonly hasLead?: boolean;
  readonly children: ReactNode;
}

/** A page of text: breadcrumbs, title, table of contents, the text itself. */
export function Document({ here, note, contents, hasLead = false, children }: DocumentProps) {
  const home = linkTo('home');
  return (
    <main id="main" className={styles.document}>
      <JsonLd data={breadcrumbsTo(here)} />
      <div className={styles.head}>
        <Plant className={styles.plant} />
        <nav className={styles.breadcrumbs} aria-label={legalWords.breadcrumbs}>
          <ol>
            <li>
              <a href={home.href}>{home.label}</a>
            </li>
            <li aria-current="page">{here.label}</li>
          </ol>
        </nav>
        <h1 className={styles.title}>{here.label}</h1>
        {note}
      </div>
      <div className={styles.body} data-contents={contents !== undefined}>
        {contents}
        <div id={anchorIds.text} className={styles.text} data-lead={hasLead}>
          {children}
        </div>
      </div>
    </main>
  );
}
