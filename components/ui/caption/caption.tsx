import { Lines } from '@/components/ui/lines/lines';
import { classNames } from '@/lib/class-names';
import styles from './caption.module.scss';

interface CaptionProps {
  readonly lines: readonly string[];
  readonly className?: string;
}

/** A caption in small type, one fact per line. In the content its key is `fieldNote`. */
export function Caption({ lines, className }: CaptionProps) {
  return (
    <p className={classNames(styles.note, className)}>
      <Lines of={lines} />
    </p>
  );
}
