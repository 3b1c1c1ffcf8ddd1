import { classNames } from '@/lib/class-names/class-names';
import styles from './words.module.scss';

interface WordsProps {
  readonly text: string;
  /** How many words of the heading come before this line; sets the order of entrance. */
  readonly first: number;
  readonly className?: string;
}

/** A line whose words can enter one by one; for screen readers and search engines it is plain text. */
export function Words({ text, first, className }: WordsProps) {
  const words = text.split(' ');
  return (
    <span className={classNames(styles.line, className)} data-fits>
      {words.map((word, index) => (
        <span key={word}>
          <span className={styles.word} data-order={first + index}>
            {word}
          </span>
          {index < words.length - 1 && ' '}
        </span>
      ))}
      <span className={styles.space}> </span>
    </span>
  );
}
