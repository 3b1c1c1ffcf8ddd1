/**
 * Widths in CSS pixels at which layouts change. `phone` is the specification’s breakpoint for narrow screens.
 */
export const breakpoint = {
  /** Below it a phone is too narrow for text that does not scale with the drawing unit. */
  narrow: 376,
  /** From it on the hero is drawn as a tablet's, also below `phone`. */
  small: 560,
  phone: 768,
  serves: 992,
  desktop: 1024,
  servesWide: 1200,
  /** A dialog shows its picture beside the text. */
  spread: 1200,
  /** The hero shows its caption beside the bottle. */
  heroNote: 1280,
  /** Above it the drawing unit no longer grows, and layouts are re-spaced. */
  drawing: 1920,
} as const;

/**
 * Aspect ratio from which the hero of a desktop window shows a wider picture; `high` replaces `from` in windows of
 * `height` px and more, in which that picture would be enlarged.
 */
export const flatWindow = { from: 1.7, high: 1.8, height: 1140 } as const;

/** Aspect ratio up to which the hero of a window narrower than a desktop's shows a tall picture. */
export const tallAspectRatio = 0.8;

/** Heights below which a window counts as low. */
export const windowHeight = {
  /** A small laptop's, in px: below it, forms are set tighter, to end above the fold. */
  laptop: 760,
  /** In rem: below it, as at 400 % zoom, nothing may cover part of the page. */
  shallow: 30,
} as const;

/** A phone in landscape, in px: at least this wide, and at most this high. */
export const landscapePhone = { width: 560, height: 480 } as const;

/**
 * `z-index`, from back to front, for the whole page as within one of its parts: a part that is `over` orders what is
 * in it by itself. Of two with the same number the later in the page is in front, so that each part of the home page
 * lies over the foot of the one above it.
 */
export const zIndex = {
  /** A shadow, the header's bar. */
  behind: -1,
  /** A part of the page, and over all in it that has no number: a torn edge, a control, the ring of focus. */
  over: 1,
  /** Words on a picture or a band; a picture that lies across another. */
  raised: 2,
  front: 3,
  /** The glass a name is read through, a letter over a stopper, the ground at the hero's feet. */
  foremost: 4,
  /** Words beside a bottle or the vein. */
  aside: 5,
  /** From here on: what stands over the parts of a page. */
  vein: 6,
  footer: 7,
  lode: 8,
  invitation: 9,
  header: 10,
  intro: 11,
} as const;
