#!/usr/bin/python3
"""without_leaf.py CUT.png MASKS OUT.png: the Añejo's cut without its gold leaf, for the live gold to fill.

The bottle's facets run upright, so a tall narrow median sees past a flake and keeps the facet. Only pixels that
differ from it are replaced, in the liquid's inner part and clear of label and emblem: every other pixel is the cut's
own, and one can be faded into the other. Leaf in the thin shoulder and rim facets stays in both."""
import sys

import numpy as np
from scipy.ndimage import binary_dilation, grey_closing, median_filter

from cutout import alpha_of, crop_box
from filters import blur
from images import load, luminance, save

TALL, NARROW = 75, 5
DIFFERENT = 0.042
# The inner part: rows as shares of the canvas's height, margins as shares of its width.
TOP, BOTTOM, LEFT, RIGHT = 0.388, 0.862, 0.118, 0.078


def inner_part(liquid):
    inside = np.zeros(liquid.shape, bool)
    height, width = liquid.shape
    for y in range(round(TOP * height), round(BOTTOM * height)):
        seen = np.where(liquid[y] > 0.5)[0]
        if len(seen):
            inside[y, seen[0] + round(LEFT * width):seen[-1] - round(RIGHT * width)] = True
    return inside


def without_leaf(cut, liquid, solid):
    clear = cut.copy()
    for channel in range(3):
        clear[..., channel] = median_filter(cut[..., channel], size=(TALL, NARROW))
    clear[..., :3] = blur(clear[..., :3], 0.8, 2.5)
    difference = np.abs(cut[..., :3] - clear[..., :3]).max(2)
    inner = inner_part(liquid)
    flake = (blur(difference, 1.2) > DIFFERENT) & inner & ~binary_dilation(solid > 0.02, iterations=4)
    share = np.clip(blur(grey_closing(binary_dilation(flake, iterations=4).astype(np.float32), 5), 2.0), 0, 1)
    share *= blur(inner.astype(np.float32), 2.0) * ~binary_dilation(solid > 0.02, iterations=2)
    grain = np.random.default_rng(2).normal(scale=0.006, size=share.shape)
    clear[..., :3] += grain[..., None]
    out = cut.copy()
    out[..., :3] = cut[..., :3] + (clear[..., :3] - cut[..., :3]) * share[..., None]
    return np.clip(out, 0, 1), float(share.mean())


if __name__ == '__main__':
    stem = sys.argv[2]
    rows, columns = crop_box(alpha_of(stem + '.all.exr'))
    picture = load(sys.argv[1])[0]
    seen = blur(load(stem + '.liquid.exr')[0][..., 0], 1.0)[rows, columns]
    done, changed = without_leaf(picture, seen, alpha_of(stem + '.solid.exr')[rows, columns])
    print(f'{changed:.1%} of the canvas repainted')
    save(sys.argv[3], done)
