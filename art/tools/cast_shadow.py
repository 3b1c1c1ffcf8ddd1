#!/usr/bin/python3
"""cast_shadow.py MASKS OUT.png: the shadow that the cut-out Plata casts to the right on a light ground, to multiply.

MASKS is the stem of scenes/cut.py's masks. Its canvas starts at the cut's left edge and is three cuts wide; its lower
edge lies FOOT_ROOM of the cut's height below the cut's, its height is SHARE of the cut's."""
import sys

import numpy as np
from scipy.ndimage import zoom

from cutout import alpha_of, crop_box, scale_of
from filters import blur, smoothstep
from images import save

# Sun at 31° from the front left: every unit of height falls this far to the right, and rises this far with the ground.
ACROSS, RISE = 1.17, 0.15
WIDTHS, SHARE, FOOT_ROOM = 3, 0.26, 0.03
BANDS = 7
GLASS, EDGE, SOLID = 0.16, 0.20, 0.50


def small(mask):
    """A soft shadow needs no more pixels than its blurs are given in."""
    return zoom(mask, 1 / scale_of(mask), order=1)


def density(everything, solid):
    """How much light each part holds back: clear glass a little, its bent edges more, label and stopper most."""
    edge = np.clip(1 - blur(everything, 14), 0, 1) * 2
    return np.maximum(everything * (GLASS + EDGE * np.clip(edge, 0, 1)), solid * SOLID)


def cast(everything, solid):
    rows, columns = crop_box(everything)
    shade = density(everything, solid)[rows, columns]
    height, width = shade.shape
    ground = int(np.where(everything[rows, columns].max(1) > 0.5)[0][-1] - 0.012 * height)
    out_height, out_width = round(SHARE * height), WIDTHS * width
    base = round(out_height - FOOT_ROOM * height - (height - 1 - ground))
    light = np.ones((out_height, out_width), np.float32)
    y, x = np.mgrid[0:out_height, 0:out_width].astype(np.float32)
    up = (base - y) / RISE
    source_x = x - ACROSS * up
    row, column = np.clip(ground - up, 0, height - 1).astype(int), np.clip(source_x, 0, width - 1).astype(int)
    inside = (up >= 0) & (up < ground) & (source_x >= 0) & (source_x < width - 1)
    fallen = np.where(inside, shade[row, column], 0).astype(np.float32)
    # Bands run into one another: between sharp ones a light line would cross the label's shadow.
    at = np.clip(up / ground * BANDS - 0.5, 0, BANDS - 1)
    for band in range(BANDS):
        patch, far = fallen * np.clip(1 - np.abs(at - band), 0, 1), (band + 0.5) / BANDS
        light -= np.clip(blur(patch, 2 + 30 * far, 1.5 + 7 * far), 0, 1) * (1 - 0.45 * far)
    foot = np.clip(everything[rows, columns][ground - round(0.02 * height):ground + 1].max(0), 0, 1)
    contact = np.zeros_like(light)
    contact[base - round(0.003 * height):base + round(0.003 * height), :width] = blur(foot[None].repeat(3, 0), 12)[1]
    for sigma_x, sigma_y, depth in ((6, 4, 1.1), (26, 13, 1.0)):
        light *= 1 - np.clip(depth * blur(contact, sigma_x, sigma_y), 0, 0.8)
    fade = smoothstep(out_width - x, 0, width * 0.9) * smoothstep(out_height - y, 0, 0.02 * height)
    return 1 - (1 - light) * fade


if __name__ == '__main__':
    stem = sys.argv[1]
    light = cast(small(alpha_of(stem + '.all.exr')), small(alpha_of(stem + '.solid.exr')))
    save(sys.argv[2], np.repeat(light[..., None], 3, 2))
