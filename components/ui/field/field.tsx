import type { HTMLInputTypeAttribute } from 'react';
import styles from './field.module.scss';

interface FieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** Shown after the label; without it the field is required. */
  readonly optional?: string | undefined;
  readonly type: HTMLInputTypeAttribute;
  readonly autoComplete: string;
  readonly error?: string | undefined;
  readonly readOnly?: boolean;
}

/**
 * A text field with its label above it and its error message between the two. The message stays the last
 * child of an element of its own: React could not insert it before a field that an extension has moved.
 */
export function Field({ id, label, optional, error, ...input }: FieldProps) {
  const errorId = `${id}-error`;
  const isName = input.type === 'text';
  return (
    <div className={error ? `${styles.field} ${styles.invalid}` : styles.field}>
      <div>
        <label className={styles.label} htmlFor={id}>
          {label} {optional && <span className={styles.optional}>{optional}</span>}
        </label>
        {error && (
          <p className={styles.error} id={errorId}>
            {error}
          </p>
        )}
      </div>
      <input
        {...input}
        id={id}
        className={styles.input}
        required={!optional}
        dir={isName ? 'auto' : undefined}
        autoCapitalize={isName ? 'words' : 'none'}
        spellCheck={false}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      />
    </div>
  );
}
