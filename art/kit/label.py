"""The label, its raised foil letters and the agave emblem, all laid on the bottle's front face."""
import math

import bpy
import numpy as np

from .bottle_shape import FRONT_TILT, front_face
from .meshes import box, link, mesh_object
from .metal import label_paper

GARAMOND = '/usr/share/fonts/opentype/ebgaramond/EBGaramond12-Regular.otf'
LATO = '/usr/share/fonts/truetype/lato/Lato-Regular.ttf'
CENTRE, WIDTH, HEIGHT = 0.665, 0.545, 0.44
RAISED = 0.006
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


def _plate(name, size, material, x, z, lift, bevel, segments):
    ob = mesh_object(name, *box(*size), material, smooth=False)
    ob.location = (x, front_face(z) - lift, z)
    ob.rotation_euler = (FRONT_TILT, 0, 0)
    modifier = ob.modifiers.new('bevel', 'BEVEL')
    modifier.width, modifier.segments = bevel, segments
    return ob


def _emblem_leaf(length, half_width, angle, rise):
    t = np.linspace(0, 1, 26)
    half = half_width * np.sin(np.pi * t ** 0.75) ** 0.9 * (1 - t * 0.15) + 0.0004
    half[-1] = 0.0003
    verts, faces = [], []
    for at, w in zip(t, half):
        x = at * length
        verts += [(x, -w, 0), (x, 0, rise * (1 - abs(2 * at - 1) ** 2) + 0.003), (x, w, 0), (x, 0, -0.004)]
    for i in range(len(t) - 1):
        a, b = i * 4, i * 4 + 4
        faces += [(a + k, b + k, b + (k + 1) % 4, a + (k + 1) % 4) for k in range(4)]
    c, s = math.cos(angle), math.sin(angle)
    verts = np.array(verts) @ np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]]).T
    verts[:, :2] += 0.022 * np.array([c, s])
    return np.stack([verts[:, 0], -verts[:, 2], verts[:, 1]], 1), faces


def add_emblem(material, z=1.11):
    """A fan of eleven raised leaves with its foot at height z."""
    parts = []
    for angle in np.linspace(math.radians(-4), math.radians(184), 11):
        length = 0.125 + 0.055 * abs(math.sin(angle)) ** 1.2
        ob = mesh_object('emblem', *_emblem_leaf(length, 0.0135, angle, 0.010), material, smooth=False)
        ob.location, ob.rotation_euler = (0, front_face(z + 0.09) - 0.001, z), (FRONT_TILT, 0, 0)
        parts.append(ob)
    return parts


def add_label(variant, foil):
    """Black paper, a hairline frame, and three lines in raised foil."""
    parts = [_plate('label', (WIDTH, 0.008, HEIGHT), label_paper(), 0, CENTRE, 0.001, 0.0025, 3)]
    parts += [_text('AURÍFERA', 0.103, CENTRE + 0.055, GARAMOND, 1.18, 0.0042, 0.0011, foil),
              _text(CLASS_LINE[variant], 0.031, CENTRE - 0.045, LATO, 1.85, 0.0012, 0.0004, foil),
              _text('100% AGAVE AZUL   ·   40% ALC. VOL.', 0.0172, CENTRE - 0.150, LATO, 1.3, 0.0008, 0.0003, foil)]
    hair = lambda w, h, x, z: _plate('hair', (w, 0.004, h), foil, x, z, 0.005, 0.0008, 2)
    margin = 0.017
    for sign in (-1, 1):
        parts.append(hair(WIDTH - 2 * margin, 0.0028, 0, CENTRE + sign * (HEIGHT / 2 - margin)))
        parts.append(hair(0.0028, HEIGHT - 2 * margin, sign * (WIDTH / 2 - margin), CENTRE))
    return parts + [hair(0.16, 0.0022, 0, CENTRE - 0.098)]
