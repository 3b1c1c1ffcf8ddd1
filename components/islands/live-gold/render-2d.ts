import scene from '@/art/masters/anejo-cut.outline.json';
import { slot, stride, type World } from './physics';
import { leafShades } from '@/styles/tokens/colour';
import type { Renderer } from './render-webgl';

/** Corners of a flake's torn outline. */
const rimCorners = 7;

/** Where there is no WebGL: torn polygons in a few shades of gold. */
export function createFlatRenderer(canvas: HTMLCanvasElement): Renderer {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('live gold: no canvas');
  const { left, top, right, bottom } = scene.label;

  const drawFlake = ({ flakes, aspect }: World, at: number) => {
    const read = (name: keyof typeof slot) => flakes[at + slot[name]] ?? 0;
    const [x, y] = [read('x'), read('y')];
    if (x > left && x < right && y > top && y < bottom) return;
    const facing = Math.abs(Math.cos(read('pitch')));
    const flash = Math.max(0, Math.cos(read('roll') + read('pitch'))) * facing;
    const radius = read('size') * canvas.width * 0.8;
    const shade = Math.min(leafShades.length - 1, Math.floor(flash * leafShades.length));
    context.fillStyle = leafShades[shade] ?? leafShades[0];
    context.globalAlpha = 0.9 - 0.4 * read('depth');
    context.beginPath();
    for (let corner = 0; corner < rimCorners; corner += 1) {
      const turn = (corner / rimCorners) * Math.PI * 2 + read('roll');
      const torn = radius * (0.5 + 0.5 * Math.abs(Math.sin(read('shape') * (corner + 1))));
      const level = x * canvas.width + Math.cos(turn) * torn;
      context.lineTo(level, y * canvas.width * aspect + Math.sin(turn) * torn * (0.15 + facing));
    }
    context.fill();
  };

  return {
    draw: (world) => {
      context.clearRect(0, 0, canvas.width, canvas.height);
      for (let index = 0; index < world.count; index += 1) drawFlake(world, index * stride);
    },
    dispose: () => context.clearRect(0, 0, canvas.width, canvas.height),
  };
}
