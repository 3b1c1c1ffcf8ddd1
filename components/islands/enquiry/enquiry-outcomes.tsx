import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Tilde } from '@/components/ui/tilde/tilde';
import { aboutLine, fieldLabels, mailTo, outcomeWords } from '@/content/enquiry';
import type { Enquiry } from '@/lib/enquiry/enquiry';
import { mailtoLink, enquiryText } from '@/lib/enquiry/mailto';
import { focusUnlessMovedOn } from '@/lib/focus';
import styles from './enquiry-form.module.scss';

interface EnquiryPanelProps {
  readonly title: string;
  /** `failure` draws a border, to set the panel off from the form below it. */
  readonly tone?: 'plain' | 'failure';
  readonly children: ReactNode;
}

/**
 * The message that tells the outcome of an enquiry. Its heading takes focus when it appears. If the visitor's focus has
 * moved on, focus stays there, and the message is announced as an alert.
 */
function EnquiryPanel({ title, tone = 'plain', children }: EnquiryPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!focusUnlessMovedOn(heading.current))
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

/** The text of the mail that holds an enquiry. */
function mailTextOf(enquiry: Enquiry): string {
  const about = aboutLine(enquiry.product, enquiry.about);
  return enquiryText(enquiry, { labels: fieldLabels, about });
}

/** A `mailto:` address that opens the visitor's mail program with the enquiry's text. */
export function mailHrefOf(enquiry: Enquiry): string {
  return mailtoLink(mailTo.address, mailTo.subject, mailTextOf(enquiry));
}

/** The brand's mail address, linked to a mail with the enquiry's text. */
export function MailLink({ enquiry }: EnquiryProps) {
  return <a href={mailHrefOf(enquiry)}>{mailTo.address}</a>;
}

export function EnquiryThanks() {
  return (
    <EnquiryPanel title={outcomeWords.sentTitle}>
      <p>{outcomeWords.sent}</p>
    </EnquiryPanel>
  );
}

/** The enquiry was not sent: what was typed is kept, and can be sent by mail instead. */
export function EnquiryFailure({ enquiry }: EnquiryProps) {
  return (
    <EnquiryPanel title={outcomeWords.failedTitle} tone="failure">
      <p>
        {outcomeWords.failed} <MailLink enquiry={enquiry} />
      </p>
    </EnquiryPanel>
  );
}

/** The visitor's mail program was asked to open a mail with the enquiry. If none opened, its text can be copied. */
export function EnquiryByMail({ enquiry }: EnquiryProps) {
  const textarea = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState(false);
  const mailText = mailTextOf(enquiry);

  async function copy() {
    try {
      await navigator.clipboard.writeText(mailText);
      setCopied(true);
    } catch {
      // Browsers offer no clipboard on plain http. The visitor copies the selected text instead.
      textarea.current?.select();
    }
  }

  return (
    <EnquiryPanel title={outcomeWords.mailOpenedTitle}>
      <p>
        {outcomeWords.mailOpened} <MailLink enquiry={enquiry} />
      </p>
      <textarea
        ref={textarea}
        className={styles.mailText}
        aria-label={outcomeWords.letterLabel}
        value={mailText}
        rows={mailText.split('\n').length + 1}
        readOnly
      />
      <button type="button" className={styles.copy} onClick={copy}>
        {outcomeWords.copy}
      </button>
      <span role="status">{copied && outcomeWords.copied}</span>
    </EnquiryPanel>
  );
}
