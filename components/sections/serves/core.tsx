import type { Measure } from '@/content/home/serves';
import { formatOunces } from '@/lib/serves/standard-drinks';
import styles from './core.module.scss';

/** Drawing units an ounce is high, the same in every core. */
const unitsPerOunce = 4;
const width = 9;

/**
 * The measure as a drill core: its layers in the order they are poured, an ounce always the same
 * height. The drawing is for the eye; the same measures stand beside it in words.
 */
export function Core({ measures }: { measures: readonly Measure[] }) {
  const total = measures.reduce((sum, { ounces }) => sum + ounces, 0);
  const height = total * unitsPerOunce;
  const layers = measures.map((measure, index) => {
    const below = measures.slice(0, index).reduce((sum, { ounces }) => sum + ounces, 0);
    return { ...measure, top: height - (below + measure.ounces) * unitsPerOunce };
  });
  return (
    <div className={styles.core}>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${width} ${height}`}
        data-ounces={total}
        aria-hidden="true"
        focusable="false"
      >
        {layers.map(({ of, kind, ounces, top }) => (
          <rect
            key={of}
            className={styles[kind]}
            y={top}
            width={width}
            height={ounces * unitsPerOunce}
          />
        ))}
      </svg>
      <ul className={styles.list}>
        {[...measures].reverse().map(({ of, ounces }) => (
          <li key={of}>
            {formatOunces(ounces)} oz {of}
          </li>
        ))}
      </ul>
    </div>
  );
}
