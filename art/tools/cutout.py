#!/usr/bin/python3
"""cutout.py plata|anejo BEAUTY.exr MASKS OUT.png: a bottle on transparent ground.

BEAUTY is denoised; MASKS is the stem of .all, .solid, .label and .liquid from scenes/cut.py. The canvas is cropped to
the glass with one margin all round, the same for every variant. Beside an Añejo it writes OUT's outline.json."""
import json
import sys

import numpy as np
from scipy.ndimage import median_filter

from filters import blur, sharpen
from images import encode, filmic, load, luminance, save

LIMEWASH = np.array([0xF3, 0xEE, 0xE4], np.float32) / 255
LIGHT = np.array([1, .995, .975], np.float32)
# The least alpha that is kept.
TRACE = 2 / 255
MARGIN = 0.012
# Widths in pixels below are of a picture as high as this.
DRAWN_AT = 1800
# Where the key card of scenes/cut.py hangs from the middle of the bottle, as seen on the canvas: right, down, towards us.
KEY_LIGHT = (-0.496, -0.191, 0.847)


def alpha_of(path):
    return np.clip(load(path)[0][..., 3], 0, 1)


def scale_of(picture):
    """How many of its pixels make one of those that widths are given in."""
    return picture.shape[0] / DRAWN_AT


def crop_box(coverage):
    rows, columns = np.where(coverage.max(1) > 0.02)[0], np.where(coverage.max(0) > 0.02)[0]
    margin = round(MARGIN * (rows[-1] - rows[0]))
    return (slice(int(rows[0] - margin), int(rows[-1] + margin + 1)),
            slice(int(columns[0] - margin), int(columns[-1] + margin + 1)))


def cut_plata(linear, everything, solid):
    """Un-mix the limewash: the smallest alpha that still gives the rendered colour over it."""
    light = luminance(linear)
    knee = 0.88
    soft = np.where(light > knee, knee + (1 - knee) * (1 - np.exp(-np.maximum(light - knee, 0) / (1 - knee))), light)
    shown = encode(linear * (soft / np.maximum(light, 1e-6))[..., None])
    depth = 1 - 0.22 * np.clip((LIMEWASH - shown) / LIMEWASH, 0, 1) * np.clip(shown / LIMEWASH, 0, 1)
    shown = shown * depth
    rim = np.clip(1 - blur(everything, 1.6 * scale_of(everything)), 0, .5) * 2 * (1 - solid) * everything
    shown = np.clip(shown * (1 - 0.38 * rim)[..., None], 0, 1)
    black = 0.045
    shown = shown * (1 - solid[..., None]) + np.clip((shown - black) / (1 - black), 0, 1) * solid[..., None]
    alpha = np.max(np.maximum((LIMEWASH - shown) / LIMEWASH, (shown - LIMEWASH) / (1 - LIMEWASH)), axis=2)
    alpha = np.where(everything > 0.002, np.maximum(np.clip(alpha, 0, 1), solid), 0)
    colour = (shown - (1 - alpha[..., None]) * LIMEWASH) / np.maximum(alpha, 1e-4)[..., None]
    return calm_highlights(np.clip(colour, 0, 1), alpha, everything, solid)


def calm_highlights(colour, alpha, everything, solid):
    """Noise that is a shade lighter than the wash takes much alpha to un-mix: white specks wherever a shadow lies
    behind the glass. A highlight is a patch, in the colour of light; a speck has no like around it. Clear glass
    keeps a trace of that colour too: a lossy picture would spread the black of nothing into the highlights."""
    lit = (luminance(colour) > luminance(LIMEWASH)) | (alpha < TRACE)
    lit &= (solid < 0.5) & (everything > 0.5)
    patches = np.where(lit, alpha, 0)
    patches = blur(np.minimum(patches, median_filter(patches, 5)), 0.9)
    calm = np.maximum(np.minimum(patches, alpha), TRACE)
    return np.where(lit[..., None], LIGHT, colour), np.where(lit, calm, alpha)


def cut_anejo(linear, everything, solid):
    """Dark glass is a thin veil over the page's own dark; light adds to it."""
    shown = filmic(linear, 'Medium High Contrast')
    top = shown.max(2)
    alpha = np.maximum(np.maximum(0.92 * everything, solid), np.minimum(top, everything))
    colour = np.clip(shown / np.maximum(alpha, 0.02)[..., None], 0, 1)
    alpha = np.where(everything > 0.004, alpha, 0)
    return colour, alpha


def outline(liquid, everything, label, rows, columns):
    """The liquid's silhouette and the label's rectangle, 0–1 from the canvas's top left.

    Shoulder and base mirror scraps of the liquid; only rows that it fills from side to side belong to it. Dark
    refracted edges leave holes, so the silhouette is the outermost span of every such row."""
    height, width = rows.stop - rows.start, columns.stop - columns.start
    inside = blur(liquid, 1.5 * scale_of(liquid))[rows, columns] > 0.5
    across = (everything[rows, columns] > 0.5).sum(1)
    filled = inside.sum(1) > 0.6 * np.maximum(across, 1)
    runs = np.split(np.where(filled)[0], np.where(np.diff(np.where(filled)[0]) > 3)[0] + 1)
    spans = [(y, np.where(inside[y])[0][[0, -1]]) for y in max(runs, key=len)]
    keep = spans[::max(1, len(spans) // 48)]
    if keep[-1][0] != spans[-1][0]:
        keep.append(spans[-1])
    point = lambda x, y: [round(float(x) / width, 4), round((y + 0.5) / height, 4)]
    polygon = [point(ends[0], y) for y, ends in keep] + [point(ends[1] + 1, y) for y, ends in keep[::-1]]
    seen = label[rows, columns] > 0.5
    ys, xs = np.where(seen.any(1))[0], np.where(seen.any(0))[0]
    frame = [round(float(v), 4) for v in (xs[0] / width, ys[0] / height, (xs[-1] + 1) / width, (ys[-1] + 1) / height)]
    return {'canvas': [width, height], 'liquid': polygon,
            'label': dict(zip(('left', 'top', 'right', 'bottom'), frame)),
            'keyLight': dict(zip(('x', 'y', 'z'), KEY_LIGHT))}


def as_text(shape):
    """JSON with a point a line, as the repository's formatter would have it."""
    inline = lambda value: json.dumps(value).replace('{', '{ ').replace('}', ' }')
    points = ',\n'.join('    ' + json.dumps(point) for point in shape['liquid'])
    return (f'{{\n  "canvas": {inline(shape["canvas"])},\n  "liquid": [\n{points}\n  ],\n'
            f'  "label": {inline(shape["label"])},\n  "keyLight": {inline(shape["keyLight"])}\n}}\n')


def main():
    variant, beauty, masks, out = sys.argv[1:5]
    linear = load(beauty)[0][..., :3]
    everything, solid = alpha_of(masks + '.all.exr'), alpha_of(masks + '.solid.exr')
    rows, columns = crop_box(everything)
    linear = sharpen(linear, 0.15)
    colour, alpha = (cut_plata if variant == 'plata' else cut_anejo)(linear, everything, solid)
    invisible = alpha < 1.5 / 255
    picture = np.dstack([np.where(invisible[..., None], 0, colour), np.where(invisible, 0, alpha)])
    save(out, picture[rows, columns])
    if variant == 'anejo':
        shape = outline(load(masks + '.liquid.exr')[0][..., 0], everything, alpha_of(masks + '.label.exr'), rows, columns)
        with open(out.replace('.png', '.outline.json'), 'w', encoding='utf-8') as target:
            target.write(as_text(shape))


if __name__ == '__main__':
    main()
