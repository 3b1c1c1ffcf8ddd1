import { gsap } from 'gsap/gsap-core';
import { revealStrata } from './strata';

/** Set-up of the scenes by name. Each may return a function that undoes what GSAP's context does not. */
export type Scenes = Record<string, (element: Element) => (() => void) | undefined>;

/**
 * Sets up every `[data-scene]` below `root`, one a frame: together they are a long task on a phone.
 * @param others scenes besides the strata, for browsers that need them.
 * @returns a function that reverts all of them.
 */
export function playScenes(root: HTMLElement, others?: Scenes): () => void {
  const scenes: Scenes = { strata: revealStrata, ...others };
  const context = gsap.context(() => undefined);
  const waiting = [...root.querySelectorAll<HTMLElement>('[data-scene]')];
  let isReverted = false;

  function setUpNext() {
    const element = waiting.shift();
    if (!element || isReverted) return;
    context.add(() => scenes[element.dataset.scene ?? '']?.(element));
    requestAnimationFrame(setUpNext);
  }

  setUpNext();
  return () => {
    isReverted = true;
    context.revert();
  };
}
