#!/usr/bin/python3
"""defocus.py IN.png OUT.png [radius=]: a finished picture as a lens sees it that is focused on something nearer.

`radius` of the disc of confusion, in hundredths of the picture's height. In linear light, so that lamps and lit
edges spread as discs and do not go grey."""
import sys

import numpy as np
from scipy.signal import fftconvolve

from images import decode, encode, load, save


def disc(radius):
    """A round aperture with a soft rim, a pixel wide."""
    reach = int(np.ceil(radius)) + 1
    y, x = np.mgrid[-reach:reach + 1, -reach:reach + 1]
    kernel = np.clip(radius + 0.5 - np.hypot(x, y), 0, 1)
    return (kernel / kernel.sum()).astype(np.float32)


def main():
    options = dict(argument.split('=') for argument in sys.argv[3:])
    picture = load(sys.argv[1])[0][..., :3]
    kernel = disc(float(options.get('radius', 1.0)) / 100 * picture.shape[0])
    reach = kernel.shape[0] // 2
    padded = np.pad(decode(picture), ((reach, reach), (reach, reach), (0, 0)), mode='reflect')
    blurred = np.stack([fftconvolve(padded[..., c], kernel, mode='valid') for c in range(3)], 2)
    save(sys.argv[2], encode(np.maximum(blurred, 0)))


if __name__ == '__main__':
    main()
