'use client';

import { useId } from 'react';
import { Switch } from '@/components/ui/switch/switch';
import { motionSwitchWords as words } from '@/content/controls';
import { useMediaQuery } from '@/hooks/use-media-query';
import { useStore } from '@/hooks/use-store';
import { calmSwitch, reducedMotion, setCalm } from '@/lib/calm-motion';
import styles from './motion-switch.module.scss';

/** The footer's switch for calm motion. It is stored; the system's setting overrides it. */
export function MotionSwitch({ className }: { readonly className?: string }) {
  const id = useId();
  const on = useStore(calmSwitch);
  const bySystem = useMediaQuery(reducedMotion);

  return (
    <>
      <Switch
        on={on || bySystem}
        aria-disabled={bySystem}
        aria-describedby={bySystem ? id : undefined}
        className={className}
        onClick={() => bySystem || setCalm(!on)}
      >
        {words.label}
      </Switch>
      {bySystem && (
        <span id={id} className={styles.note}>
          {words.bySystem}
        </span>
      )}
    </>
  );
}
