import type { ReactNode } from 'react';
import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { Plant } from '@/components/ui/plant/plant';
import { legalDates, legalWords, type LegalSection } from '@/content/legal';
import { linkTo } from '@/content/pages';
import type { RouteId } from '@/content/routes';
import { breadcrumbsTo } from '@/lib/seo/structured-data';
import { LegalContents } from './legal-contents';
import styles from './legal-document.module.scss';

interface LegalDocumentProps {
  readonly route: RouteId;
  readonly sections: readonly LegalSection[];
  /** The text itself, from `content/legal`. */
  readonly children: ReactNode;
}

/** A legal page: breadcrumbs, title and dates, table of contents, text. */
export function LegalDocument({ route, sections, children }: LegalDocumentProps) {
  const home = linkTo('home');
  const here = linkTo(route);
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
        <dl className={styles.dates}>
          <div>
            <dt>{legalWords.effective}</dt>
            <dd>{legalDates.effective}</dd>
          </div>
          <div>
            <dt>{legalWords.lastUpdated}</dt>
            <dd>
              <time dateTime={legalDates.lastUpdated.iso}>{legalDates.lastUpdated.text}</time>
            </dd>
          </div>
        </dl>
      </div>
      <div className={styles.body}>
        <LegalContents sections={sections} />
        <div className={styles.text}>{children}</div>
      </div>
    </main>
  );
}
