import { routes } from '@/content/routes';
import { storageKeys } from '@/lib/storage';
import { duration, moment } from '@/styles/tokens/tokens';
import {
  closeMenuOnLeave,
  holdTextures,
  markAge,
  markCrash,
  markMotion,
  playIntro,
  startAtTop,
  startClock,
} from './boot-steps';

/** The source text of one step, called at once. An error in it does not stop the others. */
export function printStep<Args extends readonly (string | number)[]>(
  step: (...args: Args) => void,
  ...args: Args
): string {
  return `try{(${step.toString()})(${args.map((arg) => JSON.stringify(arg)).join()})}catch{}`;
}

/** The steps in the order they run. The page is not painted before they are done: keep them few. */
export const bootScript = [
  printStep(startClock),
  printStep(markAge, storageKeys.age),
  printStep(markMotion, storageKeys.motion),
  printStep(markCrash),
  printStep(holdTextures),
  printStep(playIntro, routes.home.path, duration.intro, moment.wordsEnter),
  printStep(startAtTop),
  printStep(closeMenuOnLeave),
].join(';');

/** The site's one inline script, first in `<head>`: it sets what must be known before paint. */
export function Boot() {
  return <script dangerouslySetInnerHTML={{ __html: bootScript }} />;
}
