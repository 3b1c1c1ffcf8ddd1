/** One rendering by Blender, kept in `art/.cache` so that pictures can share it and a stopped run resumes. */
export interface Pass {
  /** A file of `art/scenes`, without `.py`. */
  scene: string;
  /** Arguments of the scene; `$NAME` stands for the finished file of pass NAME. */
  args: Readonly<Record<string, string | number>>;
  /** Pixels. Leave out where the scene takes none. */
  size?: readonly [width: number, height: number];
  /** Samples of each seed. */
  samples: number;
  /** Their mean is denoised. Masks and panoramas have none, and are used as they are. */
  seeds?: number;
  /** The argument that names the file to write, where it is not `out`: masks take a stem. */
  target?: string;
  /** What the scene adds to the stem, for a pass of several files: the last one written. */
  proof?: string;
}

/**
 * A call of a Python tool. `$NAME` stands for a pass's file, `$NAME#2` for its second seed, `$out` for
 * the picture's stem in the cache.
 */
interface Step {
  tool: string;
  args: readonly string[];
}

/** A file of `art/masters` made from one that the steps leave in the cache. */
export interface Master {
  /** What follows `$out`. */
  from: string;
  /** The file's name in `art/masters`. */
  to: string;
  /** WebP quality (visually lossless from 90); `grey` is an 8-bit PNG of one channel; `copy` is not touched. */
  as: { quality: number } | 'grey' | 'copy';
  /** Pixels, where the canvas is larger or smaller. */
  height?: number;
}

/** A picture of the site, from its passes to its masters. */
export interface Picture {
  name: string;
  /** Names of passes in `passes.ts`, in the order in which they need one another. */
  passes: readonly string[];
  steps: readonly Step[];
  masters: readonly Master[];
}
