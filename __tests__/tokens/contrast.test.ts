import { colour, type ColourName } from '@/styles/tokens/colour';

/** Relative luminance of an sRGB colour, as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: ColourName, other: ColourName): number {
  const [dark = 0, light = 0] = [one, other]
    .map((name) => luminance(colour[name].srgb))
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const darkGrounds = ['obsidian', 'night', 'oak', 'oakDeep', 'clayDeep', 'agaveDeep'] as const;
const lightGrounds = ['bone', 'limewash'] as const;

describe('colours that stand on each other', () => {
  it.each(darkGrounds)('words in bone read on %s (1.4.3)', (ground) => {
    expect(contrast('bone', ground)).toBeGreaterThanOrEqual(7);
  });

  it.each(lightGrounds)('words in obsidian and in red read on %s (1.4.3)', (ground) => {
    expect(contrast('obsidian', ground)).toBeGreaterThanOrEqual(7);
    expect(contrast('error', ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('words of an error read on the dark ground of the footer (1.4.3)', () => {
    expect(contrast('errorOnDark', 'obsidian')).toBeGreaterThanOrEqual(4.5);
  });

  it.each(darkGrounds)('gold lines, signs and outlines stand out on %s (1.4.11)', (ground) => {
    expect(contrast('gold', ground)).toBeGreaterThanOrEqual(3);
  });

  it.each(lightGrounds)('their darker gold stands out on %s (1.4.11)', (ground) => {
    expect(contrast('goldOnLight', ground)).toBeGreaterThanOrEqual(3);
  });
});
