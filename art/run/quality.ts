/** 64 samples a pixel, for places, landscapes and the row of serves. */
export const land = { samples: 32, seeds: 2 } as const;

/** 256 samples a pixel, for the bottles. */
export const glass = { samples: 32, seeds: 8 } as const;
