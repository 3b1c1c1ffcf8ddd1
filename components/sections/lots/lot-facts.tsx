import type { LotFact } from '@/content/lists/lots';
import { classNames } from '@/lib/class-names';
import styles from './lot-facts.module.scss';

interface LotFactsProps {
  readonly facts: readonly LotFact[];
  readonly className?: string | undefined;
}

/** The facts of one production step of a lot: each in large letters below its name. */
export function LotFacts({ facts, className }: LotFactsProps) {
  return (
    facts.length > 0 && (
      <dl className={classNames(styles.facts, className)}>
        {facts.map(({ term, text }) => (
          <div key={`${term} ${text}`}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    )
  );
}
