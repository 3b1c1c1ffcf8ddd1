import outline from '@/art/masters/anejo-cut.outline.json';
import { goldColour } from '@/components/islands/live-gold/gold-colour';

const brightness = (colour: string) =>
  (colour.match(/\d+/g) ?? []).reduce((sum, part) => sum + Number(part), 0);

const { x, y, z } = outline.keyLight;
/** Halfway between the viewer and the main light: a mirror that faces this way shows the light. */
const halfway = [x, -y, z + 1].map((part) => part / Math.hypot(x, y, z + 1)) as [
  number,
  number,
  number,
];

test('leaf that mirrors the main light is brighter than leaf that faces the floor', () => {
  expect(brightness(goldColour(...halfway, 0))).toBeGreaterThan(
    1.5 * brightness(goldColour(0, -0.8, 0.6, 0)),
  );
});

test('the deeper leaf lies in the amber, the darker it is', () => {
  expect(brightness(goldColour(...halfway, 1))).toBeLessThan(
    brightness(goldColour(...halfway, 0.5)),
  );
});
