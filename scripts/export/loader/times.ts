/*
 * The loader's times, in milliseconds. A file of their own without imports: only then does esbuild write them
 * where they are used, and the loader stays within its limit.
 */

/**
 * Until the scripts run without an interaction: the intro has ended by then, and on a slow machine too there
 * is time to prepare the age gate, which is due at 5 s.
 */
export const longestWait = 3000;

/** For which a click may wait for hydration before its native action is taken. */
export const longestHold = 4000;

/** Between two pieces' textures, at least: by then what the first shows has been decoded and painted. */
export const shortestPause = 100;

/**
 * To wait for an idle moment after that: enough for a machine that is busy scrolling, and less than a reader
 * takes to reach the next piece.
 */
export const longestIdleWait = 150;
