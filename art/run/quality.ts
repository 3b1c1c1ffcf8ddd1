/** 64 samples a pixel, for places and landscapes. */
export const land = { samples: 32, seeds: 2 } as const;

/** 256 samples a pixel, for glass and what is seen through it. */
export const glass = { samples: 32, seeds: 8 } as const;
