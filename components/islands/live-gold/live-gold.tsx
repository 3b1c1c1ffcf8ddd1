'use client';

import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { liveGoldWords } from '@/content/controls';
import styles from './live-gold.module.scss';
import { TiltButton } from './tilt-button';
import { useGold } from './use-gold';

/** Force of one arrow key, in portrait widths per second. */
const keyForce = 0.35;
/** Force of dragging across the whole portrait, in portrait widths per second. */
const dragForce = 9;

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-keyForce, 0],
  ArrowRight: [keyForce, 0],
  ArrowUp: [0, -keyForce],
  ArrowDown: [0, keyForce],
};

interface LiveGoldProps {
  /** The portrait with its rendered flakes, shown until the engine runs. */
  readonly still: ReactNode;
  /** The portrait without flakes, shown under the moving ones. */
  readonly empty: ReactNode;
}

/**
 * The signature: gold leaf that drifts in the portrait and can be stirred by scroll, drag, arrow
 * keys and tilt. Decorative: the portrait's own text says what is seen.
 */
export function LiveGold({ still, empty }: LiveGoldProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { state, playing, stir, toggle, stillRef, portraitRef } = useGold(canvas);
  const action = playing ? liveGoldWords.pause : liveGoldWords.play;

  const drag = ({ clientX, clientY, movementX, movementY, currentTarget }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect();
    stir(
      [(movementX / box.width) * dragForce, (movementY / box.width) * dragForce],
      [(clientX - box.left) / box.width, (clientY - box.top) / box.height],
    );
  };
  const steer = (event: KeyboardEvent) => {
    const force = arrows[event.key];
    if (!force) return;
    event.preventDefault();
    stir(force);
  };

  return (
    <div ref={portraitRef} className={styles.portrait} data-state={state}>
      <div ref={stillRef} className={styles.still}>
        {still}
      </div>
      {state !== 'still' && <div className={styles.empty}>{empty}</div>}
      <canvas
        ref={canvas}
        className={styles.canvas}
        data-live-gold={state}
        aria-hidden="true"
        onPointerMove={drag}
      />
      {state !== 'still' && (
        <div className={styles.controls}>
          <button
            type="button"
            aria-label={`${action}. ${liveGoldWords.stirHint}`}
            onClick={toggle}
            onKeyDown={steer}
          >
            {action}
          </button>
          <TiltButton onTilt={stir} />
        </div>
      )}
    </div>
  );
}
