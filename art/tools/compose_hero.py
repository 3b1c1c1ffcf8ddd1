#!/usr/bin/python3
"""compose_hero.py wide|flat|tall FIELD.exr FRONT.exr MASK.exr OUT [key=value …]: the hero and its mask of what stands in front.

FIELD and FRONT are denoised; MASK, from near.py, is the land nearer than the letters, and than each plane of the lens,
of which the last is that before the hills."""
import sys

import numpy as np
from scipy.ndimage import binary_dilation, label

from filters import bloom, film_grain, saturate, sharpen, smoothstep, vignette
from images import filmic, load, save
from lens import through_lens
from sky import paint_sky

# Level line and vanishing point as shares of the frame, lens in frame-widths (VIEWS in scenes/field.py);
# where the bottle's foot stands: middle, height and half its width. The tall picture shows the wide one's front,
# enlarged, its bottom edge kept: scale, and where the bottle stands across the wide and the tall frame.
WIDE = (2560, 1440)
VIEWS = {
    'wide': dict(horizon=0.42, centre=0.58, focal=33 / 36, foot=(0.801, 0.776, 0.049)),
    'flat': dict(horizon=0.4087, centre=0.60, focal=29 / 36, foot=(0.801, 0.7626, 0.0368)),
    'tall': dict(horizon=0.425, centre=0.60, focal=34 / 21.6, foot=(0.760, 0.793, 0.1255),
                 crop=(1.20, 0.801, 0.760)),
}
BRIGHTEST = 3.5
CORNERS = 0.30
# More air before the hills than the scene has, and how much: the letters stand over them.
MORNING_AIR = np.array([0.86, 0.87, 0.88], np.float32)
AIR = 0.38


def resize(pixels, height, width):
    import OpenImageIO as oiio
    from images import _buffer
    if pixels.shape[:2] == (height, width):
        return pixels
    done = oiio.ImageBufAlgo.resize(_buffer(pixels), roi=oiio.ROI(0, width, 0, height, 0, 1, 0, pixels.shape[2]),
                                    filtername='lanczos3')
    return np.maximum(done.get_pixels(oiio.FLOAT), 0)


def over_clear(pixels):
    """Colour un-multiplied, and coverage."""
    alpha = np.clip(pixels[..., 3:4], 0, 1)
    return np.where(alpha > 1e-3, pixels[..., :3] / np.maximum(alpha, 1e-3), 0), alpha


def grade_field(linear, gain):
    """Warmer shade: first light leaves less blue under the leaves than the sky model gives."""
    linear = linear * gain
    light = linear @ np.array([.2126, .7152, .0722], np.float32)
    shade = np.exp(-light / 0.05)[..., None]
    linear = linear * (1 + shade * (np.array([1.09, 1.0, 0.86]) - 1))
    return saturate(linear, 1.16)


def grounded(front):
    """Crumbs of a patch that hang before the bank's falling brow touch nothing: they are left out."""
    parts, count = label(front[..., 3] > 0.1)
    largest = 1 + np.argmax(np.bincount(parts.ravel(), minlength=count + 1)[1:])
    hanging = binary_dilation((parts > 0) & (parts != largest), iterations=2)
    return np.where((hanging & (parts != largest))[..., None], 0, front)


def crop_front(front, height, width, scale, from_x, to_x):
    """The lower part of the wide front for a narrower, taller frame."""
    big = resize(front, round(WIDE[1] * scale), round(WIDE[0] * scale))
    left = round(big.shape[1] * from_x - width * to_x)
    frame = np.zeros((height, width, 4), np.float32)
    part = big[:, left:left + width]
    frame[height - part.shape[0]:] = part
    return frame


def contact(height, width, foot):
    """What light is left about the bottle's foot: close under it little, and less on the side away from the sun."""
    x, y = np.meshgrid((np.arange(width) + 0.5) / width, (np.arange(height) + 0.5) / height)
    across, half = (x - foot[0]) / foot[2], foot[2] * width / height
    along = smoothstep(1.12 - np.abs(across), 0, 0.2)
    close = along * np.exp(-((y - foot[1] + 0.02 * half) / (0.035 * half)) ** 2)
    lee = np.exp(-((across + 0.75) / 0.9) ** 2 - ((y - foot[1] + 0.05 * half) / (0.11 * half)) ** 2)
    return (1 - 0.72 * close) * (1 - 0.42 * lee)


def calm_bank(linear, foot):
    """The sun through the amber throws red on the soil, redder than an eye would expect, and the soil of the bank is redder
    than the dry field's: held to the field's hue, everywhere but in the bottle."""
    h, w = linear.shape[:2]
    y, x = np.mgrid[0:h, 0:w]
    beside = smoothstep(np.abs(x / w - foot[0]), 1.2 * foot[2], 1.6 * foot[2])
    outside = np.maximum(beside, smoothstep(y / h, foot[1] + 0.01, foot[1] + 0.03))
    least = np.stack([linear[..., 0], linear[..., 0] / 3.1, linear[..., 0] / 7.5], 2)
    return linear + (np.maximum(linear, least) - linear) * outside[..., None]


def compose(view, field_path, front_path, mask_path, out, size, gain=1.32, front_gain=1.25):
    width, height = size
    v = VIEWS[view]
    # A glint far brighter than white would ring when enlarged.
    field = resize(np.minimum(load(field_path)[0], BRIGHTEST), height, width)
    front = grounded(np.minimum(load(front_path)[0], BRIGHTEST))
    front = crop_front(front, height, width, *v['crop']) if 'crop' in v else resize(front, height, width)
    near, *nearer = np.moveaxis(np.clip(resize(load(mask_path)[0], height, width), 0, 1), 2, 0)
    hills = np.clip(field[..., 3] - nearer[-1], 0, 1)[..., None]
    far_colour, far_alpha = over_clear(through_lens(field, nearer, v['focal']))
    front_colour, front_alpha = over_clear(front)
    sky = paint_sky(width, height, v['horizon'] * height, v['focal'] * width, v['centre'] * width)
    # The lens darkens its corners; the sky stays as light as the words on it need.
    land = filmic(vignette(sharpen(bloom(grade_field(far_colour, gain), 0.05), 0.22), CORNERS), 'High Contrast')
    land = land + (MORNING_AIR - land) * hills * AIR
    picture = land * far_alpha + sky * (1 - far_alpha)
    front_colour = calm_bank(front_colour, v['foot']) * contact(height, width, v['foot'])[..., None]
    bottle = filmic(vignette(sharpen(bloom(front_colour * front_gain, 0.05, 1.2), 0.18), CORNERS), 'High Contrast')
    picture = bottle * front_alpha + picture * (1 - front_alpha)
    save(out + '.png', film_grain(picture))
    save(out + '-front.png', 1 - (1 - near[..., None]) * (1 - front_alpha))


if __name__ == '__main__':
    options = {k: v for k, _, v in (arg.partition('=') for arg in sys.argv[1:] if '=' in arg)}
    names = [arg for arg in sys.argv[1:] if '=' not in arg]
    dimensions = tuple(int(v) for v in options.pop('size', '2560x1440').split('x'))
    compose(*names, dimensions, **{k: float(v) for k, v in options.items()})
