"""Volcanic glass as it breaks: scars within scars, each rippled from where it was struck."""

import numpy as np

from kit import blur, noise, normals, ramp, sloped, smoothstep
from stones import scattered


class Scars:
    """A block of glass, `size` (rows, columns) pixels, wrapped: its height, and how far off the next scar's rim is."""

    def __init__(self, size, level):
        self.size = size
        self.height = np.full(size, float(level))
        self.rim = np.full(size, np.inf)
        self.sway = [16 * noise(size, 1.9, seed) for seed in (83, 84)]
        self.unrest = 0.05 * noise(size, 1.8, 85)
        self.clarity = 0.35 + 0.65 * smoothstep(-0.6, 1.2, noise(size, 1.7, 89, low=3))

    def strike(self, r, centre, radius, depth, base, ripples, swell):
        """Takes a leaning bowl of `radius` pixels out of the block, its rim at the height `base`.

        `depth` and `swell`, the height of the ripples, are parts of the radius; `ripples` is how
        many of them there are to a radius.
        """
        reach = min(int(radius * 2.6), min(self.size) // 2 - 1)
        beside = np.arange(-reach, reach + 1)
        here = np.ix_((beside + int(centre[0])) % self.size[0], (beside + int(centre[1])) % self.size[1])
        bent = min(1, radius / 160)
        y, x = beside[:, None] + bent * self.sway[0][here], beside[None, :] + bent * self.sway[1][here]
        turn, stretch = r.uniform(0, 2 * np.pi), r.uniform(1, 1.55)
        u = (x * np.cos(turn) + y * np.sin(turn)) / (stretch * radius)
        v = (y * np.cos(turn) - x * np.sin(turn)) / radius
        deep = depth * radius * r.uniform(0.7, 1.3)
        bowl = base - deep * (1 - u * u - v * v) + deep * r.uniform(0, 0.8) * v
        aim = r.normal(-np.pi / 2, 0.5)
        far = np.maximum(np.hypot(u - np.cos(aim), v - np.sin(aim)) + self.unrest[here], 0)
        phase = 2 * np.pi * ripples * r.uniform(0.7, 1.4) * far**0.75 + r.uniform(0, 2 * np.pi)
        wave = (np.sin(phase) + 0.35 * np.sin(2 * phase + 1)) * np.exp(-far) * smoothstep(0.1, 0.5, far)
        bowl += swell * radius * wave * self.clarity[here]
        before = self.height[here]
        rim = np.abs(bowl - before)
        self.rim[here] = np.where(bowl < before, rim, np.minimum(self.rim[here], rim))
        self.height[here] = np.minimum(before, bowl)

    def crests(self, r, count, width, least):
        """`count` places that stand `least` pixels above their surroundings of `width` pixels."""
        rows, columns = np.nonzero(self.height - blur(self.height, width) > least)
        return [(rows[k], columns[k]) for k in r.integers(len(rows), size=count)]


def broken(size):
    """Great scars all over, smaller ones where these meet, splinters along the sharp edges."""
    block = Scars(size, 60)
    r = np.random.default_rng(211)
    for centre in scattered(size, 30, 212):
        block.strike(r, centre, r.uniform(210, 430), 0.34, 0, 8, 0.0062)
    for count, width, least, small, large, depth, ripples, swell in (
        (46, 40, 4, 50, 170, 0.24, 6, 0.007),
        (240, 14, 2, 9, 44, 0.15, 3, 0.004),
    ):
        level = block.height.copy()
        for centre in block.crests(r, count, width, least):
            radius = small * (large / small) ** (r.random() ** 1.5)
            block.strike(r, centre, radius, depth, level[centre] + 0.03 * radius, ripples, swell)
    return block


def bed(size):
    """The glass in a dark room with one window, up left: what each scar mirrors."""
    block = broken(size)
    relief = blur(block.height, 0.9)
    relief += sloped(noise(size, 2.4, 86), 0.02) + sloped(noise(size, 1.3, 87), 0.003)
    nx, ny, nz = normals(relief)
    towards = -2 * nz * (0.55 * nx + 0.83 * ny)
    across = 2 * nz * (0.83 * nx - 0.55 * ny)
    room = smoothstep(-0.7, 0.9, towards) ** 1.6
    window = (
        smoothstep(0.12, 0.42, towards) * smoothstep(1.15, 0.8, towards) * smoothstep(0.75, 0.35, np.abs(across + 0.1))
    )
    pane = np.exp(-(((towards - 0.62) / 0.13) ** 2) - (across / 0.5) ** 2)
    floor = np.exp(-(((towards + 0.3) / 0.06) ** 2) - ((across - 0.25) / 0.4) ** 2)
    slit = smoothstep(0.12, 0.03, np.abs(across - 0.62)) * smoothstep(0.6, 0.2, np.abs(towards))
    mirrored = 0.24 * room + 0.22 * window + 0.42 * pane + 0.2 * floor + 0.14 * slit
    grazing = 1 + 2.2 * (1 - nz) ** 2
    rim = np.exp(-block.rim / 1.6) * smoothstep(-0.1, 0.6, towards)
    value = 0.05 + 0.95 * mirrored * grazing + 0.16 * rim
    return ramp(value, ['#0a0908', '#110e0c', '#1c1713', '#2a221d', '#3b3029', '#6a5b4d'])
