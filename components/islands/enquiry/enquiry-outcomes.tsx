import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Tilde } from '@/components/ui/tilde/tilde';
import { aboutLine, fieldLabels, mailTo, states } from '@/content/enquiry';
import type { Enquiry } from '@/lib/enquiry/enquiry';
import { mailtoLink, enquiryText } from '@/lib/enquiry/mailto';
import { focusUnlessAway } from '@/lib/focus';
import styles from './enquiry-form.module.scss';

interface EnquiryPanelProps {
  readonly title: string;
  /** `failure` draws a border, to set the panel off from the form below it. */
  readonly tone?: 'plain' | 'failure';
  readonly children: ReactNode;
}

/**
 * What became of an enquiry. It takes focus when it appears; a visitor who has moved on keeps focus and
 * hears it as an alert.
 */
function EnquiryPanel({ title, tone = 'plain', children }: EnquiryPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!focusUnlessAway(heading.current))
      heading.current?.parentElement?.setAttribute('role', 'alert');
  }, []);
  return (
    <div className={`${styles.panel} ${styles[tone]}`}>
      <h3 ref={heading} className={styles.title} tabIndex={-1}>
        {title}
      </h3>
      {tone === 'plain' && <Tilde className={styles.tilde} />}
      {children}
    </div>
  );
}

interface EnquiryProps {
  readonly enquiry: Enquiry;
}

/** An enquiry as the text of a mail. */
function letterOf(enquiry: Enquiry): string {
  const about = aboutLine(enquiry.product, enquiry.about);
  return enquiryText(enquiry, { labels: fieldLabels, about });
}

/** A link that opens the visitor's mail program with the enquiry written out. */
export function letterLinkOf(enquiry: Enquiry): string {
  return mailtoLink(mailTo.address, mailTo.subject, letterOf(enquiry));
}

/** The address to write to; the mail has the enquiry written out. */
export function LetterLink({ enquiry }: EnquiryProps) {
  return <a href={letterLinkOf(enquiry)}>{mailTo.address}</a>;
}

/** The enquiry has arrived. */
export function EnquiryThanks() {
  return (
    <EnquiryPanel title={states.sentTitle}>
      <p>{states.sent}</p>
    </EnquiryPanel>
  );
}

/** The enquiry was not sent: what was typed is kept, and can be sent by mail instead. */
export function EnquiryFailure({ enquiry }: EnquiryProps) {
  return (
    <EnquiryPanel title={states.failedTitle} tone="failure">
      <p>
        {states.failed} <LetterLink enquiry={enquiry} />
      </p>
    </EnquiryPanel>
  );
}

/** The enquiry was handed to the visitor's mail program; its text can be copied if none opened. */
export function EnquiryLetter({ enquiry }: EnquiryProps) {
  const text = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState(false);
  const letter = letterOf(enquiry);

  async function copy() {
    try {
      await navigator.clipboard.writeText(letter);
      setCopied(true);
    } catch {
      // On plain http there is no clipboard: the text is selected for the visitor to copy.
      text.current?.select();
    }
  }

  return (
    <EnquiryPanel title={states.mailOpenedTitle}>
      <p>
        {states.mailOpened} <LetterLink enquiry={enquiry} />
      </p>
      <textarea
        ref={text}
        className={styles.letter}
        aria-label={states.letterLabel}
        value={letter}
        rows={letter.split('\n').length + 1}
        readOnly
      />
      <button type="button" className={styles.copy} onClick={copy}>
        {states.copy}
      </button>
      <span role="status">{copied && states.copied}</span>
    </EnquiryPanel>
  );
}
