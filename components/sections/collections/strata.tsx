import { textureProps } from '@/components/ui/texture';
import type { Stratum } from '@/content/home';
import styles from './strata.module.scss';

interface StrataProps {
  readonly className?: string;
  /** Accessible name of the list: which side of the split it describes. */
  readonly label: string;
  readonly strata: readonly Stratum[];
}

/** The bands of one side of the split, top to bottom: the specification's colour lines. */
export function Strata({ className, label, strata }: StrataProps) {
  return (
    <ol className={className} aria-label={label}>
      {strata.map(({ ground, name, text }) => (
        <li
          key={ground}
          className={styles.stratum}
          data-ground={ground}
          data-colour-line
          data-moves
          // The wash below the gold is a texture of the line itself.
          {...(ground === 'gold' && textureProps)}
        >
          <i className={styles.fill} {...textureProps} aria-hidden="true" />
          <div className={styles.words}>
            <b>{name}</b> {text}
          </div>
        </li>
      ))}
    </ol>
  );
}
