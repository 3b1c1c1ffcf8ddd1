import { serves } from '@/content/home';
import { formatMillilitres, formatOunces, sayMillilitres, sayOunces } from '@/lib/measures';
import styles from './amount.module.scss';

interface SpokenAmountProps {
  readonly unit: 'oz' | 'ml';
  readonly written: string;
  /** The amount in words, for screen readers. */
  readonly said: string;
}

function SpokenAmount({ unit, written, said }: SpokenAmountProps) {
  return (
    <span data-unit={unit}>
      <span className={styles.said}>{`${said} `}</span>
      <span className={styles.sign} aria-hidden="true">{`${written} `}</span>
    </span>
  );
}

/** An amount in ounces and in millilitres. CSS shows the one that `data-units` names. */
export function Amount({ ounces }: { readonly ounces: number }) {
  return (
    <>
      <SpokenAmount
        unit="oz"
        written={`${formatOunces(ounces)} ${serves.ounces}`}
        said={sayOunces(ounces)}
      />
      <SpokenAmount
        unit="ml"
        written={`${formatMillilitres(ounces)} ${serves.millilitres}`}
        said={sayMillilitres(ounces)}
      />
    </>
  );
}
