import { randomFrom } from './random';

/** Corners of a flake's torn rim, around its middle. */
const rimCorners = 7;
const corners = rimCorners + 1;

/** The index of each corner of the rim in a shape. */
export const rim = Array.from({ length: rimCorners }, (_, corner) => (corner + 1) * 3);

/** The crumpled shape of one flake: x, y, z of its middle and of each corner, in units of its radius. */
export function crumple(seed: number): Float32Array {
  const random = randomFrom(seed);
  const shape = new Float32Array(corners * 3);
  shape[2] = 0.16 * (random() - 0.5);
  const stretch = 0.7 + 0.6 * random();
  for (let corner = 1; corner < corners; corner += 1) {
    const turn = (corner / rimCorners) * Math.PI * 2 + 0.5 * random();
    const reach = 0.45 + 0.65 * random();
    shape.set(
      [Math.cos(turn) * reach * stretch, Math.sin(turn) * reach, 0.55 * (random() - 0.5)],
      corner * 3,
    );
  }
  return shape;
}

/** Rotates a shape by two angles, in radians, and writes the result to `into`. */
export function rotate(shape: Float32Array, roll: number, pitch: number, into: Float32Array): void {
  const [cosRoll, sinRoll] = [Math.cos(roll), Math.sin(roll)];
  const [cosPitch, sinPitch] = [Math.cos(pitch), Math.sin(pitch)];
  for (let at = 0; at < shape.length; at += 3) {
    const [x = 0, y = 0, z = 0] = [shape[at], shape[at + 1], shape[at + 2]];
    const across = sinRoll * x + cosRoll * y;
    into[at] = cosRoll * x - sinRoll * y;
    into[at + 1] = cosPitch * across - sinPitch * z;
    into[at + 2] = sinPitch * across + cosPitch * z;
  }
}
