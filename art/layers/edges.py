"""Crumbling edges: alpha masks of a bed's upper border, with grains, overhangs and rootlets."""

import numpy as np
from PIL import Image, ImageDraw

from kit import blur, line_noise, noise, smoothstep

#: Saved size; each edge repeats along x and is whole at its foot.
WIDTH, HEIGHT = 2880, 300

#: seed, rise (px), slow wander, crumble (how ragged), overhang, loose grains, rootlets
KINDS = {
    'edge-1': (701, 34, 1.55, 7, 12, 260, 26),
    'edge-2': (702, 26, 1.75, 10, 26, 150, 8),
    'edge-3': (703, 44, 1.45, 5, 16, 340, 0),
    'edge-4': (704, 22, 1.9, 13, 34, 120, 14),
    'edge-5': (705, 36, 1.6, 4, 8, 420, 40),
    'edge-6': (706, 40, 1.35, 9, 22, 90, 0),
}


def rootlets(shape, top, count, seed):
    """Fine roots that cross the border upwards, drawn at the working size."""
    r = np.random.default_rng(seed)
    drawing = Image.new('L', (shape[1], shape[0]), 0)
    pen = ImageDraw.Draw(drawing)
    for _ in range(count):
        x = r.uniform(0, shape[1])
        y = top[int(x) % shape[1]] + r.uniform(4, 26)
        heading, thick = r.normal(-np.pi / 2, 0.75), r.uniform(2.0, 4.6)
        for _ in range(int(r.uniform(26, 110))):
            heading += r.normal(0, 0.16)
            nx, ny = x + 2.6 * np.cos(heading), y + 2.6 * np.sin(heading)
            for shift in (-shape[1], 0, shape[1]):
                pen.line((x + shift, y, nx + shift, ny), fill=255, width=max(1, int(round(thick))))
            x, y, thick = nx, ny, thick * 0.982
    return np.asarray(drawing, float) / 255


def edge(seed, rise, slow, crumble, overhang, grains, roots):
    """Alpha, 0 to 1, at twice the saved size."""
    shape = (HEIGHT * 2, WIDTH * 2)
    r = np.random.default_rng(seed)
    line = shape[0] * 0.5 + 2 * rise * line_noise(shape[1], slow, seed, high=400)
    line -= 2 * crumble * np.abs(line_noise(shape[1], 0.9, seed + 1, low=18, high=900))
    line = np.clip(line, 46, shape[0] - 90)
    y = np.arange(shape[0])[:, None]
    coarse = noise((1024, 1024), 1.5, seed + 2)
    sway = np.tile(coarse, (1, 6))[: shape[0], : shape[1]]
    tall = np.resize(noise((640, 960), 1.15, seed + 3), (640, 960))
    lumps = np.tile(tall, (1, 6))[: shape[0], : shape[1]]
    fine = np.tile(noise((640, 960), 0.55, seed + 4), (1, 6))[: shape[0], : shape[1]]
    columns = (np.arange(shape[1])[None] + overhang * 2 * blur(sway, 3)).astype(int) % shape[1]
    field = y - line[columns] + 2 * crumble * lumps + 3.2 * fine
    alpha = smoothstep(-1.5, 1.5, field)
    above = np.clip(-field / (2 * rise + 60), 0, 1)
    yy, xx = np.mgrid[-9:10, -9:10]
    for _ in range(grains):
        x = int(r.integers(shape[1]))
        lift = 6 + abs(r.normal(0, 22))
        cy = int(line[x] - lift)
        if not 12 < cy < shape[0] - 12:
            continue
        size, squash, turn = r.uniform(1.6, 6.5) * (1 - min(0.6, lift / 90)), r.uniform(0.6, 1), r.random() * 3
        u, v = xx * np.cos(turn) + yy * np.sin(turn), (yy * np.cos(turn) - xx * np.sin(turn)) / squash
        radius = size * (1 + 0.22 * np.cos(3 * np.arctan2(v, u) + turn * 5))
        grain = smoothstep(0.8, -0.8, np.hypot(u, v) - radius)
        at = np.ix_(np.arange(cy - 9, cy + 10), (np.arange(x - 9, x + 10)) % shape[1])
        alpha[at] = np.maximum(alpha[at], grain)
    if roots:
        alpha = np.maximum(alpha, rootlets(shape, line, roots, seed + 6) * (above < 1))
    alpha[-4:] = 1
    return alpha
