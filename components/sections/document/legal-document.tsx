import type { ReactNode } from 'react';
import { legalDates, legalWords } from '@/content/legal';
import { linkTo } from '@/content/page-links';
import type { RouteId } from '@/content/routes';
import type { Heading } from '@/content/texts';
import { Contents } from './contents';
import { Document } from './document';
import styles from './document.module.scss';

interface LegalDocumentProps {
  readonly route: RouteId;
  readonly sections: readonly Heading[];
  /** The text itself, from `content/legal`. */
  readonly children: ReactNode;
}

/** A legal page, with its dates of effect and of the last change below the title. */
export function LegalDocument({ route, sections, children }: LegalDocumentProps) {
  const dates = (
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
  );
  return (
    <Document here={linkTo(route)} note={dates} contents={<Contents sections={sections} />}>
      {children}
    </Document>
  );
}
