import { textureProps } from '@/components/ui/texture';
import styles from './gold-accent.module.scss';

/**
 * A letter whose accent or tilde is gold leaf: the same letter, laid over itself in metal and clipped to
 * its accent.
 */
export function GoldAccent({ letter }: { readonly letter: string }) {
  const isCapital = letter === letter.toUpperCase();
  return (
    <span className={styles.accent} data-letter={letter} data-capital={isCapital} {...textureProps}>
      {letter}
    </span>
  );
}
