import { useEffect, useRef, type ReactNode } from 'react';
import { Tilde } from '@/components/ui/tilde/tilde';
import { focusUnlessAway } from '@/lib/focus/focus-unless-away';
import styles from './enquiry-panel.module.scss';

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
export function EnquiryPanel({ title, tone = 'plain', children }: EnquiryPanelProps) {
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
