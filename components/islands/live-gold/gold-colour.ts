import outline from '@/art/masters/anejo-cut.outline.json';
import { leafGold, amberTransmittance } from '@/styles/tokens/colour';

/** Direction towards the main light. y points up here, and down in the scene's file. */
const keyLight = { x: outline.keyLight.x, y: -outline.keyLight.y, z: outline.keyLight.z };

/** The number of levels of light and of depth: more make no visible difference on so small a flake. */
const lightLevels = 40;
const depthLayers = 8;
const maxLight = 1.6;

/** 0 below `from`, 1 above `to`, an S-shaped curve between them; `from` may be the larger. */
export function smoothstep(from: number, to: number, value: number): number {
  const position = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return position * position * (3 - 2 * position);
}

function colourOf(light: number, depth: number): string {
  const { shade, lit, glint } = leafGold;
  const litShare = Math.min(1, light);
  const glintShare = smoothstep(0.75, 1.35, light);
  const channels = amberTransmittance.map((transmitted, channel) => {
    const gold = shade[channel]! + (lit[channel]! - shade[channel]!) * litShare;
    return Math.round((gold + (glint[channel]! - gold) * glintShare) * transmitted ** depth * 255);
  });
  return `rgb(${channels.join(' ')})`;
}

/** By depth, then by light. Each colour is made when it is first needed. */
const colourCache = Array.from({ length: depthLayers + 1 }, (): (string | undefined)[] => []);

/**
 * The colour of a piece of leaf whose normal is `x, y, z` (unit length, z towards the viewer), lit as in the rendered
 * scene: a key light in front, two strips at the sides, a glow behind; darker the deeper it lies in the amber. The
 * weights are matched by eye.
 * @param depth from 0 at the front of the liquid to 1 at its back.
 */
export function goldColour(x: number, y: number, z: number, depth: number): string {
  const mirrored = { x: 2 * z * x, y: 2 * z * y, z: 2 * z * z - 1 };
  const towardsKey = mirrored.x * keyLight.x + mirrored.y * keyLight.y + mirrored.z * keyLight.z;
  const strips =
    smoothstep(0.5, 0.85, Math.abs(mirrored.x)) * smoothstep(0.85, 0.15, Math.abs(mirrored.y));
  const light =
    0.12 +
    1.2 * smoothstep(0.3, 0.92, towardsKey) +
    0.6 * strips +
    0.3 * smoothstep(0.45, -0.4, mirrored.z);
  const level = Math.round((Math.min(light, maxLight) / maxLight) * lightLevels);
  const layer = Math.round(depth * depthLayers);
  const layerColours = colourCache[layer]!;
  return (layerColours[level] ??= colourOf((level / lightLevels) * maxLight, layer / depthLayers));
}
