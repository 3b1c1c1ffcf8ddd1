import type { ReactNode } from 'react';
import { linkToText, type Heading } from '@/content/texts';
import type { Text } from '@/content/text-files';
import { Contents } from './contents';
import { Document } from './document';

/** A text with fewer sections gets no table of contents. */
const minSectionsForContents = 7;

interface TextDocumentProps {
  readonly text: Text;
  readonly sections: readonly Heading[];
  /** The text itself, from `content/texts`. */
  readonly children: ReactNode;
}

/** A text page, with a table of contents if it is long and its sections are no folded questions. */
export function TextDocument({ text, sections, children }: TextDocumentProps) {
  const isLong = sections.length >= minSectionsForContents && !text.questions;
  return (
    <Document
      here={linkToText(text)}
      contents={isLong ? <Contents sections={sections} /> : undefined}
      hasLead
    >
      {children}
    </Document>
  );
}
