"""What is burnt, chalked and spilt on the heads of casks, drawn once into one picture of tiles."""
import bpy
import numpy as np

from .cask_shape import BUNG, HEAD_RADIUS
from .label import GARAMOND
from .meshes import link
from .noise import fbm, smoothstep

SIDE, TILE, SPAN = 2, 1000, .57       # tiles a row, pixels a tile, metres a tile
BARE = SIDE * SIDE - 1
CHALKED = (('147', '12/21'), ('132', '4/22'), ('241', '3/22'))
# A hand's strokes of each sign, in a field one high.
STROKES = {
    '1': [[(.08, .72), (.26, .90), (.36, 1.0), (.33, .5), (.32, 0)]],
    '2': [[(.04, .76), (.12, .95), (.34, 1.0), (.52, .84), (.47, .58), (.25, .28), (.02, .03), (.28, .06), (.60, .01)]],
    '3': [[(.06, .90), (.30, 1.0), (.50, .86), (.40, .62), (.20, .53), (.46, .46), (.55, .22), (.34, .0), (.02, .10)]],
    '4': [[(.36, 1.0), (.20, .70), (.03, .42), (.30, .40), (.62, .42)], [(.46, .70), (.44, .4), (.40, -.04)]],
    '7': [[(.02, .93), (.30, .97), (.60, .98), (.42, .58), (.24, -.02)], [(.16, .50), (.34, .53), (.52, .54)]],
    '/': [[(.04, -.12), (.22, .45), (.42, 1.08)]],
}


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
    """1 in each pixel of a tile whose middle the triangles cover."""
    mask = np.zeros((TILE, TILE), np.float32)
    spin = np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]])
    for corner in ((triangles @ spin + (aside, up)) / SPAN + .5) * TILE:
        (x0, y0), (x1, y1) = np.floor(corner.min(0)).astype(int), np.ceil(corner.max(0)).astype(int) + 1
        x, y = np.meshgrid(np.arange(x0, x1) + .5, np.arange(y0, y1) + .5)
        side = [(b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]) for a, b in zip(corner, np.roll(corner, -1, 0))]
        mask[y0:y1, x0:x1][(np.min(side, 0) >= 0) | (np.max(side, 0) <= 0)] = 1
    return mask


def _soft(mask, radius):
    """A box blur, twice."""
    for _ in range(2):
        for axis in (0, 1):
            mask = np.mean([np.roll(mask, k, axis) for k in range(-radius, radius + 1)], 0)
    return mask


def _rounded(points):
    """Corners cut off twice: what a wrist makes of them."""
    for _ in range(2):
        a, b = points[:-1], points[1:]
        points = np.concatenate([points[:1], np.stack([a * .75 + b * .25, a * .25 + b * .75], 1).reshape(-1, 2), points[-1:]])
    return points


def _stroke(x, y, points, wide, rough):
    """How much chalk one stroke leaves, 0 to 1; `rough` moves its edges."""
    total, margin = np.zeros_like(x), wide * 2
    for k, (a, b) in enumerate(zip(points[:-1], points[1:])):
        low, high = np.minimum(a, b) - margin, np.maximum(a, b) + margin
        here = (slice(*np.searchsorted(y[:, 0], (low[1], high[1]))), slice(*np.searchsorted(x[0], (low[0], high[0]))))
        px, py = x[here] - a[0], y[here] - a[1]
        t = np.clip((px * (b[0] - a[0]) + py * (b[1] - a[1])) / np.sum((b - a) ** 2), 0, 1)
        away = np.hypot(px - t * (b[0] - a[0]), py - t * (b[1] - a[1])) + rough[here]
        press = .75 + .25 * np.sin(k * .6 + points[0, 0] * 90)
        total[here] = np.maximum(total[here], press * np.clip((wide / 2 - away) / (wide * .3), 0, 1))
    return total


def _written(rng, x, y, text, high, aside, up, wide):
    """A word in chalk, by a hand that does not keep its line."""
    total, at, lean = np.zeros_like(x), aside - len(text) * high * .36, rng.normal(.10, .05)
    rough = wide * .30 * fbm(x * 500, y * 500, 3, int(rng.integers(99)))
    for sign in text:
        size = high * rng.uniform(.92, 1.08)
        for points in STROKES[sign]:
            p = _rounded(np.array(points) + rng.normal(0, .018, (len(points), 2)))
            p = np.stack([at + (p[:, 0] + lean * p[:, 1]) * size, up + p[:, 1] * size + rng.normal(0, .002)], 1)
            total = np.maximum(total, _stroke(x, y, p, wide * rng.uniform(.85, 1.1), rough))
        at += high * rng.uniform(.66, .78)
    return total


def _spilt(x, y, k):
    """Where spirit ran from the bung: dark edges, and paler where it dried within."""
    total = np.zeros_like(x)
    for j, (aside, top, wide, reach) in enumerate(((BUNG[0], BUNG[1], .015, .5), (BUNG[0] + .012, BUNG[1], .006, .11),
                                                   (BUNG[0] - .010, BUNG[1] + .004, .005, .07))):
        fall = top - y
        across = x - aside - .006 * fbm(y * 9 + j, y * 0 + k, 4, k + j) - .0012 * fbm(x * 300, y * 60, 3, j)
        width = wide * (1 + .5 * fbm(y * 22 + j * 7, y * 0, 3, k + j)) * (1 - .45 * smoothstep(fall, 0, reach))
        inside = smoothstep(width - np.abs(across), 0, .0022) * smoothstep(fall, -.004, .006) * smoothstep(reach - fall, 0, .012)
        total = np.maximum(total, inside * (.78 + .22 * np.exp(-((width - np.abs(across)) / .0022) ** 2)))
    ring = np.hypot(x - BUNG[0], y - BUNG[1]) + .008 * fbm(x * 40, y * 40, 5, k + 9)
    return np.maximum(total, .9 * smoothstep(.040 - ring, 0, .016))


def _scuffed(rng, x, y, rough):
    """Scratches and rubs of carrying."""
    total = np.zeros_like(x)
    for _ in range(16):
        start, way = rng.uniform(-.2, .2, 2), rng.normal(0, 1, 2)
        bend = rng.normal(0, .004, 2)
        points = np.array([start, start + way * .02 + bend, start + way * .04])
        total = np.maximum(total, rng.uniform(.08, .28) * _stroke(x, y, _rounded(points), rng.uniform(.0012, .0026), rough * .15))
    return total


def _tile(k, brand):
    """Burn, spill and chalk of one head, 0 to 1."""
    rng = np.random.default_rng(900 + k)
    y, x = (np.mgrid[0:TILE, 0:TILE] + .5 - TILE / 2) * SPAN / TILE
    worn, rough = fbm(x * 14 + k, y * 9, 5, k), .002 * fbm(x * 300, y * 300, 3, k + 40)
    iron = _fill(brand, rng.normal(0, .035), rng.normal(0, .006), .118 + rng.normal(0, .005))
    # The iron was never pressed evenly: deep on one side, scarcely there on the other.
    press = np.clip(1.15 + 1.3 * rng.normal() * x + 2.2 * rng.normal() * (y - .118) + .8 * worn, .3, 1.2)
    burn = np.clip(_soft(iron, 1) * press + .5 * _soft(iron, 9) * press ** 2, 0, 1)
    number, date = CHALKED[k]
    chalk = np.maximum(_written(rng, x, y, number, .098, rng.normal(-.01, .01), -.030, .0092),
                       .8 * _written(rng, x, y, date, .040, rng.normal(.02, .02), -.098, .0060))
    # A number of years ago, rubbed out with a sleeve.
    rubbed = _soft(_written(rng, x, y, '213', .085, .03, -.01, .008), 7) * np.clip(.35 + worn, 0, 1) * .35
    chalk = np.maximum(chalk * np.clip(.85 + 1.1 * fbm(x * 220, y * 220, 4, k + 5), .25, 1), rubbed)
    chalk = np.maximum(chalk, _scuffed(rng, x, y, rough))
    inside = smoothstep(HEAD_RADIUS - np.hypot(x, y), -.004, .010)
    return np.stack([burn * inside, _spilt(x, y, k), chalk * inside, np.ones_like(x)], 2)


def marks_image():
    """The tiles as a picture: burn in red, spirit in green, chalk in blue; the last tile is bare."""
    brand = _triangles('AURÍFERA', .074, GARAMOND)
    sheet = np.zeros((SIDE * TILE, SIDE * TILE, 4), np.float32)
    for k in range(BARE):
        row, column = divmod(k, SIDE)
        sheet[row * TILE:(row + 1) * TILE, column * TILE:(column + 1) * TILE] = _tile(k, brand)
    image = bpy.data.images.new('marks', SIDE * TILE, SIDE * TILE, is_data=True)
    image.pixels.foreach_set(sheet.ravel())
    image.pack()
    return image


def mark_place(y, z, tile, shift=0.0):
    """UV of a point of the head that faces -X, in a tile; without a tile, in the bare one."""
    row, column = divmod(BARE if tile is None else tile, SIDE)
    u, v = .5 - y / SPAN, .5 + z / SPAN + shift
    return (column + min(max(u, .002), .998)) / SIDE, (row + min(max(v, .002), .998)) / SIDE
