import { useEffect, useState, type RefObject } from 'react';
import { useInView } from 'react-intersection-observer';
import { useCalmMotion } from '@/hooks/use-calm-motion';
import { useDataSaving } from './use-data-saving';
import { usePageVisible } from './use-page-visible';
import { retryOptional } from '@/lib/load';
import type { GoldEngine } from './engine';

/** How far around the window the portrait counts as near, as an IntersectionObserver's margin. */
const near = '500px 0px';

type GoldState = 'still' | 'running' | 'paused';

/**
 * Loads the gold's engine when the portrait comes near, and runs it while the portrait is in
 * view and nobody has paused it.
 * @returns `state`: `still` while the poster is shown, also while the canvas is lost; `playing`: whether the gold moves
 * whenever it is in view; `stir` and `toggle` for the controls; the refs of the poster and the portrait.
 */
export function useGold(canvas: RefObject<HTMLCanvasElement | null>) {
  const calm = useCalmMotion();
  const saving = useDataSaving();
  const visible = usePageVisible();
  const [wanted, setWanted] = useState(true);
  const [isIdle, setIsIdle] = useState(false);
  const [engine, setEngine] = useState<GoldEngine>();
  const [isLost, setIsLost] = useState(false);
  const { ref: posterRef, inView: shouldLoad } = useInView({ rootMargin: near, triggerOnce: true });
  const { ref: portraitRef, inView } = useInView({ threshold: 0, skip: !engine });
  const isAllowed = !calm && !saving;
  const playing = wanted && !isIdle;
  const running = engine !== undefined && !isLost && playing && visible && inView;

  useEffect(() => {
    const target = canvas.current;
    if (!shouldLoad || !isAllowed || !target) return undefined;
    let unmounted = false;
    let made: GoldEngine | undefined;
    void retryOptional(() => import('./engine'))
      .then((module) => {
        if (!module || unmounted) return;
        made = module.createGoldEngine(target, {
          onIdle: () => setIsIdle(true),
          onContextChange: setIsLost,
        });
        setEngine(made);
      })
      // The browser draws on no canvas: the poster remains.
      .catch(() => undefined);
    return () => {
      unmounted = true;
      made?.destroy();
      setEngine(undefined);
      setIsLost(false);
    };
  }, [shouldLoad, isAllowed, canvas]);

  useEffect(() => {
    if (!running) return undefined;
    engine.run();
    return () => engine.pause();
  }, [engine, running]);

  // Scrolling stirs the gold (components/islands/live-gold/engine), and so wakes it.
  useEffect(() => {
    if (!isIdle) return undefined;
    const wake = () => setIsIdle(false);
    addEventListener('scroll', wake, { passive: true, once: true });
    return () => removeEventListener('scroll', wake);
  }, [isIdle]);

  const stir: GoldEngine['stir'] = (velocity, point) => {
    setIsIdle(false);
    engine?.stir(velocity, point);
  };
  const toggle = () => {
    setWanted(!playing);
    setIsIdle(false);
  };
  const state: GoldState = !engine || isLost ? 'still' : running ? 'running' : 'paused';

  return { state, playing, stir, toggle, posterRef, portraitRef };
}
