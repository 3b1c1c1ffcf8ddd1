import { useRef, useState } from 'react';
import { mailTo, states } from '@/content/enquiry';
import { mailLink } from '@/lib/enquiry/letter';
import { EnquiryPanel } from './enquiry-panel';
import styles from './enquiry-outcomes.module.scss';

interface LetterProps {
  /** The enquiry written out. */
  readonly letter: string;
}

/** The address to write to; the mail has the enquiry written out. */
export function LetterLink({ letter }: LetterProps) {
  return <a href={mailLink(mailTo.address, mailTo.subject, letter)}>{mailTo.address}</a>;
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
export function EnquiryFailure({ letter }: LetterProps) {
  return (
    <EnquiryPanel title={states.failedTitle} tone="failure">
      <p>
        {states.failed} <LetterLink letter={letter} />
      </p>
    </EnquiryPanel>
  );
}

/** The enquiry was handed to the visitor's mail program; its text can be copied if none opened. */
export function EnquiryLetter({ letter }: LetterProps) {
  const text = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState(false);

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
        {states.mailOpened} <LetterLink letter={letter} />
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
