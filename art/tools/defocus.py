#!/usr/bin/python3
"""defocus.py IN.png OUT.png [radius=] [centre=x,y] [least=]: a finished picture as a lens sees it.

`radius` of the disc of confusion, in hundredths of the picture's height: everywhere, as when the lens is focused on
something nearer; or, with a `centre` (from 0 to 1 across and down), only towards the corners, as a fast lens draws a
flat wall, and `least` at the centre. In linear light, so that lamps and lit edges spread as discs and do not go grey."""
import sys

import numpy as np

from filters import defocus, smoothstep
from images import decode, encode, load, save


def towards_corners(shape, centre):
    """0 where the lens is sharp, 1 in the corners furthest from there."""
    height, width = shape[:2]
    y, x = np.mgrid[0:height, 0:width] / height
    away = np.hypot(x - centre[0] * width / height, y - centre[1])
    return smoothstep(away, .15, away.max())[..., None]


def main():
    options = dict(argument.split('=') for argument in sys.argv[3:])
    picture = decode(load(sys.argv[1])[0][..., :3])
    hundredth = picture.shape[0] / 100
    soft = defocus(picture, float(options.get('radius', 1.0)) * hundredth)
    if 'centre' in options:
        share = towards_corners(picture.shape, [float(part) for part in options['centre'].split(',')])
        soft = soft * share + defocus(picture, float(options.get('least', 0)) * hundredth) * (1 - share)
    save(sys.argv[2], encode(np.maximum(soft, 0)))


if __name__ == '__main__':
    main()
