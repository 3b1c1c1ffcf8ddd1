import type { ReactNode } from 'react';
import { textureProps } from '@/components/ui/texture';
import type { Measure } from '@/content/home';
import styles from './stacked-bar.module.scss';

/** Sizes in drawing units: the height of one ounce, and the width of a core. */
const ounce = 4;
const width = 10;
/** Half the height of a core's round top; `stacked-bar.module.scss` has room for it, in ounces. */
const face = 1.1;

const poured = (measures: readonly Measure[]) =>
  measures.reduce((sum, { ounces }) => sum + ounces, 0);

/** Rounds to two decimals, so that the markup has 1.1 and not 1.0999999999999996. */
const rounded = (length: number) => Math.round(length * 100) / 100;

/** The outline of a layer: a cylinder's side seen from a little above, so both its edges curve down. */
function sideOf(from: number, to: number): string {
  const [top, bottom] = [rounded(from), rounded(to)];
  const round = `A${width / 2} ${face} 0 0`;
  return `M0 ${top}V${bottom}${round} 0 ${width} ${bottom}V${top}${round} 1 0 ${top}Z`;
}

interface StackedBarProps {
  readonly measures: readonly Measure[];
  /** The measures in words. */
  readonly children: ReactNode;
}

/**
 * A drink's measures drawn as a drill core: layers in the order they are poured, an ounce always equally
 * high. Decorative: what stands beside it gives the same measures in words.
 */
export function StackedBar({ measures, children }: StackedBarProps) {
  const height = rounded(poured(measures) * ounce + 2 * face);
  const layers = measures.map((measure, index) => {
    const bottom = height - face - poured(measures.slice(0, index)) * ounce;
    return { ...measure, shape: sideOf(bottom - measure.ounces * ounce, bottom) };
  });
  const uppermost = measures[measures.length - 1]?.kind;
  return (
    <div className={styles.bar}>
      <div className={styles.drawing} {...textureProps} aria-hidden="true">
        <svg
          viewBox={`0 0 ${width} ${height}`}
          width="100%"
          // In ounces: the style sheet sets the font size to one ounce.
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
      {children}
    </div>
  );
}
