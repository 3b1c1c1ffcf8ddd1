import { shareImageSize } from '../../../content/metadata';
import { colour, type ColourName } from '../../../styles/tokens/colour';

/** The sheet every share image is composed on. */
export const { width, height } = shareImageSize;

/** A colour as image tools take it. */
export const hexOf = (name: ColourName) => colour[name].srgb;

/** A drawing of the sheet's size. */
export const svg = (content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`,
  );
