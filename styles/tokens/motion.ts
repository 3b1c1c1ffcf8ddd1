/** Durations in milliseconds. Those marked § are constants of the specification, section 9. */
export const duration = {
  /** State changes of links and buttons. */
  state: 180,
  /** § Contact modal and dialogs. */
  modal: 300,
  /** § Their backdrop. */
  backdrop: 150,
  /** Time a carousel slide rests before the next step. */
  carouselRest: 5000,
  /** § Reveal wrapper. */
  reveal: 700,
  /** § On-scroll elements and colour lines. */
  rise: 1000,
  /** § Heading fade. */
  words: 1000,
  /** § The intro, whole. */
  intro: 3000,
  /** Cross-fade between routes. */
  route: 260,
  /** How long what a script unfolds waits folded for that script. */
  toggles: 7000,
} as const;

/** Milliseconds after the intro's start at which other things begin. */
export const moment = {
  /** The heading's words enter, as the intro clears. */
  wordsEnter: 2300,
} as const;

/**
 * § Embla's own unit for 500 ms: measured in its frames, a move then has a hundredth of its way left, less than
 * the eye sees. `e2e/home/carousel.spec.ts` measures it again.
 */
export const emblaDuration = 20.25;

/** Longer than any visit, in milliseconds: a transition this late never begins. */
export const never = 86_400_000;

/** Offsets between neighbours, in milliseconds. § */
export const stagger = {
  word: 50,
  image: 100,
  strata: 200,
} as const;

/** The one curve family: heavy things that settle. */
export const ease = {
  settle: 'cubic-bezier(0.16, 0.84, 0.24, 1)',
  sink: 'cubic-bezier(0.6, 0, 0.2, 1)',
} as const;

/** § The heading's spring: mass 1, so it swings a little past its place and settles. */
export const spring = { stiffness: 200, damping: 25 } as const;

/** § Parts of an element that must be in view before it moves. */
export const threshold = {
  reveal: 0.1,
  inView: 0.3,
} as const;

/** § GSAP's smoothing of a scrubbed timeline, in seconds. */
export const scrub = 0.6;

/** § Pixels below the viewport's edge at which an on-scroll element starts. */
export const riseOffset = 100;

/** § The age clock, in milliseconds after the app starts. */
export const clock = {
  gate: 5000,
  modalCloses: 5000,
  ready: 15_000,
} as const;

/** The invitation, in milliseconds. */
export const invitationTimes = {
  /** It comes when nothing has been scrolled or typed for so long. */
  rest: 1000,
  /** It folds after so long. */
  folds: 8000,
} as const;
