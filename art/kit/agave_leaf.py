"""One leaf of blue agave: a channelled blade with a terminal spine and marginal teeth."""
import math

import numpy as np

SIDE = np.array([0.0, 1.0, 0.0])


class LeafMesh:
    """Corners with their place on the leaf: t from base to tip, e from one margin (-1) to the
    other (1), k on thorn. Faces are arrays, one for each number of corners."""

    def __init__(self):
        self.count, self.faces, self._parts = 0, [], []

    def add(self, verts, t, e, k=0.0):
        """Adds corners [n, 3] and returns the number of the first."""
        first, size = self.count, len(verts)
        self._parts.append(np.column_stack([verts, *(np.broadcast_to(v, size) for v in (t, e, k))]))
        self.count += size
        return first

    def _column(self, which):
        return np.concatenate([part[:, which] for part in self._parts])

    verts = property(lambda self: self._column(slice(0, 3)))
    t = property(lambda self: self._column(3))
    e = property(lambda self: self._column(4))
    k = property(lambda self: self._column(5))


def make_leaf(length, width, elevation, curve, twist, seed, rows=26, columns=10, cut=1.0):
    """A leaf growing along +x from the origin, its channelled side up. Angles in radians.

    With `cut` below 1 a blade took the rest of it, spine and all."""
    rng = np.random.default_rng(seed)
    t = np.linspace(0, 1, rows) ** 0.92 * cut
    widths = np.maximum(width * (0.5 + 0.5 * np.sin(np.pi * np.clip(t / 0.84, 0, 1) * 0.5) ** 1.2)
                        * np.clip(1 - t, 0, 1) ** 0.58, 0.0035)
    thickness = 0.30 * width * (1 - t) ** 1.3 + 0.004
    # Stiff: it sways once along its length, or bends at one place; many small turns look like cloth.
    bend, place = math.radians(rng.normal(0, 5)), rng.uniform(0.25, 0.8)
    angle = elevation + curve * (t - 0.15) + bend / (1 + np.exp(-(t - place) / 0.07))
    step = np.diff(t, prepend=0) * length
    sway = length * (rng.normal(0, 0.022) * t ** 2 + rng.normal(0, 0.006) * np.sin(t * rng.uniform(3, 6)))
    spine = np.stack([np.cumsum(np.cos(angle) * step), sway, np.cumsum(np.sin(angle) * step)], 1)
    grid, margins = _blade(rng, t, spine, angle, twist * t, widths, thickness, width, columns)
    mesh = LeafMesh()
    around = grid.shape[1]
    mesh.add(grid.reshape(-1, 3), np.repeat(t, around), np.tile(margins, rows))
    index = np.arange(rows * around).reshape(rows, around)
    after = np.roll(index, -1, 1)
    mesh.faces.append(np.stack([index[:-1], after[:-1], after[1:], index[1:]], 2).reshape(-1, 4))
    if cut < 1:
        mesh.faces.append(index[-1:])
    else:
        _add_spine(mesh, spine[-1], angle[-1], rng.uniform(0.6, 1.25))
    for margin in (0, columns - 1):
        _add_teeth(mesh, grid, t, margin, columns // 2, rng)
    return mesh


def _blade(rng, t, spine, angle, turn, widths, thickness, width, columns):
    """Rings of corners from base to tip, and each corner's place across."""
    across = np.linspace(-1, 1, columns)
    margins = np.concatenate([across, across[::-1][1:-1]])
    under = np.concatenate([np.zeros(columns), np.ones(columns - 2)])
    up0 = np.stack([-np.sin(angle), np.zeros_like(angle), np.cos(angle)], 1)
    c, s = np.cos(turn)[:, None], np.sin(turn)[:, None]
    up, side = up0 * c + SIDE * s, SIDE * c - up0 * s
    # Each margin has a wave of its own, shallow where the leaf is thick.
    phase, waves = rng.uniform(0, 6.28, 2), rng.uniform(5, 11, 2)
    wave = 0.0045 * width / 0.09 * (1 - t)[:, None] * np.sin(t[:, None] * waves + phase)
    size = np.abs(margins)
    lift = (0.55 * (1 - t * 0.55) * widths * 0.5)[:, None] * size ** 1.8 + wave[:, (margins > 0).astype(int)] * margins * size
    lift = lift - under * thickness[:, None] * (1 - np.minimum(size, 1) ** 2) ** 0.7
    reach = margins * (1 - 0.015 * under) * widths[:, None] / 2
    return spine[:, None] + side[:, None] * reach[..., None] + up[:, None] * lift[..., None], margins


def _add_spine(mesh, tip, angle, size):
    along = np.array([math.cos(angle), 0, math.sin(angle)])
    up = np.array([-math.sin(angle), 0, math.cos(angle)])
    turns = np.arange(6)[:, None] * math.pi / 3
    rings = [tip + along * shift * size + (SIDE * np.cos(turns) + up * np.sin(turns)) * radius
             for shift, radius in ((-0.024, 0.0046), (0.0, 0.0040), (0.016, 0.0022))]
    first = mesh.add(np.concatenate([*rings, [tip + along * 0.034 * size]]), 1, 0, 1.0)
    q = np.arange(6)
    after = (q + 1) % 6
    for layer in (first, first + 6):
        mesh.faces.append(np.stack([layer + q, layer + after, layer + 6 + after, layer + 6 + q], 1))
    mesh.faces.append(np.stack([first + 12 + q, first + 12 + after, np.full(6, first + 18)], 1))


def _unit(v):
    return v / (np.linalg.norm(v, axis=-1, keepdims=True) + 1e-9)


def _add_teeth(mesh, grid, t, margin, middle, rng):
    at = 0.10 + np.cumsum(rng.uniform(0.014, 0.038, 70))
    at = at[at < 0.93 * t[-1]]
    i = np.clip(np.searchsorted(t, at), 1, len(t) - 2)
    part = ((at - t[i - 1]) / (t[i] - t[i - 1]))[:, None]
    between = lambda column: grid[i - 1, column] * (1 - part) + grid[i, column] * part
    place = between(margin)
    out, along = _unit(place - between(middle)), _unit(grid[i, margin] - grid[i - 1, margin])
    normal = np.cross(out, along)
    size = (0.0062 * rng.uniform(0.5, 1.35, len(at)) * (1 - 0.4 * at))[:, None]
    # They hook towards the base as often as towards the tip.
    hook = rng.normal(0, 0.35, len(at))[:, None]
    root = place - out * 0.003
    corners = np.stack([root + along * size * 0.55, root - along * size * 0.55, root + normal * size * 0.3,
                        place + out * size * 1.25 + along * size * hook], 1)
    first = mesh.add(corners.reshape(-1, 3), np.repeat(at, 4), 1, 0.9) + 4 * np.arange(len(at))
    for a, b, c in ((0, 2, 3), (2, 1, 3), (1, 0, 3)):
        mesh.faces.append(np.stack([first + a, first + b, first + c], 1))
