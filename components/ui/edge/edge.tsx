import { textureProps } from '@/components/ui/texture';
import styles from './edge.module.scss';

type Ground =
  'soil' | 'clay' | 'ash' | 'ferment' | 'limewash' | 'oak' | 'obsidian' | 'night' | 'gold';
type EdgeShape = 1 | 2 | 3 | 4 | 5 | 6;

interface EdgeProps {
  /** The ground whose edge it is. */
  readonly ground: Ground;
  /** One of six outlines. */
  readonly shape: EdgeShape;
  /** A thin second layer above the first. */
  readonly lip?: boolean;
}

/** A section's crumbling upper border, drawn above it. Decorative. */
export function Edge({ ground, shape, lip = false }: EdgeProps) {
  return (
    <i
      className={styles.edge}
      data-ground={ground}
      data-shape={shape}
      data-lip={lip || undefined}
      {...textureProps}
      aria-hidden="true"
    />
  );
}
