'use client';

import { ForgetAge } from '@/components/islands/age/forget-age';
import { MotionSwitch } from '@/components/islands/motion-switch/motion-switch';
import { IslandBoundary } from '@/components/ui/island-boundary/island-boundary';
import { useHydrated } from '@/hooks/use-hydrated';
import styles from './footer-switches.module.scss';

/** Calm motion and the age confirmation. Without scripts there is nothing to switch or forget. */
export function FooterSwitches() {
  const isLive = useHydrated();
  return (
    <div className={styles.switches}>
      {isLive && (
        <>
          <IslandBoundary>
            <MotionSwitch className={styles.switch} />
          </IslandBoundary>
          <IslandBoundary>
            <ForgetAge className={styles.switch} statusClassName={styles.status} />
          </IslandBoundary>
        </>
      )}
    </div>
  );
}
