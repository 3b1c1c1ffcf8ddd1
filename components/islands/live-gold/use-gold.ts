import { useEffect, useRef, useState, type RefObject } from 'react';
import { useInView } from 'react-intersection-observer';
import { useCalmMotion } from '@/hooks/use-calm-motion';
import { useDataSaving } from '@/hooks/use-data-saving';
import { usePageVisible } from '@/hooks/use-page-visible';
import { useRestNear } from '@/hooks/use-rest-near';
import { retryOptional } from '@/lib/retry/retry';
import type { GoldEngine } from './engine';

/** How far from the view the page must come to rest for the engine to come. */
const near = '500px 0px';

export type GoldState = 'still' | 'running' | 'paused';

/**
 * Brings the gold to life: its engine when the page rests near the portrait, movement while that is
 * in view and wanted. `still` means that the render's own flakes are shown; `playing` is what the
 * visitor has asked for, whether or not the portrait is in view just now.
 */
export function useGold(canvas: RefObject<HTMLCanvasElement | null>) {
  const calm = useCalmMotion();
  const saving = useDataSaving();
  const visible = usePageVisible();
  const [wanted, setWanted] = useState(true);
  const [resting, setResting] = useState(false);
  const [engine, setEngine] = useState<GoldEngine>();
  const { ref: approached, rested } = useRestNear(near);
  const { ref: portrait, inView } = useInView({ threshold: 0, skip: !engine });
  const welcome = !calm && !saving;
  const playing = wanted && !resting;
  const running = engine !== undefined && playing && visible && inView;
  const made = useRef<GoldEngine>(undefined);

  useEffect(() => {
    const target = canvas.current;
    if (!rested || !welcome || !target) return undefined;
    let unmounted = false;
    const end = () => {
      made.current?.dispose();
      made.current = undefined;
      setEngine(undefined);
    };
    void retryOptional(() => import('./engine'))
      .then((module) => {
        if (unmounted || !module) return;
        made.current = module.createGoldEngine(target, () => setResting(true), end);
        setEngine(made.current);
      })
      .catch(() => setEngine(undefined));
    return () => {
      unmounted = true;
      end();
    };
  }, [rested, welcome, canvas]);

  useEffect(() => {
    if (running) engine.run();
    else engine?.rest();
  }, [engine, running]);

  const stir: GoldEngine['stir'] = (force, at) => {
    setResting(false);
    engine?.stir(force, at);
  };
  const toggle = () => {
    setWanted(!playing);
    setResting(false);
  };
  const state: GoldState = !engine ? 'still' : running ? 'running' : 'paused';

  return { state, playing, stir, toggle, approached, portrait };
}
