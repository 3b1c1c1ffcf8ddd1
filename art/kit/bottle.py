"""The bottle, whole: glass, spirit, stopper, label and, in the Añejo, gold leaf."""
import math
from dataclasses import dataclass, field

import bpy
import numpy as np

from . import glass, metal
from .bottle_shape import CORNERS, NECK, THETA, glass_rings, liquid_rings, ring
from .gold_leaf import add_flakes
from .label import add_emblem, add_label, add_shade
from .meshes import link, loft, mesh_object


@dataclass
class Bottle:
    root: object
    clear: list = field(default_factory=list)
    solid: list = field(default_factory=list)
    liquid: object = None
    label: object = None

    @property
    def parts(self):
        return self.clear + self.solid


def lathe(name, profile, material, facets=0, p=110):
    """(radius, height) pairs turned about z, or cut to a regular number of facets."""
    shape = np.ones_like(THETA)
    if facets:
        turns = [2 * np.pi * k / facets for k in range(facets)]
        shape = sum(np.maximum(np.cos(THETA - a), 1e-6) ** p for a in turns) ** (-1 / p)
    return mesh_object(name, *loft([ring(r * shape, z) for r, z in profile]), material)


def bevelled(r0, z0, r1, z1, bevel=0.008, steps=5):
    """The profile of an upright solid with rounded edges."""
    arc = np.linspace(0, np.pi / 2, steps + 1)[1:]
    points = [(0.001, z0), (r0 * 0.5, z0), (r0 - bevel, z0)]
    points += [(r0 - bevel + bevel * math.sin(a), z0 + bevel - bevel * math.cos(a)) for a in arc]
    points += [(r0 + (r1 - r0) * t, z0 + bevel + (z1 - z0 - 2 * bevel) * t) for t in np.linspace(0, 1, 12)[1:]]
    points += [(r1 - bevel + bevel * math.cos(a), z1 - bevel + bevel * math.sin(a)) for a in arc]
    return points + [(r1 * 0.5, z1), (0.001, z1)]


def _collar_profile():
    profile = [(NECK + 0.002, 2.07), (NECK + 0.014, 2.075)]
    for k in range(9):
        z = 2.08 + k * 0.0135
        profile += [(NECK + 0.016, z), (NECK + 0.023, z + 0.003), (NECK + 0.023, z + 0.0085), (NECK + 0.016, z + 0.0115)]
    return profile + [(NECK + 0.018, 2.205), (NECK + 0.026, 2.208), (NECK + 0.026, 2.235),
                      (NECK + 0.018, 2.238), (NECK + 0.002, 2.238)]


def _stopper(trim, cork):
    black = metal.lacquer()
    # Its facets swell a little, so that what they mirror runs over them.
    return [lathe('collar', _collar_profile(), trim),
            lathe('neck_foil', [(NECK + 0.002, 2.235), (NECK + 0.006, 2.237), (NECK + 0.006, 2.352), (0.001, 2.352)], black),
            lathe('washer', bevelled(0.215, 2.352, 0.215, 2.385), trim),
            lathe('stopper', bevelled(0.232, 2.385, 0.262, 2.72, 0.014, 6), black, facets=8, p=42),
            lathe('cap', bevelled(0.235, 2.72, 0.225, 2.745), trim, facets=8, p=42),
            lathe('cork', bevelled(0.1085, 1.985, 0.112, 2.36), cork)]


# Where air was caught in the glass, and how large: three in the base, one in a shoulder.
SEEDS = ((-0.17, -0.19, 0.135, 0.0042), (0.12, -0.14, 0.195, 0.0030), (0.05, 0.02, 0.165, 0.0034), (0.21, -0.165, 1.79, 0.0026))


def _seeds(material):
    turns, climb = np.linspace(0, 2 * np.pi, 24, endpoint=False), np.linspace(-np.pi / 2, np.pi / 2, 14)
    ball = [np.stack([math.cos(a) * np.cos(turns), math.cos(a) * np.sin(turns), np.full(24, math.sin(a) * 1.3)], 1) for a in climb]
    verts, faces = loft(ball)
    for x, y, z, r in SEEDS:
        yield mesh_object('seed', verts * r + np.array([x, y, z]), faces, material)


def build_bottle(variant, flakes=True, lift=0.17, density=None, turn=0, clear_tint=None, casts=False):
    """`variant` is plata or anejo; `lift` keeps the foil letters readable; `turn` is in degrees about z. A bottle
    that `casts` a shadow wants kit/caustic.py."""
    gold = variant == 'anejo'
    tint, strength = glass.AMBER if gold else (clear_tint or glass.CLEAR[0], glass.CLEAR[1])
    absorption = (tint, density if density is not None else strength)
    colour = metal.GOLD if gold else metal.SILVER
    bottle = Bottle(link(bpy.data.objects.new('bottle', None)))
    bottle.clear.append(mesh_object('glass', *loft(glass_rings()), glass.flint(casts)))
    bottle.clear += _seeds(glass.seed(casts))
    rings, against_glass = liquid_rings()
    verts, faces = loft(rings)
    index = [0 if i // CORNERS < against_glass else 1 for i in range(len(faces))]
    bottle.liquid = mesh_object('liquid', verts, faces, list(glass.spirit(absorption, casts)), material_index=index)
    bottle.clear.append(bottle.liquid)
    if gold and flakes:
        bottle.clear.append(add_flakes(metal.leaf_gold()))
    bottle.solid += _stopper(metal.metal('trim', colour, 0.20, 0.05, 60), metal.cork(0.22 if gold else 0.04))
    bottle.label = add_label(variant, colour, lift)
    bottle.clear.append(add_shade())
    bottle.solid += [bottle.label] + add_emblem(metal.gilding(variant))
    for part in bottle.parts:
        part.parent = bottle.root
    bottle.root.rotation_euler = (0, 0, math.radians(turn))
    return bottle
