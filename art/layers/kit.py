"""Periodic noise, colour ramps and raking light, shared by every layer.

Every field wraps at its edges, so that whatever is built from them tiles. Units are pixels of the
working size. The light comes from the upper left, as it does in all pictures of the site.
"""

import numpy as np
from scipy import ndimage

LIGHT = np.array([-0.52, -0.66, 0.54])
LIGHT = LIGHT / np.linalg.norm(LIGHT)


def noise(shape, beta, seed, stretch=(1.0, 1.0), low=0.0, high=np.inf):
    """Gaussian noise of spectrum 1/k**beta, mean 0 and deviation 1.

    `stretch` (y, x) draws it out along an axis; `low` and `high` keep a band of wave numbers.
    """
    height, width = shape
    scale = 1024.0 / max(shape)
    spectrum = np.fft.rfft2(np.random.default_rng(seed).standard_normal(shape))
    ky = np.fft.fftfreq(height)[:, None] * 1024 * stretch[0]
    kx = np.fft.rfftfreq(width)[None, :] * 1024 * stretch[1]
    k = np.hypot(ky, kx)
    k[0, 0] = 1
    spectrum *= np.where((k >= low) & (k <= high), k ** -beta, 0)
    spectrum[0, 0] = 0
    field = np.fft.irfft2(spectrum, shape) * scale
    return field / field.std()


def line_noise(length, beta, seed, low=0.0, high=np.inf):
    """One periodic row of noise, deviation 1. Wave numbers are counted over the whole length."""
    spectrum = np.fft.rfft(np.random.default_rng(seed).standard_normal(length))
    k = np.arange(spectrum.size, dtype=float)
    k[0] = 1
    spectrum *= np.where((k >= low) & (k <= high), k ** -beta, 0)
    spectrum[0] = 0
    row = np.fft.irfft(spectrum, length)
    return row / row.std()


def blur(field, sigma):
    return ndimage.gaussian_filter(field, sigma, mode='wrap')


def smoothstep(low, high, value):
    t = np.clip((value - low) / np.where(high == low, 1e-9, high - low), 0, 1)
    return t * t * (3 - 2 * t)


def rgb(hex_colour):
    digits = hex_colour.lstrip('#')
    return np.array([int(digits[i : i + 2], 16) for i in (0, 2, 4)], float) / 255


def ramp(values, colours):
    """Colours of `values` (0 to 1) along evenly spaced stops."""
    stops = np.array([rgb(c) for c in colours])
    at = np.clip(values, 0, 1) * (len(stops) - 1)
    index = np.minimum(at.astype(int), len(stops) - 2)
    part = (at - index)[..., None]
    return stops[index] * (1 - part) + stops[index + 1] * part


def mix(a, b, amount):
    return a * (1 - amount[..., None]) + b * amount[..., None]


def displaced(field, dy, dx, order=1):
    """`field` read at places moved by (dy, dx) pixels."""
    y, x = np.mgrid[0 : field.shape[0], 0 : field.shape[1]].astype(float)
    return ndimage.map_coordinates(field, [y + dy, x + dx], order=order, mode='grid-wrap')


def fibres(field, angle, length, step=1.0):
    """`field` smeared along the directions `angle` (radians): line integral convolution."""
    total = field.copy()
    y0, x0 = np.mgrid[0 : field.shape[0], 0 : field.shape[1]].astype(float)
    for sign in (-1, 1):
        y, x = y0.copy(), x0.copy()
        for _ in range(int(length / 2 / step)):
            here = [np.rint(y).astype(int) % field.shape[0], np.rint(x).astype(int) % field.shape[1]]
            turn = angle[tuple(here)]
            y += sign * step * np.sin(turn)
            x += sign * step * np.cos(turn)
            total += field[np.rint(y).astype(int) % field.shape[0], np.rint(x).astype(int) % field.shape[1]]
    return (total - total.mean()) / total.std()


def strata(shape, count, bend, seed, beta=0.6):
    """Wavy horizontal layers, 0 to 1: `count` is the finest wave number, `bend` a part of the height."""
    height, width = shape
    y = np.arange(height)[:, None] / height
    place = (y + bend * noise(shape, 1.9, seed, stretch=(1.0, 1.8))) % 1
    profile = line_noise(4096, beta, seed + 1, high=count)
    profile = (profile - profile.min()) / (profile.max() - profile.min())
    return np.interp(place, np.arange(4097) / 4096, np.append(profile, profile[0]))


def sloped(field, slope):
    """`field` scaled so that its mean square gradient is `slope`: a relief of known steepness."""
    dy = np.roll(field, -1, 0) - field
    dx = np.roll(field, -1, 1) - field
    return field * (slope / np.sqrt((dx * dx + dy * dy).mean()))


def normals(height):
    dy = (np.roll(height, -1, 0) - np.roll(height, 1, 0)) / 2
    dx = (np.roll(height, -1, 1) - np.roll(height, 1, 1)) / 2
    length = np.sqrt(dx * dx + dy * dy + 1)
    return -dx / length, -dy / length, 1 / length


def diffuse(height):
    """Lambert's term of the relief, 1 on flat ground."""
    nx, ny, nz = normals(height)
    return np.clip(nx * LIGHT[0] + ny * LIGHT[1] + nz * LIGHT[2], 0, None) / LIGHT[2]


def cast_shadow(height, reach, softness=2.0):
    """1 in light, 0 in shadow: the relief is marched `reach` pixels towards the light."""
    side = np.hypot(LIGHT[0], LIGHT[1])
    rise = LIGHT[2] / side
    deepest = np.full(height.shape, -np.inf)
    for distance in np.arange(1, reach + 1, 1 if reach < 24 else 2):
        shift = (-LIGHT[1] / side * distance, -LIGHT[0] / side * distance)
        towards = np.roll(height, (int(round(shift[0])), int(round(shift[1]))), (0, 1))
        deepest = np.maximum(deepest, towards - rise * distance)
    return 1 - smoothstep(0, softness, deepest - height)


def cavity(height, radius):
    """Below 1 in hollows, above 1 on crests: a cheap ambient occlusion."""
    return 1 + np.tanh((height - blur(height, radius)) / radius)


def lit(albedo, height, reach, shadow=0.5, hollow=0.25, radius=6.0, key=0.8):
    """The ground as a camera sees it: raking key, soft fill, cast shadows, darker hollows."""
    light = 1 - key + key * diffuse(height)
    light *= 1 - shadow * (1 - cast_shadow(height, reach))
    light *= 1 + hollow * (cavity(height, radius) - 1)
    return albedo * light[..., None]


def kept(picture, mean, soft=0.0):
    """`picture` brought to the mean colour (0 to 255) it has to keep, as soft as the lens that saw it."""
    picture = ndimage.gaussian_filter(picture, (soft, soft, 0), mode='wrap')
    for _ in range(3):
        picture = picture * (np.array(mean) / 255 / picture.clip(0, 1).mean((0, 1)))
    return picture


def reduced(image, factor):
    """Box-filtered reduction by a whole factor."""
    rows, columns = image.shape[0] // factor, image.shape[1] // factor
    return image[: rows * factor, : columns * factor].reshape(rows, factor, columns, factor, -1).mean((1, 3)).squeeze()
