import type { ReactNode } from 'react';
import styles from './rise.module.scss';

interface RiseProps {
  readonly children: ReactNode;
  readonly className?: string;
}

/**
 * Rises into place over a second once it is 100 px inside the view, each time, as the specification asks.
 */
export function Rise({ children, className }: RiseProps) {
  return (
    <div className={className} data-motion-rise>
      <div className={styles.riser} data-moves>
        {children}
      </div>
    </div>
  );
}
