"""Flakes of gold leaf hanging in the bottle's liquid."""
import math

import numpy as np
from mathutils import Euler

from .beaten_leaf import beaten_leaf
from .bottle_shape import FLOOR, LEVEL, THETA, inner_radius
from .meshes import mesh_object


def flake(r, rng, rings=5, spokes=18):
    """A thin, crinkled, irregular sheet of about radius r."""
    verts = [(0, 0, 0)]
    phase, wave, squeeze = rng.uniform(0, 6.28, 6), rng.uniform(0.1, 0.45, 6), rng.uniform(0.55, 1.0)
    for i in range(1, rings + 1):
        for a in np.linspace(0, 2 * np.pi, spokes, endpoint=False):
            edge = 1 + sum(wave[k] * math.sin((k + 1) * a + phase[k]) / (k + 1.5) for k in range(6))
            if i == rings:
                edge += rng.uniform(-.1, .1)
            q = i / rings * r * max(edge, 0.25)
            verts.append((q * math.cos(a) * squeeze, q * math.sin(a), 0))
    verts = np.array(verts)
    bend, fold = rng.uniform(-0.8, 0.8) / r, rng.uniform(0, 6.28)
    u = verts[:, 0] * math.cos(fold) + verts[:, 1] * math.sin(fold)
    verts[:, 2] = (0.5 * bend * u * u + 0.18 * r * np.sin(u / r * rng.uniform(2, 5) + fold)
                   + 0.10 * r * np.sin((verts[:, 0] * 3.1 - verts[:, 1] * 4.3) / r + fold * 2)
                   + rng.normal(0, 0.03 * r, len(verts)))
    faces = [(0, 1 + j, 1 + (j + 1) % spokes) for j in range(spokes)]
    for i in range(rings - 1):
        a, b = 1 + i * spokes, 1 + (i + 1) * spokes
        faces += [(a + j, b + j, b + (j + 1) % spokes, a + (j + 1) % spokes) for j in range(spokes)]
    return verts, faces


LARGE = 0.014    # from this radius on a scrap is seen as a leaf, with its folds


def _scrap(r, rng):
    if r < LARGE:
        return flake(r, rng)
    return beaten_leaf(r * rng.uniform(0.85, 1.1), int(rng.integers(1 << 30)), 18, 72)


def add_flakes(material, count=620, seed=7):
    """Flakes in one slow swirl, thinning towards the surface, kept clear of the walls; many are mere dust."""
    rng = np.random.default_rng(seed)
    verts, faces, offset, placed = [], [], 0, 0
    while placed < count:
        z = FLOOR + 0.07 + (LEVEL - 0.12 - FLOOR) * rng.beta(0.95, 1.25)
        angle = rng.uniform(0, 2 * np.pi)
        wall = np.interp(angle, THETA, inner_radius(z) - 0.03, period=2 * np.pi)
        out = wall * math.sqrt(rng.uniform(0, 1)) * 0.97 * (0.75 if z < FLOOR + 0.14 else 1)
        swirl = 0.5 + 0.5 * math.sin(angle - z * 5.2 + 0.8)
        if rng.uniform() > 0.25 + 0.75 * swirl ** 1.5:
            continue
        corners, sides = _scrap(min(0.032, 0.0054 * math.exp(rng.normal(0.30, 0.74))), rng)
        turn = np.array(Euler(rng.uniform(0, 6.28, 3)).to_matrix())
        verts.append(corners @ turn.T + np.array([out * math.cos(angle), out * math.sin(angle), z]))
        faces += [tuple(corner + offset for corner in side) for side in sides]
        offset += len(corners)
        placed += 1
    return mesh_object('flakes', np.concatenate(verts), faces, material)
