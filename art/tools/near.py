#!/usr/bin/python3
"""near.py SEED.exr OUT.exr METRES: how much of each pixel is land nearer than METRES, and than each plane of the lens,
one channel each, by depth. METRES may be LEFT:RIGHT, from the frame's left edge to its right: a plane that stands at an
angle in the field.

Depth is averaged within a pixel, so the edge of a near leaf before a far field lies between the two: its place
between the nearest and the furthest neighbour is the leaf's coverage."""
import sys

import numpy as np
from scipy.ndimage import maximum_filter, minimum_filter

from filters import blur
from images import channels, load, save
from lens import PLANES


def near_coverage(depth, alpha, metres):
    """0–1. `depth` counts clear samples as nought; `metres` is one number, or one for each column."""
    land = alpha > 1e-3
    depth = np.where(land, depth / np.maximum(alpha, 1e-3), 1e5)
    known = np.where(alpha > 0.98, depth, np.nan)
    nearest = minimum_filter(np.where(np.isnan(known), 1e5, known), 5)
    furthest = maximum_filter(np.where(np.isnan(known), 0, known), 5)
    mixed = (nearest < metres) & (furthest > metres)
    share = np.clip((furthest - depth) / np.maximum(furthest - nearest, 1e-3), 0, 1)
    return np.where(mixed & (depth > nearest), share, depth < metres) * alpha


if __name__ == '__main__':
    pixels, names = load(sys.argv[1])
    depth = channels(pixels, names, 'Denoising Depth', 'Z')[0]
    alpha = channels(pixels, names, 'Combined', 'A')[0]
    letters = np.linspace(*map(float, (sys.argv[3].split(':') * 2)[:2]), depth.shape[1])
    layers = [near_coverage(depth, alpha, metres) for metres in (letters, *PLANES)]
    save(sys.argv[2], np.dstack([np.clip(blur(layer.astype(np.float32), 0.7), 0, 1) for layer in layers]))
