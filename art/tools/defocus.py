#!/usr/bin/python3
"""defocus.py IN.png OUT.png [radius=] [centre=x,y] [least=]: a finished picture as a lens sees it.

`radius` of the disc of confusion, in hundredths of the picture's height: everywhere, as when the lens is focused on
something nearer; or, with a `centre` (from 0 to 1 across and down), only towards the corners, as a fast lens draws a
flat wall, and `least` at the centre. In linear light, so that lamps and lit edges spread as discs and do not go grey."""
import sys

import numpy as np
from scipy.signal import fftconvolve

from filters import smoothstep
from images import decode, encode, load, save


def disc(radius):
    """A round aperture with a soft rim, a pixel wide."""
    reach = int(np.ceil(radius)) + 1
    y, x = np.mgrid[-reach:reach + 1, -reach:reach + 1]
    kernel = np.clip(radius + 0.5 - np.hypot(x, y), 0, 1)
    return (kernel / kernel.sum()).astype(np.float32)


def blurred(picture, hundredths):
    kernel = disc(hundredths / 100 * picture.shape[0])
    reach = kernel.shape[0] // 2
    padded = np.pad(picture, ((reach, reach), (reach, reach), (0, 0)), mode='reflect')
    return np.stack([fftconvolve(padded[..., c], kernel, mode='valid') for c in range(3)], 2)


def towards_corners(shape, centre):
    """0 where the lens is sharp, 1 in the corners furthest from there."""
    height, width = shape[:2]
    y, x = np.mgrid[0:height, 0:width] / height
    away = np.hypot(x - centre[0] * width / height, y - centre[1])
    return smoothstep(away, .15, away.max())[..., None]


def main():
    options = dict(argument.split('=') for argument in sys.argv[3:])
    picture = decode(load(sys.argv[1])[0][..., :3])
    soft = blurred(picture, float(options.get('radius', 1.0)))
    if 'centre' in options:
        share = towards_corners(picture.shape, [float(part) for part in options['centre'].split(',')])
        soft = soft * share + blurred(picture, float(options.get('least', 0))) * (1 - share)
    save(sys.argv[2], encode(np.maximum(soft, 0)))


if __name__ == '__main__':
    main()
