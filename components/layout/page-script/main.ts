/**
 * The page script: runs in every page before React, and without it. `page-script.tsx` prints it into the page in
 * `next dev`, in the editor and in the export. It blocks the first paint, so each step does only what cannot wait.
 * docs/decisions/loading.md lists the attributes that it sets on `<html>`.
 */
import { elapsed, whenSeen } from '@/lib/clock';
import { holdClicks } from './clicks';
import { markAge, markCrash, markMotion } from './flags';
import { playIntro } from './intro';
import { closeMenuOnLeave } from './menu';
import { startAtTop } from './scroll-start';
import { runHeldScripts } from './scripts';
import { loadTextures } from './textures';
import { applyUnits } from './units';

const steps = [
  () => whenSeen(elapsed),
  markAge,
  markMotion,
  applyUnits,
  markCrash,
  playIntro,
  startAtTop,
  closeMenuOnLeave,
  holdClicks,
  loadTextures,
  runHeldScripts,
];

// An error in one step does not stop the others.
for (const step of steps) {
  try {
    step();
  } catch (error) {
    reportError(error);
  }
}
