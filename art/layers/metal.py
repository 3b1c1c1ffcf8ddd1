"""Gold: beaten leaf as crumpled metal that mirrors a dark warm room with one window."""

import numpy as np
from scipy.interpolate import LinearNDInterpolator

from kit import blur, noise, normals, ramp, smoothstep


def creased(shape, count, depth, seed, flatten=1.0):
    """Planar facets between `count` scattered points of random height: a folded sheet, periodic."""
    r = np.random.default_rng(seed)
    size = np.array(shape, float)
    points = r.random((count, 2)) * size
    heights = r.normal(0, depth, count)
    copies = np.concatenate([points + size * (i, j) for i in (-1, 0, 1) for j in (-1, 0, 1)])
    near = ((copies > -0.35 * size) & (copies < 1.35 * size)).all(1)
    sheet = LinearNDInterpolator(copies[near] * (1, flatten), np.tile(heights, 9)[near])
    y, x = np.mgrid[0 : shape[0], 0 : shape[1]].astype(float)
    bend = depth * 0.9
    return sheet(y + bend * noise(shape, 1.9, seed + 1), (x + bend * noise(shape, 1.9, seed + 2)) * flatten)


def leaf(shape, seed, fold=150.0, depth=1.0):
    """The relief of beaten leaf. `fold` is the size of the largest facets in pixels."""
    area = shape[0] * shape[1]
    relief = creased(shape, max(12, int(area / fold**2)), 0.24 * fold * depth, seed)
    relief += creased(shape, max(24, int(area / (fold * 0.42) ** 2)), 0.085 * fold * depth, seed + 10)
    relief += creased(shape, max(48, int(area / (fold * 0.17) ** 2)), 0.026 * fold * depth, seed + 20)
    relief = blur(relief, 0.012 * fold + 0.5)
    return relief + 0.004 * fold * noise(shape, 1.5, seed + 30)


def gilded(relief, seed):
    """The colour of gold of this relief: what each facet mirrors, no sparkle."""
    nx, ny, nz = normals(relief)
    rx, ry = 2 * nz * nx, 2 * nz * ny
    toward = -(0.55 * rx + 0.78 * ry)
    value = 0.36 + 0.3 * np.tanh(1.5 * toward)
    value += 0.34 * np.exp(-(((toward - 0.5) / 0.2) ** 2)) * smoothstep(1.0, 0.2, np.abs(rx + 0.25))
    value += 0.14 * np.exp(-(((toward + 0.55) / 0.16) ** 2))
    value -= 0.16 * smoothstep(0.15, 0.9, np.abs(rx - 0.2)) * smoothstep(0.3, -0.3, toward)
    value += 0.02 * noise(relief.shape, 1.3, seed)
    return ramp(value, ['#2e1a06', '#5d3a0e', '#936420', '#bd8b38', '#d8ae5c', '#efd599', '#fff3d3'])


def sheet(size=1600, seed=61):
    """The tile used wherever gold is a surface."""
    return gilded(leaf((size, size), seed, fold=190), seed + 50)
