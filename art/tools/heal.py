#!/usr/bin/python3
"""heal.py CUT.png OUT.png: Plata's cut without the dark reflection that ends abruptly on the edge of its left
shoulder: at the size shown it is a blot. The same edge from beside it, mirrored, takes its place."""
import sys

import numpy as np

from filters import smoothstep
from images import load, save

# In parts of the canvas: left, top, right, bottom, and the upright line that the patch is mirrored at.
SPOT, MIRROR = (0.142, 0.3735, 0.264, 0.3945), 0.266


def heal(picture):
    height, width = picture.shape[:2]
    left, top, right, bottom = (round(part * size) for part, size in zip(SPOT, (width, height) * 2))
    mirrored = 2 * round(MIRROR * width) - np.arange(left, right) - 1
    x = np.linspace(0, 1, right - left, dtype=np.float32)[None, :, None]
    y = np.linspace(0, 1, bottom - top, dtype=np.float32)[:, None, None]
    share = (smoothstep(x, 0, .12) * smoothstep(-x, -1.0, -.9)
             * smoothstep(y, 0, .25) * smoothstep(-y, -1.0, -.75))
    spot, beside = picture[top:bottom, left:right], picture[top:bottom, mirrored]
    picture[top:bottom, left:right] = spot * (1 - share) + beside * share
    return picture


if __name__ == '__main__':
    save(sys.argv[2], heal(load(sys.argv[1])[0]))
