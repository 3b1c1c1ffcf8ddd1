'use client';

import { useCallback, useState } from 'react';
import { Switch } from '@/components/ui/switch/switch';
import { useHydrated } from '@/hooks/use-hydrated';
import styles from './keep-awake.module.scss';
import { useWakeLock } from './use-wake-lock';

interface KeepAwakeProps {
  readonly label: string;
  /** The message if the browser refuses to keep the screen awake. */
  readonly refusal: string;
  readonly className?: string | undefined;
}

/** A switch that keeps the screen on while the visitor follows a recipe. Not shown where the browser has no wake lock. */
export function KeepAwake({ label, refusal, className }: KeepAwakeProps) {
  const canKeep = useHydrated() && 'wakeLock' in navigator;
  const [state, setState] = useState<'off' | 'on' | 'refused'>('off');
  const refuse = useCallback(() => setState('refused'), []);
  const isOn = state === 'on';
  useWakeLock(isOn, refuse);
  if (!canKeep) return null;
  return (
    <>
      <Switch on={isOn} className={className} onClick={() => setState(isOn ? 'off' : 'on')}>
        {label}
      </Switch>
      <p role="status" className={styles.refusal}>
        {state === 'refused' && refusal}
      </p>
    </>
  );
}
