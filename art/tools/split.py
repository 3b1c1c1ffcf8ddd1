#!/usr/bin/python3
"""split.py PLATA.png ANEJO.png OUT.png: one bottle, half and half, with a hairline of gold between."""
import sys

import numpy as np

from filters import fbm, smoothstep
from images import load, save


def hairline(height, seed=4):
    """Colours of a beaten edge of gold leaf, row by row: dark, bright and warm by turns."""
    y = np.arange(height, dtype=np.float32)[:, None] / height
    shine = 0.5 + fbm(y * 9, y * 0 + 0.3, 6, seed, 0.62)
    dark, mid, light = np.array([.36, .22, .07]), np.array([.78, .58, .25]), np.array([1.0, .91, .66])
    low, high = smoothstep(shine, 0.15, 0.5), smoothstep(shine, 0.5, 0.95)
    return dark + (mid - dark) * low + (light - mid) * high


# Bone, as light comes through clear spirit from a limewashed wall, and how much of the clay it hides.
BONE = np.array([243, 238, 228], dtype=np.float32) / 255
WALL = 0.88


def stand_before_a_wall(glass, silhouette):
    """Clear glass on dark clay is but an outline beside the amber: it gets a bright wall of its own shape."""
    wall = WALL * np.clip((silhouette - 0.5) * 2.4, 0, 1)[..., None]
    own = glass[..., 3:]
    whole = own + wall * (1 - own)
    glass[..., :3] = (glass[..., :3] * own + BONE * wall * (1 - own)) / np.maximum(whole, 1e-6)
    glass[..., 3:] = whole


# The line of the label that names the class, in parts of the canvas: left, top, right, bottom.
CLASS_LINE = (0.19, 0.7495, 0.69, 0.7755)


def clear_class_line(picture):
    """Half of TEQUILA PLATA and half of TEQUILA ANEJO spell neither: the label goes without them."""
    height, width = picture.shape[:2]
    left, top, right, bottom = (round(part * size) for part, size in zip(CLASS_LINE, (width, height) * 2))
    above, below = picture[top - 3, left:right], picture[bottom + 3, left:right]
    share = np.linspace(0, 1, bottom - top, dtype=np.float32)[:, None, None]
    picture[top:bottom, left:right] = above * (1 - share) + below * share


def main():
    plata, anejo = load(sys.argv[1])[0], load(sys.argv[2])[0]
    stand_before_a_wall(plata, anejo[..., 3])
    height, width = plata.shape[:2]
    x = np.arange(width, dtype=np.float32)[None] + 0.5
    middle = width / 2
    right = np.clip(x - middle + 0.5, 0, 1)[..., None]
    picture = plata * (1 - right) + anejo * right
    clear_class_line(picture)
    covered = np.minimum(np.maximum(plata[..., 3], anejo[..., 3]) * 4, 1)
    # The line is two and a half parts of the height's 1717 wide and frays a little, as torn leaf does.
    part = height / 1717
    y = np.arange(height, dtype=np.float32)[:, None] / part
    half = (1.25 + 0.7 * fbm(y / 23, y * 0, 4, 9)) * part
    line = np.clip(half - np.abs(x - middle) + 0.5, 0, 1) * covered
    picture[..., :3] = picture[..., :3] * (1 - line[..., None]) + hairline(height)[:, None, :].reshape(height, 1, 3) * line[..., None]
    picture[..., 3] = np.maximum(picture[..., 3], line)
    save(sys.argv[3], picture)


if __name__ == '__main__':
    main()
