"""Small cut-outs of leaf: the accent of the Í and the tilde of the Ñ."""

import numpy as np
from PIL import Image, ImageDraw
from scipy import ndimage

import metal
from kit import noise, smoothstep
from veins import SCALE, reduced, spread


def bezier(points, steps=60):
    p0, p1, p2, p3 = (np.array(p, float) for p in points)
    t = np.linspace(0, 1, steps)[:, None]
    return (1 - t) ** 3 * p0 + 3 * (1 - t) ** 2 * t * p1 + 3 * (1 - t) * t * t * p2 + t**3 * p3


def cut(width, height, curves, seed, fold):
    """Beaten leaf in the outline of `curves` (cubic Béziers in saved pixels), its rim a little torn."""
    outline = np.concatenate([bezier(c) for c in curves]) * SCALE
    shape = Image.new('L', (width * SCALE, height * SCALE), 0)
    ImageDraw.Draw(shape).polygon([tuple(p) for p in outline], fill=255)
    alpha = np.asarray(shape, float) / 255
    soft = ndimage.gaussian_filter(alpha, 2.4)
    alpha = smoothstep(0.42, 0.58, soft + 0.05 * noise(alpha.shape, 1.0, seed, low=10))
    inside = ndimage.distance_transform_edt(alpha > 0.5)
    relief = 2.2 * np.sqrt(np.clip(inside, 0, 30)) + metal.leaf(alpha.shape, seed, fold=fold, depth=1.1)
    colour = metal.gilded(ndimage.gaussian_filter(relief, 1), seed + 40)
    return reduced(np.dstack([spread(colour, alpha), alpha]))


def accent():
    """A leaf blown from the lower left to the upper right, as the acute is written."""
    return cut(240, 180, [((14, 168), (40, 96), (112, 18), (190, 10)), ((190, 10), (236, 6), (240, 62), (196, 86)),
                          ((196, 86), (140, 116), (66, 138), (14, 168))], 301, 46)


def tilde():
    """The brand's tilde, as in components/ui/tilde, on an 8-fold grid."""
    grid = [((2, 10), (8, 1), (18, 1), (29, 6)), ((29, 6), (40, 11), (50, 13), (58, 3)),
            ((58, 3), (53, 13), (41, 15), (29, 10)), ((29, 10), (17, 5), (9, 5), (2, 10))]
    return cut(480, 112, [tuple((8 * x, 8 * y) for x, y in curve) for curve in grid], 331, 60)
