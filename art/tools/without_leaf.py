#!/usr/bin/python3
"""without_leaf.py CUT.png MASKS OUT.png: the Añejo's cut without its gold leaf, for the live gold to fill.

The bottle's facets run upright, so a tall narrow median sees past a flake and keeps the facet. Only pixels that
differ from it are replaced, in the liquid's inner part and clear of label and emblem: every other pixel is the cut's
own, and one can be faded into the other. Leaf in the thin shoulder and rim facets stays in both."""
import sys

import numpy as np
from scipy.ndimage import binary_dilation, grey_closing, median_filter, zoom

from cutout import alpha_of, crop_box, scale_of
from filters import blur
from images import load, luminance, save

# Pixels of a canvas that is drawn as high as cutout.py says.
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


def past_the_leaf(channel, scale):
    """The median needs no more pixels than its window is given in: what it leaves has only upright edges."""
    small = median_filter(zoom(channel, 1 / scale, order=1), size=(TALL, NARROW))
    return zoom(small, [there / here for there, here in zip(channel.shape, small.shape)], order=1)


def without_leaf(cut, liquid, solid, scale):
    clear = cut.copy()
    for channel in range(3):
        clear[..., channel] = past_the_leaf(cut[..., channel], scale)
    clear[..., :3] = blur(clear[..., :3], 0.8, 2.5 * scale)
    difference = np.abs(cut[..., :3] - clear[..., :3]).max(2)
    inner = inner_part(liquid)
    wide, narrow = round(4 * scale), round(2 * scale)
    flake = (blur(difference, 1.2 * scale) > DIFFERENT) & inner & ~binary_dilation(solid > 0.02, iterations=wide)
    patch = grey_closing(binary_dilation(flake, iterations=wide).astype(np.float32), 2 * narrow + 1)
    share = np.clip(blur(patch, 2 * scale), 0, 1)
    share *= blur(inner.astype(np.float32), 2 * scale) * ~binary_dilation(solid > 0.02, iterations=narrow)
    grain = np.random.default_rng(2).normal(scale=0.006, size=share.shape)
    clear[..., :3] += grain[..., None]
    out = cut.copy()
    out[..., :3] = cut[..., :3] + (clear[..., :3] - cut[..., :3]) * share[..., None]
    return np.clip(out, 0, 1), float(share.mean())


if __name__ == '__main__':
    stem = sys.argv[2]
    everything = alpha_of(stem + '.all.exr')
    rows, columns, scale = *crop_box(everything), scale_of(everything)
    picture = load(sys.argv[1])[0]
    seen = blur(load(stem + '.liquid.exr')[0][..., 0], scale)[rows, columns]
    done, changed = without_leaf(picture, seen, alpha_of(stem + '.solid.exr')[rows, columns], scale)
    print(f'{changed:.1%} of the canvas repainted')
    save(sys.argv[3], done)
