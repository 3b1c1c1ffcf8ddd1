/**
 * Durations in milliseconds. What is marked § is fixed by section 9 of the client's specification, which is not in
 * this repository: change it only with the client, and the tests that hold it with it.
 */
export const duration = {
  /** State changes of links and buttons. */
  state: 180,
  /** § Contact modal and dialogs. */
  modal: 300,
  /** § Their backdrop. */
  backdrop: 150,
  /** From one step of a carousel to the next, the movement included. */
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
  /** The heading's words enter; the ground has cleared by then. */
  wordsEnter: 2300,
} as const;

/**
 * § Embla's own unit for 500 ms: measured in its frames, a move then has a hundredth of its way left, less than
 * the eye sees. `e2e/home/carousel.spec.ts` measures it again.
 */
export const emblaDuration = 20.25;

/** For how long something waits, in milliseconds. */
export const wait = {
  /** A click for the scripts, before it takes its native action. */
  click: 4000,
  /** Before a screen reader is told that something is being fetched. Eyes see it at once. */
  notice: 1000,
  /** For what was pressed and is being fetched. A phone far from town takes four seconds. */
  fetch: 6000,
  /** Without being stirred, until the gold pauses by itself. */
  gold: 60_000,
} as const;

/** Longer than any visit, in milliseconds: a transition this late never begins. */
export const never = 86_400_000;

/** Offsets between neighbours, in milliseconds. § */
export const stagger = {
  word: 50,
  image: 100,
  strata: 200,
} as const;

/** The curves of all movement: heavy things that settle. */
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
  /** It appears once nothing was scrolled or typed for so long. */
  rest: 1000,
  /** It folds after so long. */
  folds: 8000,
} as const;
