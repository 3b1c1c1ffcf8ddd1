import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useInView } from 'react-intersection-observer';
import { useCalmMotion } from '@/hooks/use-calm-motion';
import { useDataSaving } from '@/hooks/use-data-saving';
import { usePageVisible } from '@/hooks/use-page-visible';
import { scrollRests } from '@/lib/motion/scroll-rest';
import type { GoldEngine } from './engine';

/** How far below the view the engine starts to load. */
const near = '500px 0px';

export type GoldState = 'still' | 'running' | 'paused';

/**
 * Brings the gold to life: its engine when the portrait is near, movement while it is in view and
 * wanted. `still` means that the render's own flakes are shown; `playing` is what the visitor has asked
 * for, whether or not the portrait is in view just now.
 */
export function useGold(canvas: RefObject<HTMLCanvasElement | null>) {
  const calm = useCalmMotion();
  const saving = useDataSaving();
  const visible = usePageVisible();
  const [wanted, setWanted] = useState(true);
  const [resting, setResting] = useState(false);
  const [engine, setEngine] = useState<GoldEngine>();
  const { ref: seen, inView } = useInView({ threshold: 0 });
  const { ref: approached, inView: isNear } = useInView({ rootMargin: near, triggerOnce: true });
  // One function for all renders: a new one would be observed anew, hear at once that it is in
  // view, and render again, in every frame for ever.
  const portrait = useCallback(
    (node: HTMLElement | null) => {
      seen(node);
      approached(node);
    },
    [seen, approached],
  );
  const welcome = !calm && !saving;
  const playing = wanted && !resting;
  const running = engine !== undefined && playing && visible && inView;
  const made = useRef<GoldEngine>(undefined);

  useEffect(() => {
    const target = canvas.current;
    if (!isNear || !welcome || !target) return undefined;
    let unmounted = false;
    const end = () => {
      made.current?.dispose();
      made.current = undefined;
      setEngine(undefined);
    };
    // Whoever scrolls past does not pay for it.
    void scrollRests(Infinity)
      .then(() => import('./engine'))
      .then(({ createGoldEngine }) => {
        if (unmounted) return;
        made.current = createGoldEngine(target, () => setResting(true), end);
        setEngine(made.current);
      })
      .catch(() => setEngine(undefined));
    return () => {
      unmounted = true;
      end();
    };
  }, [isNear, welcome, canvas]);

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

  return { state, playing, stir, toggle, portrait };
}
