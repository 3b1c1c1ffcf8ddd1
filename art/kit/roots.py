"""Roots that wander down a cut face, thinning and branching, and go round stones. Unit 1 m."""
import math

import numpy as np

from .meshes import mesh_object, ring_faces
from .nodes import new_material

STEP = .011
DOWN = -math.pi / 2


def _bark():
    """Wiry and brown, wrinkled across, with the soil that sticks to it."""
    material, n, out = new_material('root')
    place = n.add('ShaderNodeNewGeometry').outputs['Position']
    broad, fine, soil = n.noise(place, 30.0, 6.0, .65), n.noise(place, 420.0, 3.0, .7), n.noise(place, 75.0, 5.0, .72)
    colour = n.ramp(broad, [(.28, (.085, .042, .024)), (.50, (.170, .098, .056)), (.72, (.300, .200, .120))])
    colour = n.mix(n.ramp(fine, [(.36, .7), (.56, 0.0)]), colour, (.045, .022, .013, 1))
    crust = n.smooth(soil, .47, .58, 0.0, .9)
    colour = n.mix(crust, colour, n.mix(fine, (.110, .040, .021, 1), (.235, .098, .052, 1)))
    body = n.add('ShaderNodeBsdfPrincipled', {'Base Color': colour, 'Roughness': .85, 'Specular': .15})
    n.join(body.inputs['Normal'], n.bump(n.math('ADD', fine, n.math('MULTIPLY', crust, 1.2)), .8, .0022))
    n.join(out.inputs[0], body.outputs[0])
    return material


class Roots:
    """`depth_at(x, z)` is the face's relief; roots bend round the `stones` (x, z, radius)."""

    def __init__(self, depth_at, stones):
        self.depth_at, self.stones = depth_at, stones
        self.verts, self.faces, self.count = [], [], 0

    def _tube(self, path, radii, corners):
        along = np.gradient(path, axis=0)
        along /= np.linalg.norm(along, axis=1)[:, None] + 1e-9
        u = np.cross(along, np.array([.3, 1, .2]))
        u /= np.linalg.norm(u, axis=1)[:, None] + 1e-9
        v = np.cross(along, u)
        q = np.arange(corners) * 2 * np.pi / corners
        rings = path[:, None] + radii[:, None, None] * (u[:, None] * np.cos(q)[None, :, None] + v[:, None] * np.sin(q)[None, :, None])
        self.verts.append(rings.reshape(-1, 3))
        self.faces += ring_faces(len(path), corners, self.count)
        self.count += len(path) * corners

    def _clear(self, x, z):
        for a, b, radius in self.stones:
            away = math.hypot(x - a, z - b)
            if away < radius * 1.1:
                return a + (x - a) / away * radius * 1.1, b + (z - b) / away * radius * 1.1
        return x, z

    def grow(self, x, z, radius, length, heading, seed, order=0, proud=None):
        """One root and its branches; `proud` is how far it lies off the face."""
        rng = np.random.default_rng(seed)
        steps, kink = int(length / STEP), 0.0
        proud = rng.uniform(-.004, .012) if proud is None else proud
        path, radii = [], []
        for i in range(steps):
            t = i / max(steps - 1, 1)
            kink = .72 * kink + rng.normal(0, .22 if radius > .004 else .34)
            heading += kink * .35 + (DOWN - heading) * .035
            x, z = self._clear(x + math.cos(heading) * STEP, z + math.sin(heading) * STEP)
            # In and out of the wall: a root that lies on it all the way looks laid on.
            proud = proud * .96 + rng.normal(0, .0030) + (.00030 if radius > .002 else .00012)
            path.append((x, self.depth_at(x, z) + proud, z))
            knot = .30 * math.sin(i * .23 + seed) * math.sin(i * .61 + 2 * seed)
            radii.append(radius * (1 - .92 * t ** .75) * (1 + knot + .10 * rng.normal()))
            if order < 3 and rng.uniform() < (.045 if order == 0 else .030) * (1 + radius * 50):
                self.grow(x, z, max(.0007, radius * (1 - .75 * t) * rng.uniform(.28, .55)), length * (1 - t) * rng.uniform(.25, .75),
                          heading + rng.choice([-1, 1]) * rng.uniform(.35, 1.1), int(rng.integers(1e9)), order + 1, proud * .8)
        if steps > 4:
            path, radii = np.array(path), np.array(radii)
            kernel = np.hanning(9) / np.hanning(9).sum()
            smooth = np.convolve(np.pad(path[:, 1], 4, mode='edge'), kernel, 'valid')
            path[:, 1] = -(smooth + radii * .35)
            self._tube(path, radii, 9 if radius > .004 else 5)

    def add(self):
        return mesh_object('roots', np.concatenate(self.verts), self.faces, _bark())
