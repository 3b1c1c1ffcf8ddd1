"""The lode that the vein ends in."""

import numpy as np
from scipy import ndimage

from kit import line_noise, smoothstep
from native import native
from veins import SCALE, Sheet, eaten, reduced


def trunk(points, steps=2600):
    """A smooth line through `points`, in pixels of the working size."""
    knots = np.array(points, float)
    along = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(knots, axis=0).T))])
    at = np.linspace(0, along[-1], steps)
    line = np.stack([np.interp(at, along, knots[:, 0]), np.interp(at, along, knots[:, 1])], 1)
    return ndimage.gaussian_filter1d(line, steps / 26, axis=0, mode='nearest')


def lode(width, height, path, thickness, branches, seed):
    """The root of gold: it leaves the vein at the first point of `path`, thickens and branches."""
    sheet = Sheet(width, height)
    r = np.random.default_rng(seed)
    line = trunk(np.array(path) * SCALE)
    steps = len(line)
    line += np.stack([line_noise(steps * 2, 1.3, seed + k, low=3, high=240)[:steps] for k in (1, 2)], 1) * 6 * SCALE * (
        np.minimum(1, np.arange(steps) / 200)[:, None]
    )
    part = np.arange(steps) / steps
    body = thickness * SCALE * (0.34 + 0.66 * smoothstep(0.02, 0.3, part)) * (1 - 0.9 * smoothstep(0.38, 1.0, part))
    body *= np.exp(0.3 * line_noise(steps, 1.3, seed + 3, low=4, high=120))
    for k in range(steps):
        sheet.dot(line[k, 0], line[k, 1], max(body[k], 1.5))
    for _ in range(branches):
        k = int(steps * r.uniform(0.1, 0.93) ** 0.8)
        ahead = line[min(k + 30, steps - 1)] - line[max(k - 30, 0)]
        heading = np.arctan2(ahead[0], ahead[1])
        side = r.choice((-1, 1)) * r.uniform(0.3, 1.15)
        sheet.grow(r, *line[k], heading + side, body[k] * r.uniform(0.25, 0.62),
                   r.uniform(150, 560) * SCALE / 1.4 * (1.1 - 0.5 * part[k]), wander=0.085, branch=0.0042, depth=3)
    for _ in range(90):
        k = int(r.integers(steps))
        sheet.dot(line[k, 0] + r.normal(0, 60) * SCALE, line[k, 1] + r.normal(0, 46) * SCALE, abs(r.normal(0, 1.3)) * SCALE + 1)
    alpha = eaten(sheet.alpha(), seed + 5, 1.1)
    return reduced(native(alpha, seed + 9, size=90, swell=2.1))


def lode_wide():
    return lode(1440, 760, [(56, -6), (58, 60), (84, 118), (176, 168), (262, 204), (330, 282), (420, 352), (512, 442),
                            (610, 560), (680, 660), (716, 790)], 14, 34, 91)


def lode_tall():
    return lode(780, 900, [(52, -6), (54, 90), (80, 170), (150, 250), (250, 320), (330, 430), (410, 540), (500, 700),
                           (540, 930)], 13, 28, 191)
