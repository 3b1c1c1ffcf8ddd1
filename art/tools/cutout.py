#!/usr/bin/python3
"""cutout.py plata|anejo|light BEAUTY.exr MASKS OUT.png: a bottle on transparent ground, or the light on its glass.

BEAUTY is denoised; MASKS is the stem of .all, .solid, .label and .liquid from scenes/cut.py. The canvas is of one size
round the middle of the glass, the same for every variant. Beside an Añejo it writes OUT's outline.json."""
import json
import sys

import numpy as np
from scipy.ndimage import median_filter, zoom

from filters import blur, sharpen, smoothstep
from images import encode, filmic, load, luminance, save

LIMEWASH = np.array([0xF3, 0xEE, 0xE4], np.float32) / 255
LIGHT = np.array([1, .995, .975], np.float32)
# The least alpha that is kept.
TRACE = 2 / 255
# The canvas in parts of the rendering: what the pages are laid out for.
CANVAS = (968 / 1024, 2748 / 2880)
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
    """Rows and columns of the canvas."""
    def span(seen, share):
        at = np.where(seen > 0.02)[0]
        size = round(share * len(seen))
        start = min(max(round((at[0] + at[-1] + 1 - size) / 2), 0), len(seen) - size)
        return slice(start, start + size)

    return span(coverage.max(1), CANVAS[1]), span(coverage.max(0), CANVAS[0])


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
    calm = np.minimum(patches, alpha)
    # On the wash a faint one cannot be told from none; on clay, in the split, it would be a white fog.
    calm = np.maximum(calm * smoothstep(calm, 0.05, 0.55), TRACE)
    return np.where(lit[..., None], LIGHT, colour), np.where(lit, calm, alpha)


def cut_anejo(linear, everything, solid):
    """Dark glass is a thin veil over the page's own dark; light adds to it."""
    shown = filmic(linear, 'Medium High Contrast')
    top = shown.max(2)
    alpha = np.maximum(np.maximum(0.92 * everything, solid), np.minimum(top, everything))
    colour = np.clip(shown / np.maximum(alpha, 0.02)[..., None], 0, 1)
    alpha = np.where(everything > 0.004, alpha, 0)
    return colour, alpha


def cut_light(linear, everything, solid):
    """What dark-field lamps add to clear glass, to lay over a Plata that stands on any ground."""
    whole = np.divide(everything.shape, linear.shape[:2])
    shown = np.clip(encode(np.stack([zoom(np.minimum(linear[..., c], 1), whole, order=1) for c in range(3)], 2)), 0, 1)
    alpha = np.clip((shown.max(2) - 0.02) / 0.98, 0, 1) * everything * (1 - solid)
    return shown / np.maximum(shown.max(2, keepdims=True), 1e-4), alpha


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
    colour, alpha = {'plata': cut_plata, 'anejo': cut_anejo, 'light': cut_light}[variant](linear, everything, solid)
    invisible = alpha < 1.5 / 255
    picture = np.dstack([np.where(invisible[..., None], 0, colour), np.where(invisible, 0, alpha)])
    save(out, picture[rows, columns])
    if variant == 'anejo':
        shape = outline(load(masks + '.liquid.exr')[0][..., 0], everything, alpha_of(masks + '.label.exr'), rows, columns)
        with open(out.replace('.png', '.outline.json'), 'w', encoding='utf-8') as target:
            target.write(as_text(shape))


if __name__ == '__main__':
    main()
