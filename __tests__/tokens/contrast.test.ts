import { contrastRatio } from '@/lib/contrast';
import { colour, type ColourName } from '@/styles/tokens/colour';

const contrast = (one: ColourName, other: ColourName) =>
  contrastRatio(colour[one].srgb, colour[other].srgb);

const darkGrounds = ['obsidian', 'night', 'oak', 'oakDeep', 'clayDeep', 'agaveDeep'] as const;
const lightGrounds = ['bone', 'limewash'] as const;

it('measures contrast as WCAG does', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBe(21);
  expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54);
});

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
