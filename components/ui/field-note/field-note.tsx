import styles from './field-note.module.scss';

interface FieldNoteProps {
  lines: readonly string[];
  className?: string | undefined;
}

/** A caption in small type, one fact a line, like notes in a field book. */
export function FieldNote({ lines, className }: FieldNoteProps) {
  return (
    <p className={className ? `${styles.note} ${className}` : styles.note}>
      {lines.map((line) => (
        <span key={line}>{line} </span>
      ))}
    </p>
  );
}
