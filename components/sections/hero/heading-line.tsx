import { classNames } from '@/lib/class-names';
import styles from './heading-line.module.scss';

interface HeadingLineProps {
  readonly text: string;
  /** Position of the line's first word in the heading, for the order of entrance. */
  readonly firstIndex: number;
  readonly className?: string;
}

/**
 * A line of the heading whose words enter one by one each time it comes into view; for screen readers and search
 * engines it is plain text. The line is observed and not the heading, which has no height: its lines are positioned.
 */
export function HeadingLine({ text, firstIndex, className }: HeadingLineProps) {
  const words = text.split(' ');
  return (
    <span className={classNames(styles.line, className)} data-fit-text data-words="in">
      {words.map((word, index) => (
        <span key={word}>
          <span className={styles.word} data-order={firstIndex + index} data-moves>
            {word}
          </span>
          {index < words.length - 1 && ' '}
        </span>
      ))}
      <span className={styles.space}> </span>
    </span>
  );
}
