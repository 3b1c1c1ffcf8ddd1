#!/usr/bin/python3
"""palm_shadow.py OUT.png [size=1600]: the shadow of palm fronds on a wall, white where the sun falls.

A shadow is the outline blurred by the sun's disc, the more the further the leaf hangs from the wall; so it is
drawn, leaflet by leaflet, and needs no rendering. Multiply it over limewash, or use it as a gobo."""
import math
import sys

import numpy as np
from PIL import Image, ImageDraw

from filters import blur, smoothstep
from images import save

LAYERS = 6
# Foot, bend and tip as shares of the canvas; leaflet length; distance from the wall at foot and tip; how dark.
FRONDS = [
    dict(path=((-0.16, 0.06), (0.36, 0.00), (0.84, 0.56)), length=0.36, away=(1.2, 0.6), depth=0.52, seed=1),
    dict(path=((-0.24, 0.40), (0.20, 0.42), (0.56, 0.98)), length=0.33, away=(2.2, 1.2), depth=0.44, seed=2),
    dict(path=((0.30, -0.24), (0.76, -0.02), (1.10, 0.34)), length=0.30, away=(3.0, 2.0), depth=0.34, seed=3),
]
SUN_BLUR = 0.0062


def _curve(path, t):
    (x0, y0), (x1, y1), (x2, y2) = path
    u = 1 - t
    point = np.array([u * u * x0 + 2 * u * t * x1 + t * t * x2, u * u * y0 + 2 * u * t * y1 + t * t * y2])
    along = np.array([u * (x1 - x0) + t * (x2 - x1), u * (y1 - y0) + t * (y2 - y1)])
    return point, along / np.linalg.norm(along)


def _leaflet(foot, heading, length, width, droop):
    """A blade that bends towards the ground as it thins."""
    left, right, point = [], [], foot
    for i in range(15):
        t = i / 14
        angle = heading + droop * t * t
        step = np.array([math.cos(angle), math.sin(angle)])
        across = np.array([-step[1], step[0]]) * width * math.sin(math.pi * min(t + 0.08, 1) ** 0.62) * (1 - t) ** 0.35
        left.append(point + across)
        right.append(point - across)
        point = point + step * length / 14
    return left + right[::-1]


def frond_shadow(frond, size):
    """Coverage of one frond, 0–1, blurred layer by layer."""
    rng = np.random.default_rng(frond['seed'])
    layers = [Image.new('L', (size, size)) for _ in range(LAYERS)]
    pens = [ImageDraw.Draw(layer) for layer in layers]
    draw = lambda pen, points: pen.polygon([(float(x * size), float(y * size)) for x, y in points], fill=255)
    stations = np.linspace(0.10, 0.995, 32)
    for t in stations:
        pen = pens[min(int(t * LAYERS), LAYERS - 1)]
        foot, along = _curve(frond['path'], t)
        heading = math.atan2(along[1], along[0])
        reach = frond['length'] * (0.55 + 0.45 * math.sin(math.pi * min(t * 1.05, 1) ** 0.7)) * (1 - 0.55 * t ** 3)
        for side in (-1, 1):
            spread = side * math.radians(np.interp(t, [0, 1], [72, 20]) + rng.normal(0, 6))
            droop = math.radians(rng.normal(20, 10)) * (1 if side > 0 else 0.55)
            draw(pen, _leaflet(foot, heading + spread, reach * rng.uniform(0.86, 1.08), 0.0062, droop))
    for a, b in zip(np.linspace(0, 1, 60)[:-1], np.linspace(0, 1, 60)[1:]):
        (p, d), (q, _) = _curve(frond['path'], a), _curve(frond['path'], b)
        half = np.array([-d[1], d[0]]) * np.interp(a, [0, 1], [0.0085, 0.002])
        draw(pens[min(int(a * LAYERS), LAYERS - 1)], [p + half, q + half, q - half, p - half])
    shade = np.zeros((size, size), np.float32)
    for i, layer in enumerate(layers):
        away = np.interp((i + 0.5) / LAYERS, [0, 1], frond['away'])
        shade += blur(np.asarray(layer, np.float32) / 255, SUN_BLUR * away * size)
    return np.minimum(shade, 1)


def palm_light(size):
    """Light left on the wall, 0–1."""
    light = np.ones((size, size), np.float32)
    for frond in FRONDS:
        light *= 1 - frond['depth'] * np.clip(frond_shadow(frond, size), 0, 1)
    # The layer ends in open light on every side, so that no edge shows where it is laid.
    y, x = np.mgrid[0:size, 0:size] / size
    edge = smoothstep(1 - x, 0, 0.22) * smoothstep(1 - y, 0, 0.22)
    return 1 - (1 - light) * edge


if __name__ == '__main__':
    options = dict(arg.split('=') for arg in sys.argv[2:])
    light = palm_light(int(options.get('size', 1600)))
    save(sys.argv[1], np.repeat(light[..., None], 3, 2))
