/** Widths in CSS pixels at which layouts change. `phone` is § 9's narrow-screen breakpoint. */
export const breakpoint = {
  /** Below it a phone is too narrow for words that do not shrink with the drawing. */
  narrow: 376,
  /** From it on the hero is drawn as a tablet's, also below `phone`. */
  small: 560,
  phone: 768,
  serves: 992,
  desktop: 1024,
  servesWide: 1200,
  /** A dialog with a picture lies open like a book: picture left, text right. */
  spread: 1200,
  /** The hero has room for its field note beside the bottle. */
  heroNote: 1280,
  /** Above it the drawing unit no longer grows, and layouts are re-spaced. */
  drawing: 1920,
} as const;

/**
 * Width to height from which a desktop's window is flat: its hero has a picture of its own. `high` is for windows
 * from `height` px on, in which that picture is drawn larger than its file.
 */
export const flat = { from: 1.7, high: 1.8, height: 1140 } as const;

/** Width to height up to which a window below the desktop's is tall: its hero has a tall picture. */
export const tall = 0.8;

/** Heights that not every window has. */
export const windowHeight = {
  /** A small laptop's, in px: in a lower window too a form should end above the fold. */
  laptop: 760,
  /** In rem: in a lower window, as at 400 % zoom, nothing may cover part of the page. */
  shallow: 30,
} as const;

/** A phone on its side, in px: at least this wide, and at most this high. */
export const low = { width: 560, height: 480 } as const;

/** Stacking order of what stands over the parts of a page, lowest first; `scripts/tokens.ts` numbers them from 2. */
export const layer = [
  'letters',
  'front',
  'edge',
  'depth',
  'vein',
  'footer',
  'lode',
  'invitation',
  'header',
  'intro',
] as const;

/**
 * How far forward each part of the home page lies: over the foot of the one above it, and below the vein (checked
 * by `scripts/tokens.ts`). Named after the section whose edge it is. Sass variables, as is `stack`: a number costs a
 * page nothing but where it is used.
 */
export const descent = {
  /** The split row of Collections. */
  split: 1,
  anejo: 2,
  tasting: 2,
  serves: 3,
  experience: 4,
  /** The red clay, of About and of the page for what is not there. */
  clay: 5,
} as const;

/** What lies over what within one part. */
export const stack = {
  /** Behind what it belongs to: a shadow, the header's bar. */
  behind: -1,
  /** Over all that is not in this list: a torn edge, a control, the ring of focus. */
  over: 1,
  /** A picture that lies across another or across the next part. */
  picture: 2,
  /** Words on a picture or a band. */
  words: 2,
  /** Before words and pictures. */
  front: 3,
  /** Before what stands in front: the glass a name is read through, a letter over a stopper. */
  foremost: 4,
  /** The words beside a bottle. */
  aside: 5,
} as const;
