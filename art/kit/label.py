"""The label with its raised foil letters, on the bottle's front face, and the agave emblem cut into the glass above it."""
import math

import bpy
import numpy as np

from .bottle_shape import FRONT_TILT, front_face
from .meshes import box, link, mesh_object
from .metal import label_paper, shade

GARAMOND = '/usr/share/fonts/opentype/ebgaramond/EBGaramond12-Regular.otf'
LATO = '/usr/share/fonts/truetype/lato/Lato-Regular.ttf'
# Label and emblem are one group, and its middle is the middle of the front face.
CENTRE, WIDTH, HEIGHT = 0.80, 0.50, 0.43
EMBLEM_FOOT = 1.125
PAPER, GLUE = 0.010, 0.0015
RAISED = PAPER + GLUE
SHADE = 0.022
# How far below the polished surface the gilded cuts begin, and how deep they are.
SUNK, DEEP = 0.003, 0.008
CLASS_LINE = {'plata': 'TEQUILA PLATA', 'anejo': 'TEQUILA AÑEJO'}


def _text(body, size, z, font, spacing, extrude, bevel, material):
    curve = bpy.data.curves.new('text', 'FONT')
    curve.body, curve.size, curve.font = body, size, bpy.data.fonts.load(font, check_existing=True)
    curve.align_x = curve.align_y = 'CENTER'
    curve.space_character = spacing
    # Any offset beside a bevel turns the A of EB Garamond inside out.
    curve.extrude, curve.bevel_depth, curve.bevel_resolution, curve.resolution_u = extrude, bevel, 3, 16
    curve.materials.append(material)
    ob = link(bpy.data.objects.new('text', curve))
    ob.location = (0, front_face(z) - extrude * 0.5 - RAISED, z)
    ob.rotation_euler = (math.pi / 2 + FRONT_TILT, 0, 0)
    return ob


def _plate(name, size, material, x, z, lift, bevel=0.0, segments=1):
    ob = mesh_object(name, *box(*size), material, smooth=False)
    ob.location = (x, front_face(z) - lift, z)
    ob.rotation_euler = (FRONT_TILT, 0, 0)
    if bevel:
        modifier = ob.modifiers.new('bevel', 'BEVEL')
        modifier.width, modifier.segments = bevel, segments
    return ob


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
    """Where the label stands off the glass: a soft dark edge, a little to the right and below."""
    x, z = WIDTH / 2, HEIGHT / 2
    material = shade(x, z, SHADE)
    x, z = x + SHADE, z + SHADE
    ob = mesh_object('shade', [(-x, 0, -z), (x, 0, -z), (x, 0, z), (-x, 0, z)], [(0, 1, 2, 3)], material, smooth=False)
    ob.location = (0.003, front_face(CENTRE - 0.006) - 0.0006, CENTRE - 0.006)
    ob.rotation_euler = (FRONT_TILT, 0, 0)
    return ob


def add_label(variant, foil):
    """Black board, a hairline frame, and three lines in raised foil; the board comes first."""
    parts = [_plate('label', (WIDTH, PAPER, HEIGHT), label_paper(), 0, CENTRE, GLUE + PAPER / 2, 0.0032, 3)]
    parts += [_text('AURÍFERA', 0.097, CENTRE + 0.056, GARAMOND, 1.16, 0.0042, 0.0013, foil),
              _text(CLASS_LINE[variant], 0.0305, CENTRE - 0.043, LATO, 1.80, 0.0016, 0.0005, foil),
              _text('100% AGAVE AZUL   ·   40% ALC. VOL.', 0.0180, CENTRE - 0.142, LATO, 1.28, 0.0010, 0.0003, foil)]
    hair = lambda w, h, x, z: _plate('hair', (w, 0.004, h), foil, x, z, RAISED, 0.0008, 2)
    margin = 0.019
    for sign in (-1, 1):
        parts.append(hair(WIDTH - 2 * margin, 0.0028, 0, CENTRE + sign * (HEIGHT / 2 - margin)))
        parts.append(hair(0.0028, HEIGHT - 2 * margin, sign * (WIDTH / 2 - margin), CENTRE))
    return parts + [hair(0.15, 0.0022, 0, CENTRE - 0.094)]
