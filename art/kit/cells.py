"""Cell noise on numpy grids: juice sacs, pores, clods."""
import numpy as np


def cells(u, v, seed, aside=False):
    """Distances to the nearest and second nearest centre, and a number between 0 and 1 for each cell.

    `aside` adds the offset (du, dv) from the nearest centre."""
    centres = np.random.default_rng(seed).uniform(0, 1, (256, 256, 2))
    column, row = np.floor(u).astype(int), np.floor(v).astype(int)
    nearest, second = np.full(u.shape, 9.0), np.full(u.shape, 9.0)
    label, du, dv = np.zeros(u.shape), np.zeros(u.shape), np.zeros(u.shape)
    for i in (-1, 0, 1):
        for j in (-1, 0, 1):
            centre = centres[(column + i) % 256, (row + j) % 256]
            across, up = u - column - i - centre[..., 0], v - row - j - centre[..., 1]
            distance = np.hypot(across, up)
            closer = distance < nearest
            second = np.where(closer, nearest, np.minimum(second, distance))
            label = np.where(closer, (centre[..., 0] * 7.3 + centre[..., 1] * 3.1) % 1, label)
            if aside:
                du, dv = np.where(closer, across, du), np.where(closer, up, dv)
            nearest = np.minimum(nearest, distance)
    return (nearest, second, label, du, dv) if aside else (nearest, second, label)


def ease(x):
    """Smoothstep of x between 0 and 1."""
    t = np.clip(x, 0, 1)
    return t * t * (3 - 2 * t)


def blend(a, b, share):
    """Colours a to b by an array of shares."""
    return np.asarray(a) * (1 - share[..., None]) + np.asarray(b) * share[..., None]
