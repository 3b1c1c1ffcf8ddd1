"""Coarse salt on a glass's rim, and what fell off it. Unit 10 cm."""
import math

import numpy as np
from mathutils import Euler

from .citrus import value_attribute
from .meshes import sides_object
from .nodes import new_material
from .noise import fbm

CUBE = np.array([(x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)], float)
CUBE_SIDES = np.array([(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)])


def _salt():
    """White where grains are broken, clear where they are whole or wet."""
    material, n, out = new_material('salt')
    front = n.add('ShaderNodeBsdfDiffuse', {'Color': (.90, .88, .85, 1)}).outputs[0]
    through = n.add('ShaderNodeBsdfTranslucent', {'Color': (.95, .92, .88, 1)}).outputs[0]
    glint = n.add('ShaderNodeBsdfGlossy', {'Color': (1, 1, 1, 1), 'Roughness': .07}).outputs[0]
    clear = n.add('ShaderNodeBsdfGlass', {'Color': (1, 1, 1, 1), 'Roughness': .05, 'IOR': 1.50}).outputs[0]
    # Light wanders from grain to grain; a little emission stands for that.
    within = n.add('ShaderNodeEmission', {'Color': (1, .92, .83, 1), 'Strength': .035}).outputs[0]
    white = n.add_shader(n.mix_shader(.12, n.mix_shader(.62, front, through), glint), within)
    path = n.add('ShaderNodeLightPath').outputs
    straight = n.math('MAXIMUM', path['Is Shadow Ray'], n.math('GREATER_THAN', path['Ray Depth'], 11.0))
    clear = n.mix_shader(straight, clear, n.add('ShaderNodeBsdfTransparent', {'Color': (.8, .8, .8, 1)}).outputs[0])
    n.join(out.inputs[0], n.mix_shader(n.add('ShaderNodeAttribute', attribute_name='clear').outputs['Fac'], white, clear))
    material.cycles.sample_as_light = False
    return material


class _Heap:
    """Grains of broken salt, gathered into one mesh."""

    def __init__(self, rng):
        self.rng, self.corners, self.clear = rng, [], []

    def add(self, at, size, clear, turn=None):
        rng = self.rng
        crumb = CUBE * rng.uniform(.55, 1.30, 3) * (1 + .34 * rng.uniform(-1, 1, (8, 1))) + .16 * rng.normal(0, 1, (8, 3))
        turn = rng.uniform(0, 6.28, 3) if turn is None else turn
        self.corners.append(crumb * size @ np.array(Euler(turn).to_matrix()).T + np.array(at))
        self.clear.append(np.clip(clear + .35 * rng.normal(), .03, .9))

    def mesh(self):
        count = len(self.corners)
        quads = (CUBE_SIDES[None] + 8 * np.arange(count)[:, None, None]).reshape(-1, 4)
        ob = sides_object('salt', np.concatenate(self.corners), quads, _salt(), smooth=False)
        value_attribute(ob.data, 'clear', np.repeat(self.clear, 8))
        return ob


def _cover(angle, arc, seed):
    """How thickly the rim is covered at an angle, 0 to 1: it thins out towards both ends, and is patchy."""
    first, last = arc
    fade = np.clip(np.minimum(angle - first, last - angle) / .62, 0, 1)
    return np.clip(fade ** .8 * 1.05 - .20 + 1.15 * fbm(angle * 3.1 + 4, angle * 0 + seed, 4, seed) * (.35 + fade), 0, 1)


def _on_rim(heap, vessel, wall, arc, count, seed):
    rng, rim = heap.rng, vessel.height
    angles = rng.uniform(*arc, count)
    cover = _cover(angles, arc, seed)
    reach = .018 + .056 * np.clip(.5 + 1.5 * fbm(angles * 5 + 9, angles * 0 + 2, 4, seed + 1), 0, 1)
    wet = np.clip(.34 + 1.6 * fbm(angles * 4 + 1, angles * 0 + 7, 3, seed + 2), .08, .85)
    for a, thick, deep, clear in zip(angles, cover, reach, wet):
        below = abs(rng.normal(0, .5)) * deep if rng.uniform() < .93 else rng.uniform(0, .13)
        # Near the rim the crust is closed; further down there are single grains.
        if rng.uniform() > thick * np.clip(1.25 - .75 * below / deep, .03, 1):
            continue
        size = min(.0086, .0027 * math.exp(rng.normal(.0, .62)))
        if below < .007:
            q = rng.uniform(-.7, .7)
            r = vessel.outer_radius(rim) - wall / 2 + q * wall
            z = rim + wall * .42 * math.sqrt(max(1 - (1.4 * q) ** 2, 0)) + abs(rng.normal(0, .0022)) * thick
        else:
            z = rim - below
            inside = rng.uniform() < .12 and below < .035
            proud = size * .5 + abs(rng.normal(0, .0036)) * thick * max(1 - below / .06, 0)
            r = vessel.radius(z) - proud if inside else vessel.outer_radius(z) + proud
        heap.add((r * math.cos(a), r * math.sin(a), z), size, clear + (.25 if below > deep else 0))


def _fallen(heap, vessel, arc, ground, count):
    rng = heap.rng
    knots = [(rng.normal((arc[0] + arc[1]) / 2 + .15, .55), abs(rng.normal(.05, .07))) for _ in range(9)]
    for _ in range(count):
        a, off = knots[rng.integers(len(knots))]
        a, off = (a + rng.normal(0, .13), off + abs(rng.normal(0, .035))) if rng.uniform() < .72 else (
            rng.normal((arc[0] + arc[1]) / 2, .8), abs(rng.normal(0, .20)))
        r = vessel.outer_radius(.05) + .012 + off
        size, x, y = min(.0050, .0017 * math.exp(rng.normal(.1, .55))), r * math.cos(a), r * math.sin(a)
        if abs(x) < .60:
            heap.add((x, y, ground(x, y) + size * .75), size, .15, (rng.normal(0, .25), rng.normal(0, .25), rng.uniform(0, 6.28)))


def add_salt_rim(vessel, wall, arc, ground, seed=5, count=9500, fallen=170):
    """Salt pressed on a rim between two angles; `ground(x, y)` is where the grains that fell now lie."""
    heap = _Heap(np.random.default_rng(seed))
    _on_rim(heap, vessel, wall, arc, count, seed)
    _fallen(heap, vessel, arc, ground, fallen)
    return heap.mesh()
