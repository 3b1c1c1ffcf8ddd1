import type { TastingNote } from '@/content/home';
import { classNames } from '@/lib/class-names';
import styles from './tasting-notes.module.scss';

interface TastingNotesProps {
  readonly notes: readonly TastingNote[];
  /** On which side leader lines run to the bottle. */
  readonly leaders: 'left' | 'right';
  readonly className?: string;
}

/** Nose, palate and finish, each joined to the bottle by a leader line. */
export function TastingNotes({ notes, leaders, className }: TastingNotesProps) {
  return (
    <dl className={classNames(styles.notes, className)} data-leaders={leaders}>
      {notes.map(({ term, detail }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
