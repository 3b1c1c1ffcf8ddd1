"""Dew on a cold glass: drops that cling to its outside, some that have run, and mist between them. Unit 10 cm."""
import math

import numpy as np

from .drink import boundary
from .glassware import ring
from .meshes import loft, mesh_object
from .nodes import new_material

TALL = 1.15       # a drop sags a little
PROUD = .50       # height over radius


def _cap():
    """A dome over the unit circle: corners (across, up, outwards) and faces."""
    corners, faces, around = [], [], 14
    for tilt in (90, 68, 42, 14):
        for q in np.linspace(0, 2 * np.pi, around, endpoint=False):
            share = math.sin(math.radians(tilt))
            corners.append((share * math.cos(q), share * math.sin(q), PROUD * math.cos(math.radians(tilt))))
    for i in range(3):
        faces += [(i * around + j, i * around + (j + 1) % around, (i + 1) * around + (j + 1) % around, (i + 1) * around + j)
                  for j in range(around)]
    return np.array(corners), faces + [tuple(3 * around + j for j in range(around))]


def _places(vessel, low, high, count, rng):
    """(angle, height, radius) of each drop. What runs down takes with it all that hung in its way."""
    runs = [(rng.uniform(math.pi, 2 * math.pi), rng.uniform(low + .05, high - .15), rng.uniform(.005, .010)) for _ in range(8)]
    places = [(angle, end, size * 1.25) for angle, end, size in runs]
    for angle, end, size in runs:
        # What a run leaves behind it breaks into a few small drops.
        z = end
        while z < high - .05:
            z += rng.uniform(.03, .12)
            places.append((angle + .03 * math.sin(z * 19) + rng.normal(0, .006), z, size * rng.uniform(.18, .42)))
    while len(places) < count:
        # Most of them where they are seen.
        angle = rng.uniform(math.pi, 2 * math.pi) if rng.uniform() < .75 else rng.uniform(0, math.pi)
        z = low + (high - low) * rng.beta(1.1, 1.25)
        size = min(.0021 * math.exp(rng.exponential(.62)), .0125)
        reach = vessel.outer_radius(z)
        swept = any(z > end and abs(angle - at - .03 * math.sin(z * 19)) * reach < wide * 1.4 for at, end, wide in runs)
        close = any(abs(angle - a) * reach < (size + r) * .9 and abs(z - h) < (size + r) for a, h, r in places[-160:])
        if not swept and not close:
            places.append((angle, z, size))
    return places


def _touched(n, place, touches):
    """1 where no finger has wiped the mist away. `touches` are (x, z) as the camera sees them, and half sizes."""
    x, _, z = n.add('ShaderNodeSeparateXYZ', {0: place}).outputs
    left, ragged = 1.0, n.math('MULTIPLY', n.math('SUBTRACT', n.noise(place, 16.0, 4.0, .6), .5), .7)
    for at_x, at_z, half_x, half_z in touches:
        away = n.vector('LENGTH', n.add('ShaderNodeCombineXYZ', {
            0: n.math('DIVIDE', n.math('SUBTRACT', x, at_x), half_x), 1: n.math('DIVIDE', n.math('SUBTRACT', z, at_z), half_z)}).outputs[0], (0, 0, 0))
        left = n.math('MULTIPLY', left, n.smooth(n.math('ADD', away, ragged), .75, 1.15, .12, 1.0))
    return left


def _mist(vessel, low, high, touches, thick):
    material, n, out = new_material('mist')
    place = n.add('ShaderNodeNewGeometry').outputs['Position']
    z = n.add('ShaderNodeSeparateXYZ', {0: place}).outputs[2]
    cold = n.math('MULTIPLY', n.smooth(z, high, high - .16), n.smooth(z, low, low + .05))
    patchy = n.ramp(n.noise(place, 5.0, 6.0, .7), [(.35, .25), (.65, 1.0)])
    grazing = n.math('POWER', n.add('ShaderNodeLayerWeight', {'Blend': .5}).outputs['Facing'], 2.0)
    # Fine drops that stand too close to be told apart, and each a little brighter or darker.
    beads = n.ramp(n.add('ShaderNodeTexVoronoi', {'Vector': place, 'Scale': 190.0}).outputs[0], [(.15, 1.5), (.55, .45)])
    share = n.math('MULTIPLY', n.math('MULTIPLY', cold, patchy), n.math('ADD', thick, n.math('MULTIPLY', grazing, .18)))
    share = n.math('MULTIPLY', n.math('MULTIPLY', share, beads), _touched(n, place, touches))
    front, through = (n.add(f'ShaderNodeBsdf{kind}', {'Color': (.93, .95, .96, 1)}).outputs[0] for kind in ('Diffuse', 'Translucent'))
    clear = n.add('ShaderNodeBsdfTransparent').outputs[0]
    n.join(out.inputs[0], n.mix_shader(share, clear, n.mix_shader(.5, front, through)))
    return material


def add_dew(vessel, low, high, count, seed=2, touches=(), thick=.055):
    """From `low` to `high` on the outside of a vessel: [drops, mist]. `touches` are where fingers held it; `thick` is
    how much of what is behind it the mist hides."""
    rng = np.random.default_rng(seed)
    corners, sides = _cap()
    verts, faces = [], []
    for angle, z, size in _places(vessel, low, high, count, rng):
        reach = vessel.outer_radius(z) - .0004
        out, aside = np.array((math.cos(angle), math.sin(angle), 0)), np.array((-math.sin(angle), math.cos(angle), 0))
        offset = len(verts) * len(corners)
        # Large drops sag; none is round.
        wide, tall = 1 + rng.normal(0, .10), TALL + rng.uniform(0, 26) * size
        lobed = 1 + .10 * np.sin(2 * np.arctan2(corners[:, 1:2], corners[:, :1]) + rng.uniform(0, 6.28))
        verts.append(out * reach + np.array((0, 0, z)) + size * (corners[:, :1] * lobed * wide * aside
                                                                 + corners[:, 1:2] * lobed * np.array((0, 0, tall)) + corners[:, 2:] * out))
        faces += [tuple(i + offset for i in side) for side in sides]
    drops = mesh_object('dew', np.concatenate(verts), faces, boundary('dew', 1.33, shadow=.97))
    heights = np.linspace(low, high, 60)
    mist = mesh_object('mist', *loft([ring(vessel.outer_radius(z) + .0014, z) for z in heights]), _mist(vessel, low, high, touches, thick))
    return [drops, mist]
