import type { ReactNode } from 'react';
import styles from './reveal.module.scss';

interface RevealProps {
  children: ReactNode;
  className?: string | undefined;
  /** Steps of 0.1 s to wait before turning in. */
  delay?: 0 | 1 | 2 | 3;
}

/**
 * Turns its content in from 90° about the upright axis when a tenth of it is in view, every time
 * (§ 9). The wrapper is what the observer watches: the content itself has no width while turned.
 * Without script, or when calm is asked for, it is simply there.
 */
export function Reveal({ children, className, delay = 0 }: RevealProps) {
  return (
    <div className={[styles.reveal, className].join(' ')} data-motion-reveal>
      <div className={styles.leaf} data-delay={delay}>
        {children}
      </div>
    </div>
  );
}
