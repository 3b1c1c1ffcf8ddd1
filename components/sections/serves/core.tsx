import { serves, type Measure } from '@/content/home/serves';
import { formatOunces } from '@/lib/serves/standard-drinks';
import styles from './core.module.scss';

/**
 * Drawing units: how high an ounce is in every core, how wide a core, and half the height of its round
 * face, which `core.module.scss` knows in ounces.
 */
const [ounce, width, face] = [4, 10, 1.1];

const poured = (measures: readonly Measure[]) =>
  measures.reduce((sum, { ounces }) => sum + ounces, 0);

/** A length without what binary fractions leave behind it: 1.1, and not 1.0999999999999996. */
const rounded = (length: number) => Math.round(length * 100) / 100;

/** The round wall of a layer, seen from a little above: both its edges bulge towards the eye. */
function wall(from: number, to: number): string {
  const [top, bottom] = [rounded(from), rounded(to)];
  const round = `A${width / 2} ${face} 0 0`;
  return `M0 ${top}V${bottom}${round} 0 ${width} ${bottom}V${top}${round} 1 0 ${top}Z`;
}

/**
 * The measure as a drill core: its layers in the order they are poured, an ounce always the same
 * height. The drawing is for the eye; the same measures stand beside it in words.
 */
export function Core({ measures }: { measures: readonly Measure[] }) {
  const height = rounded(poured(measures) * ounce + 2 * face);
  const layers = measures.map((measure, index) => {
    const bottom = height - face - poured(measures.slice(0, index)) * ounce;
    return { ...measure, shape: wall(bottom - measure.ounces * ounce, bottom) };
  });
  const uppermost = measures[measures.length - 1]?.kind;
  return (
    <div className={styles.core}>
      <div className={styles.drawing} data-texture aria-hidden="true">
        <svg
          viewBox={`0 0 ${width} ${height}`}
          width="100%"
          // In ounces: the style sheet makes one as large as its type.
          height={`${height / ounce}em`}
          preserveAspectRatio="none"
          focusable="false"
        >
          {layers.map(({ of, kind, shape }) => (
            <path key={of} className={styles[kind]} d={shape} />
          ))}
          {uppermost && (
            <ellipse
              className={`${styles[uppermost]} ${styles.face}`}
              cx={width / 2}
              cy={face}
              rx={width / 2}
              ry={face}
            />
          )}
        </svg>
      </div>
      <ul className={styles.list}>
        {[...measures].reverse().map(({ of, ounces }) => (
          <li key={of}>{`${formatOunces(ounces)} ${serves.ounces} ${of}`}</li>
        ))}
      </ul>
    </div>
  );
}
