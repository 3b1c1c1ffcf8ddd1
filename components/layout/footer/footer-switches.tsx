'use client';

import { useState } from 'react';
import { MotionSwitch } from '@/components/islands/motion-switch/motion-switch';
import { IslandBoundary } from '@/components/ui/island-boundary/island-boundary';
import { forgetAgeWords as words } from '@/content/age';
import { useHydrated } from '@/hooks/use-hydrated';
import { forgetAge, readAge } from '@/lib/age';
import styles from './footer-switches.module.scss';

/** Removes the age confirmation, and says so. */
function ForgetAge() {
  const [said, setSaid] = useState('');

  function forget() {
    setSaid(readAge() === 'verified' ? words.done : words.nothing);
    forgetAge();
  }

  return (
    <>
      <button type="button" className={styles.switch} onClick={forget}>
        {words.action}
      </button>
      <span role="status" className={styles.status}>
        {said}
      </span>
    </>
  );
}

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
            <ForgetAge />
          </IslandBoundary>
        </>
      )}
    </div>
  );
}
