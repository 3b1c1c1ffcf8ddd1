"""What is burnt, stencilled and chalked on the heads of casks, drawn once into one picture of tiles."""
import bpy
import numpy as np

from .label import GARAMOND, LATO
from .meshes import link
from .noise import fbm

SIDE, TILE, SPAN = 6, 560, .57       # tiles a row, pixels a tile, metres a tile


def _triangles(text, size, font):
    """A line of text as triangles about its middle, in metres."""
    curve = bpy.data.curves.new('mark', 'FONT')
    curve.body, curve.size, curve.font = text, size, bpy.data.fonts.load(font, check_existing=True)
    curve.align_x = curve.align_y = 'CENTER'
    curve.space_character = 1.12
    ob = link(bpy.data.objects.new('mark', curve))
    mesh = ob.to_mesh()
    mesh.calc_loop_triangles()
    places = np.array([v.co[:2] for v in mesh.vertices])
    corners = np.array([t.vertices[:] for t in mesh.loop_triangles])
    ob.to_mesh_clear()
    bpy.data.objects.remove(ob)
    return places[corners]


def _fill(triangles, turn, aside, up):
    """The share of each pixel of a tile that the triangles cover, twice as fine and averaged."""
    fine = TILE * 2
    mask = np.zeros((fine, fine), np.float32)
    spin = np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]])
    for corner in ((triangles @ spin + (aside, up)) / SPAN + .5) * fine:
        (x0, y0), (x1, y1) = np.floor(corner.min(0)).astype(int), np.ceil(corner.max(0)).astype(int) + 1
        x0, y0, x1, y1 = max(x0, 0), max(y0, 0), min(x1, fine), min(y1, fine)
        if x1 <= x0 or y1 <= y0:
            continue
        x, y = np.meshgrid(np.arange(x0, x1) + .5, np.arange(y0, y1) + .5)
        side = [(b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]) for a, b in zip(corner, np.roll(corner, -1, 0))]
        mask[y0:y1, x0:x1][(np.min(side, 0) >= 0) | (np.max(side, 0) <= 0)] = 1
    return mask.reshape(TILE, 2, TILE, 2).mean((1, 3))


def _soft(mask, radius):
    """A box blur, twice."""
    for _ in range(2):
        for axis in (0, 1):
            mask = np.mean([np.roll(mask, k, axis) for k in range(-radius, radius + 1)], 0)
    return mask


def _chalk(rng, x, y):
    """A hand's strokes: a tick, a cross, tallies, or a ring."""
    kind, at, size = rng.integers(4), rng.uniform(-.11, .11, 2), rng.uniform(.03, .06)
    strokes = ([[(-.6, 0), (-.15, -.6), (.9, .9)]], [[(-.6, -.7), (.6, .6)], [(-.6, .7), (.7, -.5)]],
               [[(k * .35, -.6), (k * .35 + .08, .6)] for k in (-2, -1, 0, 1)] + [[(-1.0, -.3), (.7, .35)]],
               [[(np.cos(a) * .8, np.sin(a) * .65) for a in np.linspace(.3, 6.4, 14)]])[kind]
    total = np.zeros_like(x)
    for stroke in strokes:
        points = np.array(stroke) * size + at + rng.normal(0, .0025, (len(stroke), 2))
        for a, b in zip(points[:-1], points[1:]):
            t = np.clip(((x - a[0]) * (b[0] - a[0]) + (y - a[1]) * (b[1] - a[1])) / np.sum((b - a) ** 2), 0, 1)
            away = np.hypot(x - a[0] - t * (b[0] - a[0]), y - a[1] - t * (b[1] - a[1])) + .0009 * fbm(x * 400, y * 400, 2, 3)
            total = np.maximum(total, np.clip((.0036 - away) / .0016, 0, 1))
    return total * np.clip(.55 + 2.2 * fbm(x * 260, y * 260, 3, 5), 0, 1)


def _tile(k, brand):
    """Burn, paint and chalk of one head, 0 to 1."""
    rng = np.random.default_rng(900 + k)
    y, x = (np.mgrid[0:TILE, 0:TILE] + .5 - TILE / 2) * SPAN / TILE
    worn = fbm(x * 14 + k, y * 9, 5, k)
    burn, paint, chalk = (np.zeros_like(x) for _ in range(3))
    if rng.uniform() < .84:
        iron = _fill(brand, rng.normal(0, .045), rng.normal(0, .008), .085 + rng.normal(0, .008))
        # The iron was never pressed evenly: deep on one side, scarcely there on the other.
        press = np.clip(1.05 + 1.3 * rng.normal() * x + 2.2 * rng.normal() * (y - .085) + .7 * worn, .35, 1.15)
        burn = np.clip(iron * press * 1.05 + .55 * _soft(iron, 5) * press ** 2, 0, 1)
    lines = ((f'{100 + k * 37 % 190}', .105, -.045, .80), (f'{2021 + k % 3} · 200 L', .034, -.125, .62))
    for text, size, up, odds in lines:
        if rng.uniform() < odds:
            cut = _fill(_triangles(text, size, LATO), rng.normal(0, .03), rng.normal(0, .012), up + rng.normal(0, .008))
            paint = np.maximum(paint, np.clip(1.6 * _soft(cut, 1) - .3, 0, 1) + .10 * _soft(cut, 7))
    paint *= np.clip(.78 + 1.2 * worn + .7 * fbm(x * 120, y * 120, 3, k + 5), 0, 1)
    for _ in range(rng.integers(0, 3)):
        chalk = np.maximum(chalk, _chalk(rng, x, y))
    return np.stack([burn, paint, chalk, np.ones_like(x)], 2)


def marks_image():
    """The tiles as a picture: burn in red, paint in green, chalk in blue; the last tile is bare."""
    brand = _triangles('AURÍFERA', .082, GARAMOND)
    sheet = np.zeros((SIDE * TILE, SIDE * TILE, 4), np.float32)
    for k in range(SIDE * SIDE - 1):
        row, column = divmod(k, SIDE)
        sheet[row * TILE:(row + 1) * TILE, column * TILE:(column + 1) * TILE] = _tile(k, brand)
    image = bpy.data.images.new('marks', SIDE * TILE, SIDE * TILE, is_data=True)
    image.pixels.foreach_set(sheet.ravel())
    image.pack()
    return image


def mark_place(y, z, tile, shift=0.0):
    """UV of a point of the head that faces -X, in a tile; without a tile, in the bare one."""
    row, column = divmod(SIDE * SIDE - 1 if tile is None else tile % (SIDE * SIDE - 1), SIDE)
    u, v = .5 - y / SPAN, .5 + z / SPAN + shift
    return (column + min(max(u, .002), .998)) / SIDE, (row + min(max(v, .002), .998)) / SIDE
