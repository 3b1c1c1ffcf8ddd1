"""Gold, beaten or native: metal that mirrors a dark warm room with one window."""

import numpy as np
from scipy.interpolate import LinearNDInterpolator

from kit import blur, noise, normals, ramp, sloped, smoothstep


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


def band(shape, size, seed):
    """Noise of lumps about `size` pixels wide."""
    return noise(shape, 0.8, seed, low=512 / size, high=1843 / size)


def lumps(shape, size, seed):
    """The relief of native gold: smooth swellings with hollows between them, hardly a facet. `size` in pixels."""
    swellings = sloped(blur(np.abs(band(shape, 0.9 * size, seed)), 1.5), 0.45)
    small = sloped(band(shape, 0.28 * size, seed + 1), 0.12)
    return small - swellings + sloped(leaf(shape, seed, fold=size), 0.12)


def polished(relief, seed):
    """The colour of rounded gold of this relief: a broad window above, a narrow one beside, a dark horizon."""
    nx, ny, nz = normals(relief)
    rx, ry = 2 * nz * nx, 2 * nz * ny
    up = -(0.55 * rx + 0.83 * ry)
    value = 0.4 + 0.27 * np.tanh(1.3 * up)
    value -= 0.17 * np.exp(-(((up + 0.16) / 0.15) ** 2))
    value += 0.55 * np.exp(-(((rx + 0.36) / 0.46) ** 2) - ((ry + 0.48) / 0.4) ** 2)
    value += 0.3 * np.exp(-(((rx - 0.62) / 0.16) ** 2) - ((ry + 0.25) / 0.5) ** 2)
    value += 0.17 * smoothstep(-0.45, -0.95, up)
    value += 0.012 * noise(relief.shape, 1.0, seed)
    return ramp(value, ['#190902', '#451f06', '#854a10', '#bb7b23', '#e0a743', '#f5d180', '#fff4d4'])


def sheet(size=1600, seed=61):
    """The tile used wherever gold is a surface."""
    return gilded(leaf((size, size), seed, fold=190), seed + 50)
