"""The label on the bottle's front face, printed by kit/letterpress.py, and the agave emblem cut into the glass above it."""
import math

import bpy
import numpy as np

from .bottle_shape import FRONT_TILT, front_face
from .letterpress import GARAMOND, LATO, Sheet
from .meshes import grid_object, mesh_object
from .metal import printed_board, shade
from .noise import fbm, smoothstep

# Label and emblem are one group, and its middle is the middle of the front face.
CENTRE, WIDTH, HEIGHT = 0.80, 0.50, 0.43
EMBLEM_FOOT = 1.125
PAPER, GLUE = 0.008, 0.0010
SHADE = 0.009
# Corners along the board: half a pixel of the largest picture apart.
BOARD = (1000, 860)
ROUND = 0.0026
# How far below the polished surface the gilded cuts begin, and how deep they are: steeper, and what the facets
# mirror could not leave the glass.
SUNK, DEEP = 0.003, 0.0034
CLASS_LINE = {'plata': 'TEQUILA PLATA', 'anejo': 'TEQUILA AÑEJO'}


def _printed(variant):
    """The board as it leaves the press: the name raised, everything else pressed in."""
    sheet = Sheet(WIDTH, HEIGHT)
    sheet.press(sheet.text('AURÍFERA', 0.097, 0.056, GARAMOND, 1.16), 0.0030, 0.0019)
    sheet.press(sheet.text(CLASS_LINE[variant], 0.0305, -0.043, LATO, 1.80), -0.0007, 0.0008)
    sheet.press(sheet.text('100% AGAVE AZUL   ·   40% ALC. VOL.', 0.0180, -0.142, LATO, 1.28), -0.0005, 0.0006)
    frame, x, z = 0.0028, WIDTH / 2 - 0.019, HEIGHT / 2 - 0.019
    hair = sheet.block(-x, -z, x, z) - sheet.block(frame - x, frame - z, x - frame, z - frame)
    sheet.press(hair, -0.0005, 0.0006)
    sheet.press(sheet.block(-0.075, -0.0951, 0.075, -0.0929), -0.0005, 0.0006)
    return sheet


def _as_image(sheet):
    """Foil, tone and fine height in one picture."""
    tone = np.clip(0.5 + 0.17 * sheet.tooth + 0.10 * fbm(sheet.x * 7, sheet.y * 7, 3, 21), 0, 1)
    layers = np.dstack([sheet.worn_foil(), tone, 0.5 + sheet.tooth * 0.1, np.ones_like(tone)])
    image = bpy.data.images.new('label', sheet.columns, sheet.rows, float_buffer=True, is_data=True)
    image.pixels.foreach_set(layers.astype(np.float32).ravel())
    return image


def _corner(x, z, radius):
    """Draws the corners of a rectangle in to a small round."""
    over_x, over_z = np.abs(x) - (WIDTH / 2 - radius), np.abs(z) - (HEIGHT / 2 - radius)
    away = np.hypot(over_x, over_z)
    share = np.where((over_x > 0) & (over_z > 0) & (away > radius), radius / np.maximum(away, 1e-9), 1)
    return np.sign(x) * (np.abs(x) - over_x * (1 - share)), np.sign(z) * (np.abs(z) - over_z * (1 - share))


def _board(sheet, material):
    """A sheet of board cut by a blunt knife: its edges give a little, one corner has begun to lift."""
    columns, rows = BOARD
    u, v = np.linspace(0, 1, columns), np.linspace(0, 1, rows)
    pad = lambda t: np.r_[0, 0, t, 1, 1]
    u, v = np.meshgrid(pad(u), pad(v))
    pick = lambda field: field[(v * (sheet.rows - 1)).astype(int), (u * (sheet.columns - 1)).astype(int)]
    x, z = (u - 0.5) * WIDTH, (v - 0.5) * HEIGHT
    from_edge = np.minimum(WIDTH / 2 - np.abs(x), HEIGHT / 2 - np.abs(z))
    rounded = ROUND * (1 - np.sqrt(np.clip(1 - (1 - np.clip(from_edge / ROUND, 0, 1)) ** 2, 0, 1)))
    buckle = 0.0011 * fbm(x * 6 + 4, z * 6, 2, 3) + 0.0003 * fbm(x * 22, z * 22, 3, 4)
    out = PAPER - rounded + pick(sheet.relief) + 0.00022 * pick(sheet.tooth * (1 - 0.85 * sheet.foil)) + buckle
    lifted = smoothstep(np.hypot(x - WIDTH / 2, z + HEIGHT / 2), 0.10, 0.0) * 0.0055
    near = smoothstep(from_edge, 0.010, 0.0)
    ragged = 0.0007 * fbm(x * 30 + 8, z * 30, 3, 6) + 0.0005 * fbm(x * 190, z * 190, 3, 7)
    x, z = _corner(x, z, 0.0035)
    x, z = x + near * ragged * np.sign(x), z + near * ragged * np.sign(z)
    back = np.zeros(u.shape, bool)
    back[0], back[-1], back[:, 0], back[:, -1] = True, True, True, True
    out = np.where(back, 0.0, out) + lifted + GLUE
    board = grid_object('label', x, -out, z, material)
    board.location, board.rotation_euler = (0, front_face(CENTRE), CENTRE), (FRONT_TILT, 0, 0)
    return board


def _cut_leaf(length, half_width, angle):
    """Two facets that meet in the depth of the glass, as a wheel cuts them."""
    t = np.linspace(0, 1, 26)
    half = half_width * np.sin(np.pi * t ** 0.75) ** 0.9 * (1 - t * 0.15) + 0.0004
    half[-1] = 0.0003
    verts, faces = [], []
    for at, w in zip(t, half):
        x = at * length
        verts += [(x, -w, 0), (x, 0, DEEP * w / half_width), (x, w, 0)]
    for i in range(len(t) - 1):
        a, b = i * 3, i * 3 + 3
        faces += [(a + k, b + k, b + k + 1, a + k + 1) for k in range(2)]
    c, s = math.cos(angle), math.sin(angle)
    verts = np.array(verts) @ np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]]).T
    verts[:, :2] += 0.027 * np.array([c, s])
    return np.stack([verts[:, 0], verts[:, 2], verts[:, 1]], 1), faces


def add_emblem(material, z=EMBLEM_FOOT):
    """A fan of eleven leaves with its foot at height z: cut from within the glass and gilded, under its polish."""
    parts = []
    for angle in np.linspace(math.radians(-4), math.radians(184), 11):
        length = 0.130 + 0.055 * abs(math.sin(angle)) ** 1.2
        ob = mesh_object('emblem', *_cut_leaf(length, 0.0118, angle), material, smooth=False)
        ob.location, ob.rotation_euler = (0, front_face(z + 0.09) + SUNK, z), (FRONT_TILT, 0, 0)
        parts.append(ob)
    return parts


def add_shade():
    """Where the label stands off the glass: a thin dark edge, a little to the right and below."""
    x, z = WIDTH / 2, HEIGHT / 2
    material = shade(x, z, SHADE)
    x, z = x + SHADE, z + SHADE
    ob = mesh_object('shade', [(-x, 0, -z), (x, 0, -z), (x, 0, z), (-x, 0, z)], [(0, 1, 2, 3)], material, smooth=False)
    ob.location = (0.0015, front_face(CENTRE - 0.0025) - 0.0006, CENTRE - 0.0025)
    ob.rotation_euler = (FRONT_TILT, 0, 0)
    return ob


def add_label(variant, colour, lift):
    """Black board with a hairline frame and three lines in foil of a colour; `lift` keeps small letters readable."""
    sheet = _printed(variant)
    return _board(sheet, printed_board(_as_image(sheet), WIDTH, HEIGHT, colour, lift))
