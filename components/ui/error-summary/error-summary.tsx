import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { focusUnlessMovedOn } from '@/lib/focus';
import styles from './error-summary.module.scss';

interface ErrorSummaryProps {
  readonly title: string;
  /** Messages by field name. A new object moves focus to the summary again. */
  readonly errors: Readonly<Partial<Record<string, string>>>;
  /** Fields have the ids `idPrefix-name`. */
  readonly idPrefix: string;
  /** Content below the list of errors. */
  readonly children?: ReactNode;
}

function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
}

/** All errors of a form in one place, each a link to its field, after GOV.UK's error summary. */
export function ErrorSummary({ title, errors, idPrefix, children }: ErrorSummaryProps) {
  const titleId = useId();
  const summary = useRef<HTMLDivElement>(null);

  useEffect(() => void focusUnlessMovedOn(summary.current), [errors]);

  return (
    <div
      ref={summary}
      className={styles.summary}
      role="alert"
      tabIndex={-1}
      aria-labelledby={titleId}
    >
      <h3 className={styles.title} id={titleId}>
        {title}
      </h3>
      <ul>
        {Object.entries(errors).map(([name, message]) => (
          <li key={name}>
            <a className={styles.link} href={`#${idPrefix}-${name}`} onClick={goToField}>
              {message}
            </a>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
