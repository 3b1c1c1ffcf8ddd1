/**
 * Durations in milliseconds. What is marked § is fixed by section 9 of the client's specification, which is not in
 * this repository: change it only with the client, and the tests that hold it with it.
 */
export const duration = {
  /** State changes of links and buttons. */
  state: 180,
  /** § Contact modal and dialogs. Other movements of the same length use it too. */
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
  /** How long folded sections of the footer wait for their script before they unfold. */
  toggles: 7000,
} as const;

/** Milliseconds after the intro's start at which other things begin. */
export const moment = {
  /** The heading's words enter; the intro's background has faded by then. */
  wordsEnter: 2300,
} as const;

/**
 * § 500 ms in Embla's own unit, found by measuring: after 500 ms a hundredth of the way is left, which is not visible.
 * `e2e/home/carousel.spec.ts` measures it again.
 */
export const emblaDuration = 20.25;

/** Waiting times, in milliseconds. */
export const wait = {
  /** A click for the scripts, before it takes its native action. */
  click: 4000,
  /** Before a screen reader announces that something is being fetched; it is visible at once. */
  notice: 1000,
  /** For a dialog that is being fetched. A phone on a slow network takes four seconds. */
  fetch: 6000,
  /** Without being stirred, until the gold pauses by itself. */
  gold: 60_000,
} as const;

/** A delay longer than any visit, in milliseconds: a transition with it never begins. */
export const never = 86_400_000;

/** Offsets between neighbours, in milliseconds. § */
export const stagger = {
  word: 50,
  image: 100,
  strata: 200,
} as const;

/** The easing curves of all movement. */
export const ease = {
  settle: 'cubic-bezier(0.16, 0.84, 0.24, 1)',
  sink: 'cubic-bezier(0.6, 0, 0.2, 1)',
} as const;

/** § The heading's spring, with mass 1; it overshoots slightly. */
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
  /** Time without scrolling or typing before the invitation appears. */
  rest: 1000,
  /** Time before the invitation folds into its mark. */
  folds: 8000,
} as const;
