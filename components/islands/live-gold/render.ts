import scene from '@/art/masters/anejo-cut.outline.json';
import { crumple, rim, rotate } from './flake';
import { goldColour, smoothstep } from './gold-colour';
import { offset, stride, type World } from './physics';

type Normal = readonly [x: number, y: number, z: number];

/** Radius in px up to which a flake is drawn as one flat polygon: its folds would not be visible. */
const flatRadius = 5;

/** Refraction at the front wall: how much nearer to the middle, and how much smaller, the deepest flakes appear. */
const drawnIn = 0.07;
const shrunk = 0.18;

/**
 * @returns a function that draws the world: a large flake as a fan of triangles, each with the colour of its slope.
 * @throws where the browser draws on no canvas.
 */
export function createRenderer(canvas: HTMLCanvasElement, world: World): () => void {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('live gold: no canvas');
  const { width, height } = canvas;
  const { flakes, count } = world;
  const shapes = Array.from({ length: count }, (_, index) => crumple(index));
  const turned = new Float32Array(shapes[0]?.length ?? 0);
  const { left, top, right, bottom } = scene.label;

  const part = (at: number) => turned[at] ?? 0;
  const fill = (at: readonly number[], [x, y, z]: Normal, depth: number) => {
    context.fillStyle = goldColour(x, y, z, depth);
    context.globalAlpha = (0.55 + 0.41 * smoothstep(0.02, 0.22, z)) * (1 - 0.35 * depth);
    context.beginPath();
    for (const corner of at) context.lineTo(part(corner), -part(corner + 1));
    context.fill();
  };
  const drawTriangle = (a: number, b: number, depth: number) => {
    const [ax, ay, az] = [part(a) - part(0), part(a + 1) - part(1), part(a + 2) - part(2)];
    const [bx, by, bz] = [part(b) - part(0), part(b + 1) - part(1), part(b + 2) - part(2)];
    const [x, y, z] = [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
    // Both sides of the leaf shine: the one that faces the viewer counts.
    const length = Math.hypot(x, y, z) * (z < 0 ? -1 : 1);
    fill([0, a, b], [x / length, y / length, z / length], depth);
  };

  const drawFlake = (index: number) => {
    const read = (name: keyof typeof offset) => flakes[index * stride + offset[name]] ?? 0;
    const depth = read('depth');
    const radius = read('size') * (1 - shrunk * depth) * width;
    const x = read('x') + (0.5 - read('x')) * drawnIn * depth;
    rotate(shapes[index]!, read('roll'), read('pitch'), turned);
    context.setTransform(radius, 0, 0, radius, x * width, read('y') * height);
    if (radius < flatRadius) {
      const side = Math.cos(read('pitch')) < 0 ? -1 : 1;
      fill(rim, [0, -Math.sin(read('pitch')) * side, Math.cos(read('pitch')) * side], depth);
    } else {
      rim.forEach((at, corner) => drawTriangle(at, rim[(corner + 1) % rim.length] ?? 0, depth));
    }
  };

  return () => {
    context.resetTransform();
    context.clearRect(0, 0, width, height);
    for (let index = 0; index < count; index += 1) drawFlake(index);
    // The label hides what lies behind it.
    context.resetTransform();
    context.clearRect(left * width, top * height, (right - left) * width, (bottom - top) * height);
  };
}
