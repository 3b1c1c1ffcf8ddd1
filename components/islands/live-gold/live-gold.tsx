'use client';

import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { liveGoldWords } from '@/content/controls';
import styles from './live-gold.module.scss';
import { TiltButton } from './tilt-button';
import { useGold } from './use-gold';

/** Speed that one press of an arrow key adds to the flakes, in portrait widths per second. */
const keySpeed = 0.35;
/** Speed that a pointer adds by crossing the whole portrait, in portrait widths per second. */
const pointerSpeed = 9;

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-keySpeed, 0],
  ArrowRight: [keySpeed, 0],
  ArrowUp: [0, -keySpeed],
  ArrowDown: [0, keySpeed],
};

interface LiveGoldProps {
  /** The portrait with flakes in the picture, shown until the engine draws them, or where it never does. */
  readonly poster: ReactNode;
  /** The portrait without flakes, shown below the canvas. */
  readonly backdrop: ReactNode;
}

/**
 * Gold leaf that drifts in Añejo's portrait and is stirred by scrolling, pointer, arrow keys and tilt. Decorative: the
 * poster's alternative text describes the portrait.
 */
export function LiveGold({ poster, backdrop }: LiveGoldProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { state, playing, stir, toggle, posterRef, portraitRef } = useGold(canvas);
  const action = playing ? liveGoldWords.pause : liveGoldWords.play;

  const stirAt = ({ clientX, clientY, movementX, movementY, currentTarget }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect();
    stir(
      [(movementX / box.width) * pointerSpeed, (movementY / box.width) * pointerSpeed],
      [(clientX - box.left) / box.width, (clientY - box.top) / box.height],
    );
  };
  const stirByKey = (event: KeyboardEvent) => {
    const velocity = arrows[event.key];
    if (!velocity) return;
    event.preventDefault();
    stir(velocity);
  };

  return (
    <div ref={portraitRef} className={styles.portrait} data-state={state}>
      <div ref={posterRef} className={styles.poster}>
        {poster}
      </div>
      {state !== 'still' && <div className={styles.backdrop}>{backdrop}</div>}
      <canvas
        ref={canvas}
        className={styles.canvas}
        data-live-gold={state}
        aria-hidden="true"
        onPointerMove={stirAt}
      />
      {state !== 'still' && (
        <div className={styles.controls}>
          <button
            type="button"
            aria-label={`${action}. ${liveGoldWords.stirHint}`}
            onClick={toggle}
            onKeyDown={stirByKey}
          >
            {action}
          </button>
          <TiltButton onTilt={stir} />
        </div>
      )}
    </div>
  );
}
