import scene from '@/art/masters/anejo-cut.outline.json';
import { slot, stride, type World } from './physics';
import { corners, fragmentShader, vertexShader } from './shaders';

/** Draws a world; `dispose` frees its resources. */
export interface Renderer {
  draw(world: World): void;
  dispose(): void;
}

const bytesPerFloat = 4;

/** Name of a shader attribute, how many numbers it takes, and where a flake has the first of them. */
const attributes = [
  ['place', 2, slot.x],
  ['depth', 1, slot.depth],
  ['size', 1, slot.size],
  ['tumble', 2, slot.roll],
  ['shape', 1, slot.shape],
] as const;

function compile(gl: WebGL2RenderingContext, type: number, source: string): WebGLShader {
  const shader = gl.createShader(type);
  if (!shader) throw new Error('live gold: the graphics context is gone');
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  return shader;
}

function link(gl: WebGL2RenderingContext): WebGLProgram {
  const program = gl.createProgram();
  gl.attachShader(program, compile(gl, gl.VERTEX_SHADER, vertexShader));
  gl.attachShader(program, compile(gl, gl.FRAGMENT_SHADER, fragmentShader));
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) {
    throw new Error(`live gold: ${gl.getProgramInfoLog(program) ?? 'the program does not link'}`);
  }
  return program;
}

/**
 * One instanced draw call a frame.
 * @throws where there is no WebGL 2, or its program does not link.
 */
export function createWebGLRenderer(canvas: HTMLCanvasElement, world: World): Renderer {
  const gl = canvas.getContext('webgl2', { antialias: true, premultipliedAlpha: true });
  if (!gl) throw new Error('live gold: no WebGL 2');
  const program = link(gl);
  gl.useProgram(program);

  const fan = gl.createBuffer();
  gl.bindBuffer(gl.ARRAY_BUFFER, fan);
  const order = Array.from({ length: corners }, (_, index) => index);
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([...order, 1]), gl.STATIC_DRAW);
  const corner = gl.getAttribLocation(program, 'corner');
  gl.enableVertexAttribArray(corner);
  gl.vertexAttribPointer(corner, 1, gl.FLOAT, false, 0, 0);

  const flakes = gl.createBuffer();
  gl.bindBuffer(gl.ARRAY_BUFFER, flakes);
  gl.bufferData(gl.ARRAY_BUFFER, world.flakes.byteLength, gl.DYNAMIC_DRAW);
  for (const [name, floats, offset] of attributes) {
    const location = gl.getAttribLocation(program, name);
    gl.enableVertexAttribArray(location);
    gl.vertexAttribPointer(
      location,
      floats,
      gl.FLOAT,
      false,
      stride * bytesPerFloat,
      offset * bytesPerFloat,
    );
    gl.vertexAttribDivisor(location, 1);
  }

  const { left, top, right, bottom } = scene.label;
  gl.uniform4f(gl.getUniformLocation(program, 'label'), left, top, right, bottom);
  gl.uniform1f(gl.getUniformLocation(program, 'aspect'), world.aspect);
  const grain = gl.getUniformLocation(program, 'grain');
  gl.enable(gl.BLEND);
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);

  return {
    draw: ({ flakes: numbers, count, time }) => {
      gl.viewport(0, 0, canvas.width, canvas.height);
      gl.clear(gl.COLOR_BUFFER_BIT);
      gl.bufferSubData(gl.ARRAY_BUFFER, 0, numbers);
      gl.uniform1f(grain, Math.floor(time * 12));
      gl.drawArraysInstanced(gl.TRIANGLE_FAN, 0, corners + 1, count);
    },
    dispose: () => {
      gl.deleteBuffer(fan);
      gl.deleteBuffer(flakes);
      gl.deleteProgram(program);
    },
  };
}
