'use client';

import { useCallback, useState } from 'react';
import { Switch } from '@/components/ui/switch/switch';
import { useHydrated } from '@/hooks/use-hydrated';
import { useWakeLock } from './use-wake-lock';

interface KeepAwakeProps {
  readonly label: string;
  readonly className?: string;
}

/** A switch that keeps the screen awake while one mixes; only where the browser can do it, and never by itself. */
export function KeepAwake({ label, className }: KeepAwakeProps) {
  const canKeep = useHydrated() && 'wakeLock' in navigator;
  const [isOn, setIsOn] = useState(false);
  const letGo = useCallback(() => setIsOn(false), []);
  useWakeLock(isOn, letGo);
  if (!canKeep) return null;
  return (
    <Switch on={isOn} className={className} onClick={() => setIsOn(!isOn)}>
      {label}
    </Switch>
  );
}
