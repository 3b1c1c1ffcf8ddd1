import scene from '@/art/masters/anejo-cut.outline.json';

// In the scene y points down, in the shader up.
const { x, y, z } = scene.keyLight;
const key = `normalize(vec3(${x}, ${-y}, ${z}))`;

/** Corners of a flake: a centre and a torn rim. */
export const corners = 8;

/**
 * Places one flake: a fan of triangles whose rim is torn and crumpled by the flake's seed, rotated by its
 * two angles, and drawn nearer the middle the deeper it lies (refraction at the front wall).
 */
export const vertexShader = `#version 300 es
precision highp float;
in float corner;
in vec2 place;
in float depth;
in float size;
in vec2 tumble;
in float shape;
uniform float aspect;
out vec3 surface;
out vec2 screen;
out float behind;
float chance(float n) { return fract(sin(n * 78.233 + shape * 1.371) * 43758.5453); }
void main() {
  vec3 p = vec3(0.0, 0.0, 0.16 * (chance(9.0) - 0.5));
  if (corner > 0.5) {
    float turn = corner * ${(Math.PI * 2) / (corners - 1)} + 0.5 * chance(corner);
    float reach = 0.45 + 0.65 * chance(corner + 20.0);
    p = vec3(cos(turn) * reach * (0.7 + 0.6 * chance(3.0)), sin(turn) * reach, 0.55 * (chance(corner + 40.0) - 0.5));
  }
  float cr = cos(tumble.x), sr = sin(tumble.x), cp = cos(tumble.y), sp = sin(tumble.y);
  p = vec3(cr * p.x - sr * p.y, sr * p.x + cr * p.y, p.z);
  p = vec3(p.x, cp * p.y - sp * p.z, sp * p.y + cp * p.z);
  surface = p;
  behind = depth;
  vec2 at = place;
  at.x += (0.5 - at.x) * 0.07 * depth;
  at += vec2(p.x, -p.y / aspect) * size * (1.0 - 0.18 * depth);
  screen = at;
  gl_Position = vec4(at.x * 2.0 - 1.0, 1.0 - at.y * 2.0, 0.0, 1.0);
}`;

/**
 * Lights one flake as the rendered scene does: a key light in front, two rim lights, a glow behind. The
 * gold reflects them, the amber darkens it with depth, and the label hides what lies behind it.
 */
export const fragmentShader = `#version 300 es
precision highp float;
in vec3 surface;
in vec2 screen;
in float behind;
uniform vec4 label;
uniform float grain;
out vec4 colour;
float noise(vec2 at) { return fract(sin(dot(at, vec2(12.9898, 78.233)) + grain) * 43758.5453); }
void main() {
  if (all(greaterThan(screen, label.xy)) && all(lessThan(screen, label.zw))) discard;
  vec3 n = normalize(cross(dFdx(surface), dFdy(surface)));
  if (n.z < 0.0) n = -n;
  vec3 mirrored = reflect(vec3(0.0, 0.0, -1.0), n);
  float card = smoothstep(0.30, 0.92, dot(mirrored, ${key}));
  float strips = smoothstep(0.50, 0.85, abs(mirrored.x)) * smoothstep(0.85, 0.15, abs(mirrored.y));
  float glow = smoothstep(0.45, -0.4, mirrored.z);
  float light = 0.12 + 1.20 * card + 0.60 * strips + 0.30 * glow;
  vec3 gold = mix(vec3(0.46, 0.20, 0.03), vec3(0.97, 0.68, 0.22), clamp(light, 0.0, 1.0));
  gold = mix(gold, vec3(1.0, 0.93, 0.70), smoothstep(0.75, 1.35, light));
  vec3 amber = pow(vec3(0.96, 0.76, 0.38), vec3(1.3 * behind));
  gold *= amber * (0.92 + 0.16 * noise(gl_FragCoord.xy));
  float facing = smoothstep(0.02, 0.22, n.z);
  float alpha = mix(0.55, 0.96, facing) * (1.0 - 0.35 * behind);
  colour = vec4(gold * alpha, alpha);
}`;
