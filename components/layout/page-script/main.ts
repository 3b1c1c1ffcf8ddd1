/**
 * What runs in a page before React and without it, printed into every page by `page-script.tsx`: in `next dev`, in the
 * editor and in the export alike. The page is not painted before it has run, so each step only does or sets up
 * what cannot wait. Which marks it sets on `<html>`: docs/decisions/loading.md.
 */
import { elapsed, whenSeen } from '@/lib/clock';
import { holdClicks } from './clicks';
import { markAge, markCrash, markMotion } from './flags';
import { playIntro } from './intro';
import { closeMenuOnLeave } from './menu';
import { startAtTop } from './scroll-start';
import { runHeldScripts } from './scripts';
import { loadTextures } from './textures';
import { keepUnits } from './units';

const steps = [
  () => whenSeen(elapsed),
  markAge,
  markMotion,
  keepUnits,
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
