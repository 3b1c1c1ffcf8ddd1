import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './reveal.module.scss';

interface RevealProps {
  readonly children: ReactNode;
  readonly className?: string;
  /** Steps of 0.1 s to wait before turning in. */
  readonly delay?: 0 | 1 | 2 | 3;
}

/**
 * Turns its content in from 90° about the vertical axis each time a tenth of it is in view, as the specification asks.
 * The wrapper is observed, because the content has no width while it is turned. Without scripts and in calm motion it
 * does not move.
 */
export function Reveal({ children, className, delay = 0 }: RevealProps) {
  return (
    <div className={classNames(styles.reveal, className)} data-motion-reveal>
      <div className={styles.leaf} data-delay={delay} data-moves>
        {children}
      </div>
    </div>
  );
}
