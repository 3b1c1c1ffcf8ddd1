import { textureProps } from '@/components/ui/texture';
import type { Band } from '@/content/lists/lots';
import { LotFacts } from './lot-facts';
import styles from './lot-band.module.scss';

/** A band of a lot's page. Its height shows how long the production step took; without facts it is a thin seam. */
export function LotBand({ band: { ground, name, facts, thickness } }: { readonly band: Band }) {
  const isSeam = facts.length === 0;
  return (
    <li
      className={styles.band}
      data-ground={ground}
      data-thickness={thickness}
      data-seam={isSeam || undefined}
      aria-hidden={isSeam || undefined}
    >
      <i className={styles.fill} {...textureProps} aria-hidden="true" />
      {!isSeam && (
        <div className={styles.words}>
          <h2 className={styles.name}>{name}</h2>
          <LotFacts facts={facts} className={styles.facts} />
        </div>
      )}
    </li>
  );
}
