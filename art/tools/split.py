#!/usr/bin/python3
"""split.py PLATA.png LIGHT.png ANEJO.png MASKS OUT.png: one bottle, cut down the middle, half and half.

LIGHT is what lamps add to the Plata's clear glass on a dark ground; MASKS is the stem of scenes/cut.py's masks."""
import sys

import numpy as np
from scipy.ndimage import zoom

from cutout import alpha_of, crop_box
from filters import blur, fbm, smoothstep
from images import load, save

# Widths are of a picture as high as this.
DRAWN_AT = 1717
# The polished face of the cut, as wide as the eye sees it from before the bottle.
FACE, RIM = 5.5, 1.0
POLISH, EMBER = np.array([.955, .985, .965]), np.array([1.0, .80, .46])
# The line that names the class, in parts of the label: from where to where down and across, and its size in the split.
LINE, ACROSS, SMALLER = (0.545, 0.655), (0.14, 0.86), 0.56
# The middle of each half of the label, within its frame.
HALVES = (0.272, 0.728)
# The dot between the facts, and how far above the class line and it the board is bare.
DOT, DOT_ACROSS = (0.812, 0.850), (0.478, 0.555)
# The fact left of it moves out of the cut's way: from where to where across, and how far.
FACT, ASIDE = (0.150, 0.500), 0.020
BARE = (0.470, 0.535), (0.772, 0.806)


def over(front, back):
    """Both with unassociated alpha."""
    a, b = front[..., 3:], back[..., 3:]
    alpha = a + b * (1 - a)
    colour = (front[..., :3] * a + back[..., :3] * b * (1 - a)) / np.maximum(alpha, 1e-6)
    return np.concatenate([colour, alpha], 2)


def hairline(height, seed=4):
    """Colours of a beaten edge of gold leaf, row by row: dark, bright and warm by turns."""
    y = np.arange(height, dtype=np.float32)[:, None] / height
    shine = 0.5 + fbm(y * 9, y * 0 + 0.3, 6, seed, 0.62)
    dark, mid, light = np.array([.36, .22, .07]), np.array([.78, .58, .25]), np.array([1.0, .91, .66])
    low, high = smoothstep(shine, 0.15, 0.5), smoothstep(shine, 0.5, 0.95)
    return (dark + (mid - dark) * low + (light - mid) * high).reshape(height, 1, 3)


def layer(colour, alpha):
    return np.concatenate([np.broadcast_to(colour, (*alpha.shape, 3)), alpha[..., None]], 2).astype(np.float32)


def cut_face(picture, away, part, glass):
    """Both walls' cut faces, polished: a pale one in the clear half, one that glows in the amber, each with a bright rim."""
    height = len(picture)
    y = np.arange(height, dtype=np.float32)[:, None] / part
    shine = np.clip(0.5 + fbm(y / 260, y * 0, 4, 12), 0, 1)
    for sign, colour, body, rim in ((-1, POLISH, 0.22, 0.85), (1, EMBER, 0.20, 0.70)):
        at = away * sign
        face = smoothstep(at, 0, 0.5 * part) * smoothstep(FACE * part - at, 0, 0.6 * part)
        edge = np.clip(1 - np.abs(at - FACE * part) / (RIM * part), 0, 1)
        shade = face * body * (0.4 + 1.2 * shine) + edge * rim * (0.35 + 0.65 * shine)
        picture = over(layer(colour, np.clip(shade, 0, 1) * glass), picture)
    return picture


def clear(picture, box, rows, across, bare):
    """Lays bare board, as it is a little higher up and its mirror image, over what was printed."""
    left, top, right, bottom = box
    width, height = right - left, bottom - top
    rows, bare = ([top + round(share * height) for share in pair] for pair in (rows, bare))
    columns = slice(left + round(across[0] * width), left + round(across[1] * width))
    board = picture[bare[0]:bare[1], columns, :3]
    board = np.concatenate([board, board[::-1], board])
    picture[rows[0]:rows[1], columns, :3] = board[:rows[1] - rows[0]]
    return slice(*rows), columns


def class_lines(picture, sources, box):
    """Half of TEQUILA PLATA and half of TEQUILA AÑEJO spell neither: each is whole and small in its own half."""
    left, width = box[0], box[2] - box[0]
    rows, columns = clear(picture, box, LINE, ACROSS, BARE[0])
    for source, middle in zip(sources, HALVES):
        line = zoom(blur(source[rows, columns, :3], 0.5), (SMALLER, SMALLER, 1), order=1)
        y = (rows.start + rows.stop - len(line)) // 2
        x = round(left + middle * width - line.shape[1] / 2)
        place = picture[y:y + len(line), x:x + line.shape[1], :3]
        np.maximum(place, line, out=place)


def label_box(masks, crop):
    seen = alpha_of(masks + '.label.exr')[crop] > 0.5
    ys, xs = np.where(seen.any(1))[0], np.where(seen.any(0))[0]
    return xs[0], ys[0], xs[-1] + 1, ys[-1] + 1


def main():
    plata, light, anejo = (load(path)[0] for path in sys.argv[1:4])
    masks, out = sys.argv[4:6]
    everything = alpha_of(masks + '.all.exr')
    crop = crop_box(everything)
    everything, solid = everything[crop], alpha_of(masks + '.solid.exr')[crop]
    height, width = plata.shape[:2]
    part = height / DRAWN_AT
    away = np.arange(width, dtype=np.float32)[None] + 0.5 - width / 2
    right = np.clip(away + 0.5, 0, 1)[..., None]
    picture = over(light, plata) * (1 - right) + anejo * right
    box = label_box(masks, crop)
    class_lines(picture, (plata, anejo), box)
    # The cut would touch them.
    y0, y1 = (box[1] + round(share * (box[3] - box[1])) for share in DOT)
    x0, x1, aside = (round(share * (box[2] - box[0])) for share in (*FACT, ASIDE))
    picture[y0:y1, box[0] + x0:box[0] + x1 - aside] = picture[y0:y1, box[0] + x0 + aside:box[0] + x1].copy()
    clear(picture, box, DOT, DOT_ACROSS, BARE[1])
    picture = cut_face(picture, away, part, everything * (1 - solid))
    # The leaf between the halves frays a little, as torn leaf does.
    y = np.arange(height, dtype=np.float32)[:, None] / part
    half = (1.0 + 0.5 * fbm(y / 23, y * 0, 4, 9)) * part
    line = np.clip(half - np.abs(away) + 0.5, 0, 1) * everything
    save(out, over(layer(hairline(height), line), picture))


if __name__ == '__main__':
    main()
