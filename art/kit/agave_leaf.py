"""One leaf of blue agave: a channelled blade with a terminal spine and marginal teeth."""
import math

import numpy as np

SIDE = np.array([0.0, 1.0, 0.0])


class LeafMesh:
    """Corners with their place on the leaf: t from base to tip, e from one margin (-1) to the
    other (1), k on thorn."""

    def __init__(self):
        self.verts, self.faces, self.t, self.e, self.k = [], [], [], [], []

    def add(self, vert, t, e, k=0.0):
        self.verts.append(vert)
        self.t.append(t)
        self.e.append(e)
        self.k.append(k)


def make_leaf(length, width, elevation, curve, twist, seed, rows=26, columns=10):
    """A leaf growing along +x from the origin, its channelled side up. Angles in radians."""
    rng = np.random.default_rng(seed)
    t = np.linspace(0, 1, rows) ** 0.92
    widths = np.maximum(width * (0.5 + 0.5 * np.sin(np.pi * np.clip(t / 0.84, 0, 1) * 0.5) ** 1.2)
                        * np.clip(1 - t, 0, 1) ** 0.58, 0.0035)
    thickness = 0.30 * width * (1 - t) ** 1.3 + 0.004
    angle = elevation + curve * (t - 0.15)
    step = np.diff(t, prepend=0) * length
    spine = np.stack([np.cumsum(np.cos(angle) * step), np.cumsum(rng.normal(0, 0.004, rows)) * 0.6,
                      np.cumsum(np.sin(angle) * step)], 1)
    mesh = LeafMesh()
    phase = rng.uniform(0, 6.28)
    across = np.linspace(-1, 1, columns)
    for i in range(rows):
        up0 = np.array([-math.sin(angle[i]), 0, math.cos(angle[i])])
        turn = twist * t[i]
        up = up0 * math.cos(turn) + SIDE * math.sin(turn)
        side = SIDE * math.cos(turn) - up0 * math.sin(turn)
        channel = 0.55 * (1 - t[i] * 0.55) * widths[i] * 0.5
        wave = 0.012 * math.sin(t[i] * 9 + phase) * width / 0.09 * (1 - t[i])
        for u in across:
            mesh.add(spine[i] + side * u * widths[i] / 2 + up * (channel * abs(u) ** 1.8 + wave * u), t[i], u)
        for u in across[::-1][1:-1]:
            under = channel * abs(u) ** 1.8 - thickness[i] * (1 - u * u) ** 0.7 + wave * u
            mesh.add(spine[i] + side * u * widths[i] / 2 * 0.985 + up * under, t[i], u)
    around = columns * 2 - 2
    for i in range(rows - 1):
        a, b = i * around, (i + 1) * around
        mesh.faces += [(a + j, a + (j + 1) % around, b + (j + 1) % around, b + j) for j in range(around)]
    _add_spine(mesh, spine[-1], angle[-1])
    for margin in (0, columns - 1):
        _add_teeth(mesh, t, around, margin, columns // 2, rng)
    return mesh


def _add_spine(mesh, tip, angle):
    along = np.array([math.cos(angle), 0, math.sin(angle)])
    up = np.array([-math.sin(angle), 0, math.cos(angle)])
    first = len(mesh.verts)
    turns = [q * math.pi / 3 for q in range(6)]
    for shift, radius in ((-0.042, 0.0058), (0.0, 0.0046), (0.026, 0.0024)):
        for a in turns:
            mesh.add(tip + along * shift + (SIDE * math.cos(a) + up * math.sin(a)) * radius, 1, 0, 1.0)
    mesh.add(tip + along * 0.055, 1, 0, 1.0)
    for layer in (first, first + 6):
        mesh.faces += [(layer + q, layer + (q + 1) % 6, layer + 6 + (q + 1) % 6, layer + 6 + q) for q in range(6)]
    mesh.faces += [(first + 12 + q, first + 12 + (q + 1) % 6, first + 18) for q in range(6)]


def _unit(v):
    return v / (np.linalg.norm(v) + 1e-9)


def _add_teeth(mesh, t, around, margin, middle, rng):
    at = 0.10
    while at < 0.93:
        i = min(max(int(np.searchsorted(t, at)), 1), len(t) - 2)
        part = (at - t[i - 1]) / (t[i] - t[i - 1])
        between = lambda column: (np.array(mesh.verts[(i - 1) * around + column]) * (1 - part)
                                  + np.array(mesh.verts[i * around + column]) * part)
        place = between(margin)
        out = _unit(place - between(middle))
        along = _unit(np.array(mesh.verts[i * around + margin]) - np.array(mesh.verts[(i - 1) * around + margin]))
        normal = np.cross(out, along)
        size = 0.0068 * rng.uniform(0.7, 1.3) * (1 - 0.4 * at)
        first = len(mesh.verts)
        for corner in (place - out * 0.003 + along * size * 0.55, place - out * 0.003 - along * size * 0.55,
                       place - out * 0.003 + normal * size * 0.3, place + out * size * 1.25 + along * size * 0.25):
            mesh.add(corner, at, 1, 0.9)
        mesh.faces += [(first, first + 2, first + 3), (first + 2, first + 1, first + 3), (first + 1, first, first + 3)]
        at += rng.uniform(0.018, 0.034)
