import type { ReactNode } from 'react';
import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { Plant } from '@/components/ui/plant/plant';
import { legalFacts, legalWords, type LegalSection } from '@/content/legal/facts';
import { routes, type RouteId } from '@/content/routes';
import { breadcrumbsTo } from '@/lib/seo/structured-data';
import { LegalContents } from './legal-contents';
import styles from './legal-document.module.scss';

interface LegalDocumentProps {
  readonly route: RouteId;
  readonly sections: readonly LegalSection[];
  /** The text itself, from `content/legal/*.mdx`. */
  readonly children: ReactNode;
}

/** A legal page: breadcrumbs, title and dates, table of contents, text. */
export function LegalDocument({ route, sections, children }: LegalDocumentProps) {
  const title = routes[route].breadcrumb;
  return (
    <main id="main" className={styles.document}>
      <JsonLd data={breadcrumbsTo(route)} />
      <div className={styles.head}>
        <Plant className={styles.plant} />
        <nav className={styles.breadcrumbs} aria-label={legalWords.breadcrumbs}>
          <ol>
            <li>
              <a href={routes.home.path}>{routes.home.breadcrumb}</a>
            </li>
            <li aria-current="page">{title}</li>
          </ol>
        </nav>
        <h1 className={styles.title}>{title}</h1>
        <dl className={styles.dates}>
          <div>
            <dt>{legalWords.effective}</dt>
            <dd>{legalFacts.effective}</dd>
          </div>
          <div>
            <dt>{legalWords.lastUpdated}</dt>
            <dd>
              <time dateTime={legalFacts.lastUpdated.iso}>{legalFacts.lastUpdated.text}</time>
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
