"""What a lens that is focused on the bottle makes of the field behind it."""
import numpy as np

from filters import defocus

# Metres to the bottle, and across the aperture: 29 to 34 mm at f/2.8.
FOCUS = 3.6
APERTURE = 0.0115
# Metres between which the land is one layer, of one blur; behind the last there are only hills.
PLANES = (5, 7.5, 12, 25, 500)
# Pixels. A smaller disc would only cost time.
SMALLEST = 0.4


def through_lens(land, nearer, focal):
    """`land`: linear, multiplied by its coverage, which is the fourth channel. `nearer`: for each plane, how much of a
    pixel is nearer (`near.py`). From the horizon forwards each layer is spread by its own disc and laid over those behind it, which
    go on under its edge. `focal` in frame-widths."""
    width, alpha = land.shape[1], land[..., 3]
    covers = [np.zeros_like(alpha), *(np.minimum(cover, alpha) for cover in nearer), alpha]
    middles = [FOCUS, *(np.sqrt(near * far) for near, far in zip(PLANES, PLANES[1:])), np.inf]
    result = np.zeros_like(land)
    for before, until, middle in reversed(list(zip(covers, covers[1:], middles))):
        share = np.clip((until - before) / np.maximum(alpha, 1e-3), 0, 1)[..., None]
        radius = APERTURE / 2 * (1 / FOCUS - 1 / middle) * focal * width
        if radius < SMALLEST:
            layer, seen = land * share, 1 - before[..., None]
        else:
            layer, seen = defocus(land * share, radius), defocus(1 - before[..., None], radius)
        layer = layer / np.maximum(seen, 0.05)
        result = layer + result * (1 - np.clip(layer[..., 3:4], 0, 1))
    return np.maximum(result, 0).astype(np.float32)
