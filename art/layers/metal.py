"""Gold, beaten or native: metal that mirrors a dark warm room with one window."""

import numpy as np
from scipy.interpolate import LinearNDInterpolator

from kit import blur, cavity, diffuse, displaced, fibres, kept, noise, normals, ramp, sloped, smoothstep

#: The mean colour of the sheet, 0 to 255.
MEAN = (153.1, 114.4, 52.9)


def creased(shape, count, depth, seed, flatten=1.0):
    """Planar facets between `count` scattered points of random height: a folded sheet, periodic."""
    r = np.random.default_rng(seed)
    size = np.array(shape, float)
    points = r.random((count, 2)) * size
    heights = r.normal(0, depth, count)
    copies = np.concatenate([points + size * (i, j) for i in (-1, 0, 1) for j in (-1, 0, 1)])
    near = ((copies > -0.8 * size) & (copies < 1.8 * size)).all(1)
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


def wrinkles(shape, seed, low, high):
    """Sharp crests with soft flanks, as leaf puckers where it is pressed; deviation 1."""
    stray = [6 * noise(shape, 1.6, seed + k) for k in (1, 2)]
    bent = displaced(noise(shape, 0.8, seed, low=low, high=high), *stray)
    crests = -np.sqrt(bent**2 + 0.02)
    return crests / crests.std()


def beaten(shape, seed):
    """Leaf laid on an uneven ground: soft swellings, puckers of three sizes, fine scratches."""
    swell = sloped(noise(shape, 2.0, seed, low=2, high=30), 0.2)
    folds = sloped(blur(leaf(shape, seed, fold=260), 3), 0.17)
    press = smoothstep(-0.4, 1.6, noise(shape, 1.4, seed + 1, low=2))
    pucker = sloped(blur(wrinkles(shape, seed + 2, 5, 20), 2), 0.1)
    pucker += press * sloped(blur(wrinkles(shape, seed + 5, 20, 60), 1.4), 0.11)
    grain = (0.2 + press) * sloped(noise(shape, 0.8, seed + 8, low=60, high=340), 0.03)
    course = 0.5 + 1.2 * noise(shape, 2.0, seed + 10)
    scratch = smoothstep(1.9, 2.8, fibres(noise(shape, 0, seed + 9), course, 70, step=2))
    return swell + folds + pucker + grain - 0.5 * blur(scratch, 0.8)


def room(rx, ry):
    """What gold sees in the direction it mirrors: a wide window above left, a dim wall, a dark floor. 0 to 1."""
    up = -(0.6 * rx + 0.8 * ry)
    value = 0.36 + 0.3 * np.tanh(1.35 * up)
    value += 0.34 * np.exp(-(((rx + 0.34) / 0.3) ** 2) - ((ry + 0.42) / 0.34) ** 2)
    value += 0.1 * np.exp(-(((rx - 0.5) / 0.3) ** 2) - ((ry - 0.3) / 0.4) ** 2)
    return value - 0.15 * np.exp(-(((up + 0.2) / 0.2) ** 2))


def gilded(relief, seed):
    """The colour of beaten gold of this relief: satin, so each place mirrors a spread of the room."""
    nx, ny, nz = normals(relief)
    rx, ry = 2 * nz * nx, 2 * nz * ny
    around = ((0, 0), (0.2, 0.05), (-0.2, -0.05), (0.05, -0.2), (-0.05, 0.2))
    value = sum(room(rx + dx, ry + dy) for dx, dy in around) / len(around)
    value += 0.35 * (room(rx, ry) - value)
    value *= 1 + 0.35 * (cavity(relief, 9) - 1) + 0.3 * (cavity(relief, 30) - 1)
    value += 0.03 * noise(relief.shape, 1.5, seed)
    return ramp(value, ['#2a1604', '#5b370c', '#8f5f1c', '#b98434', '#d3a653', '#e8c987', '#f9e9bf'])


def band(shape, size, seed):
    """Noise of lumps about `size` pixels wide."""
    return noise(shape, 0.8, seed, low=512 / size, high=1843 / size)


def lumps(shape, size, seed):
    """The relief of native gold: smooth swellings with hollows between them, hardly a facet. `size` in pixels."""
    swellings = sloped(blur(np.abs(band(shape, 0.9 * size, seed)), 1.5), 0.45)
    small = sloped(band(shape, 0.28 * size, seed + 1), 0.12)
    return small - swellings + sloped(leaf(shape, seed, fold=size), 0.12)


def polished(relief):
    """The colour of rounded gold of this relief: a broad window above, a narrow one beside, a dark horizon."""
    nx, ny, nz = normals(relief)
    rx, ry = 2 * nz * nx, 2 * nz * ny
    up = -(0.55 * rx + 0.83 * ry)
    value = 0.4 + 0.27 * np.tanh(1.3 * up)
    value -= 0.17 * np.exp(-(((up + 0.16) / 0.15) ** 2))
    value += 0.5 * np.exp(-(((rx + 0.36) / 0.46) ** 2) - ((ry + 0.48) / 0.4) ** 2)
    value += 0.2 * np.exp(-(((rx - 0.62) / 0.2) ** 2) - ((ry + 0.25) / 0.5) ** 2)
    value += 0.17 * smoothstep(-0.45, -0.95, up)
    return ramp(value, ['#190902', '#451f06', '#854a10', '#bb7b23', '#e0a743', '#f5d180', '#fff4d4'])


def matt(relief):
    """The colour of gold that is pitted too finely to mirror anything: light and shade, no window."""
    value = 0.54 * diffuse(relief) * (1 + 0.5 * (cavity(relief, 5) - 1))
    return ramp(value, ['#1f0e03', '#4a280b', '#7d4d16', '#a87228', '#c99a4a', '#e2be77'])


def sheet(size=1600, seed=61):
    """The tile used wherever gold is a surface."""
    return kept(gilded(beaten((size, size), seed), seed + 50), MEAN)
