"""Gold that runs through the ground: the vein of the page and the one that fills the fault."""

import json

import numpy as np
from PIL import Image, ImageDraw
from scipy import ndimage

from kit import line_noise, noise, smoothstep
from native import native

#: All of these are drawn at this multiple of the saved size.
SCALE = 2


class Sheet:
    """A wrapped (or plain) drawing of tapering strokes, at SCALE times the saved size."""

    def __init__(self, width, height, wrap=False):
        self.size = (width * SCALE, height * SCALE)
        self.image = Image.new('L', self.size, 0)
        self.pen = ImageDraw.Draw(self.image)
        self.wrap = wrap

    def dot(self, x, y, thick, long=1.0):
        half, tall = thick / 2, thick / 2 * long
        for shift in (-self.size[1], 0, self.size[1]) if self.wrap else (0,):
            self.pen.ellipse((x - half, y + shift - tall, x + half, y + shift + tall), fill=255)

    def grow(self, r, x, y, heading, thick, length, wander=0.09, branch=0.0, depth=2, spread=(0.3, 0.9)):
        """A thread that thins as it goes and now and then splits. Heading 0 is down."""
        start, knots = thick, r.random() * 6
        for step in range(int(length)):
            left = 1 - step / length
            knot = 1 + 0.28 * np.sin(step * 0.021 + knots) + 0.2 * np.sin(step * 0.057 + 2 * knots)
            thick = start * (0.12 + 0.88 * left) * max(0.35, knot)
            heading = 0.9965 * heading + r.normal(0, wander) * 0.55
            if r.random() < 0.012:
                heading += r.normal(0, 0.34)
            x += np.sin(heading) * 1.4
            y += np.cos(heading) * 1.4
            self.dot(x, y, max(thick, 1.3))
            if depth and r.random() < branch:
                side = r.choice((-1, 1)) * r.uniform(*spread)
                self.grow(r, x, y, heading + side, thick * r.uniform(0.42, 0.7),
                          (length - step) * r.uniform(0.3, 0.8), wander, branch, depth - 1, spread)

    def alpha(self):
        return np.asarray(self.image, float) / 255


def eaten(alpha, seed, amount=1.0):
    """The metal is native, not drawn: its rim is bitten and it breaks off in places."""
    bites = noise(alpha.shape, 1.0, seed, low=12)
    body = ndimage.gaussian_filter(alpha, 1.6, mode='wrap')
    return np.minimum(smoothstep(0.3, 0.62, body + 0.13 * amount * bites), alpha.clip(0, 1) + 0.35) * smoothstep(
        2.9, 2.1, amount * noise(alpha.shape, 1.3, seed + 1)
    )


def reduced(layer):
    """Down to the saved size; colour and alpha each for itself."""
    rows, columns = layer.shape[0] // SCALE, layer.shape[1] // SCALE
    return layer[: rows * SCALE, : columns * SCALE].reshape(rows, SCALE, columns, SCALE, 4).mean((1, 3))


def vein(width=280, height=3200, seed=81):
    """The tile that runs down the page: periodic in y, at twice its shown size of 140 × 1600."""
    sheet = Sheet(width, height, wrap=True)
    rows = sheet.size[1]
    r = np.random.default_rng(seed)
    path = sheet.size[0] / 2 + line_noise(rows, 1.25, seed, high=260) * 30 * SCALE
    path += line_noise(rows, 0.8, seed + 1, low=30, high=500) * 3.4 * SCALE
    path -= path[0] - sheet.size[0] / 2
    thick = np.exp(0.52 * line_noise(rows, 0.9, seed + 2, low=4)) * 8.5 * SCALE
    for y in range(0, rows, 2):
        sheet.dot(path[y], y, thick[y], 0.5)
    twin = path + (10 + 9 * line_noise(rows, 1.2, seed + 3, low=3, high=90)) * SCALE
    shown = line_noise(rows, 1.2, seed + 4, low=2, high=40)
    for y in range(0, rows, 2):
        if shown[y] > 0.35:
            sheet.dot(twin[y], y, min(4.6, 7 * (shown[y] - 0.35)) * SCALE * 0.8, 0.8)
    for _ in range(40):
        y = int(r.integers(rows))
        side = r.choice((-1, 1))
        reach = r.uniform(40, 210) * SCALE / 1.4
        sheet.grow(r, path[y], y, side * r.uniform(0.35, 1.15), thick[y] * r.uniform(0.25, 0.6), reach,
                   branch=0.006, depth=1)
    for _ in range(130):
        y = int(r.integers(rows))
        sheet.dot(path[y] + r.normal(0, 17) * SCALE, y, abs(r.normal(0, 2.2)) * SCALE + 1, r.uniform(0.6, 1.2))
    alpha = eaten(sheet.alpha(), seed + 5)
    return reduced(native(alpha, seed + 9, size=64, swell=2.2, wrap=True))


def fault_line(seed=97):
    """The break in the split row: points (x, y) from top to bottom in drawing units, x about 0.

    It goes from 130 above the row to 330 below its 880, in straight runs with steps, as rock breaks.
    """
    r = np.random.default_rng(seed)
    y, x, points = -130.0, 16.0, []
    drift = 0.0
    while y < 1210:
        points.append((round(x, 1), round(y, 1)))
        if r.random() < 0.26:
            y += r.uniform(5, 11)
            x += r.choice((-1, 1)) * r.uniform(5, 12)
        else:
            drift = 0.5 * drift + r.normal(0, 0.2)
            run = r.uniform(14, 44)
            y += run
            x += drift * run
        x -= 0.12 * x
        x = float(np.clip(x, -40, 40))
    points.append((round(x, 1), 1210.0))
    return points


def fault(width=340, height=2680, seed=97):
    """Gold that fills the break: 170 × 1340 units, its axis on `fault_line`, at twice its shown size."""
    sheet = Sheet(width, height)
    r = np.random.default_rng(seed + 50)
    unit = sheet.size[1] / 1340
    points = np.array(fault_line(seed))
    rows = np.arange(0, sheet.size[1])
    axis = np.interp(rows / unit - 130, points[:, 1], points[:, 0]) * unit + sheet.size[0] / 2
    swell = np.exp(0.6 * line_noise(len(rows), 1.1, seed + 51, low=3, high=300))
    ends = smoothstep(0, 90, rows / unit) * smoothstep(1340, 1190, rows / unit)
    thick = (2.4 + 8.5 * swell * ends) * unit
    lean = line_noise(len(rows), 1.1, seed + 52, low=3, high=200)
    for y in rows[::2]:
        sheet.dot(axis[y] + lean[y] * 0.16 * thick[y], y, thick[y], 0.5)
    for _ in range(34):
        y = int(r.integers(len(rows) * 0.04, len(rows) * 0.9))
        reach = r.uniform(16, 62) * unit / 1.4
        sheet.grow(r, axis[y], y, r.choice((-1, 1)) * r.uniform(0.7, 1.5), thick[y] * r.uniform(0.16, 0.42), reach,
                   branch=0.008, depth=1)
    for _ in range(150):
        y = int(r.integers(len(rows)))
        sheet.dot(axis[y] + r.normal(0, 12) * unit, y, abs(r.normal(0, 1.4)) * unit + 1, r.uniform(0.6, 1.2))
    alpha = eaten(sheet.alpha(), seed + 55, 0.8)
    return reduced(native(alpha, seed + 59, size=110, swell=2.2))


def write_fault(path, seed=97):
    with open(path, 'w', encoding='utf8') as file:
        json.dump({'unit': 'one drawing unit; x from the middle of the fault, y from the row’s top', 'points': fault_line(seed)}, file, ensure_ascii=False, indent=1)
        file.write('\n')
