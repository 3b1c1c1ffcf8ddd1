"""Agave hearts after the jima: pale cut leaf bases in a spiral of wide diamonds. Unit 1 m."""
import bpy
import numpy as np

from .cells import blend, ease
from .citrus import colour_attribute, value_attribute
from .meshes import mesh_object
from .nodes import new_material
from .noise import fbm

AROUND = 15       # leaf bases round the waist
SQUAT = 1.45      # width of a base over its height


def _flesh():
    material, n, out = new_material('heart')
    place = n.add('ShaderNodeTexCoord').outputs['Object']
    fibre, patch = n.noise(place, 70.0, 4.0, .7), n.noise(place, 5.0, 5.0)
    colour = n.add('ShaderNodeAttribute', attribute_name='colour').outputs['Color']
    colour = n.mix(n.ramp(patch, [(.52, 0.0), (.76, .45)]), colour, (.19, .095, .045, 1))
    colour = n.mix(n.ramp(fibre, [(.34, .40), (.46, 0.0)]), colour, (.14, .085, .040, 1))
    wet = n.add('ShaderNodeAttribute', attribute_name='wet').outputs['Fac']
    body = n.add('ShaderNodeBsdfPrincipled', {'Base Color': colour, 'Specular': .5,
                                              'Roughness': n.math('SUBTRACT', .80, n.math('MULTIPLY', wet, .62))})
    n.join(body.inputs['Normal'], n.bump(fibre, .5, .006))
    n.join(out.inputs[0], body.outputs[0])
    return material


def _bases(lat, lon, rng, seed):
    """Where each point lies in its leaf base: distance to the edge (0–1), place across and up, and per-base numbers."""
    turn = AROUND / (2 * np.pi)
    rise = np.log(np.tan(np.pi / 4 + np.clip(lat, -1.42, 1.42) / 2)) * SQUAT
    wander = .30 * fbm(lon * turn * .55, rise * 1.1, 4, seed)
    a, b = turn * (lon + rise) + wander, turn * (lon - rise) + .30 * fbm(lon * turn * .55 + 7, rise * 1.1, 4, seed + 1)
    left, right = np.floor(a).astype(int), np.floor(b).astype(int)
    table = rng.uniform(0, 1, (AROUND, 64, 4))
    numbers = table[left % AROUND, (left - right) % 64]
    fa, fb = a - left, b - right
    edge = 2 * np.minimum(np.minimum(fa, 1 - fa), np.minimum(fb, 1 - fb))
    return edge, fa + fb - 1, fa - fb, numbers


def add_heart(seed, radius=.27, tall=1.12, half=False, columns=520, rows=340):
    """One heart, its axis along Z; or half of one, cut along the axis and open towards -Y."""
    rng = np.random.default_rng(seed)
    lats = np.linspace(-.5 * np.pi + .002, .5 * np.pi - .002, rows)
    lons = np.linspace(0, np.pi, columns // 2) if half else np.linspace(0, 2 * np.pi, columns, endpoint=False)
    lat, lon = np.meshgrid(lats, lons, indexing='ij')
    round_lon = lon if half else np.where(lon > np.pi, 2 * np.pi - lon, lon)     # noise must meet itself
    direction = np.stack([np.cos(lat) * np.cos(lon), np.cos(lat) * np.sin(lon), np.sin(lat)], 2)
    edge, across, up, number = _bases(lat, lon, rng, seed)
    groove = 1 - ease(edge / .12)
    cut = 1 - groove
    rim = ease(edge / .10) * (1 - ease((edge - .12) / .22))
    tilt = (number[..., 0] - .5) * across + (number[..., 1] * .8 + .25) * up
    relief = .017 * cut + .010 * (number[..., 2] - .5) * cut - .022 * tilt * cut + .003 * rim
    relief += .0028 * fbm(round_lon * 30, lat * 30, 4, seed + 9) + .0016 * cut * fbm(across * 26 + number[..., 3] * 40, up * 5, 3, 4)
    for _ in range(18):       # flat passes of the blade take several bases at once
        blade = rng.normal(size=3)
        reach = direction @ (blade / np.linalg.norm(blade))
        relief -= np.maximum(reach - rng.uniform(.935, .975), 0) * radius * 1.1 * (1 - groove * .3)
    relief -= .03 * np.clip((direction[..., 2] - .88) / .12, 0, 1)
    verts = direction * (radius + relief * radius / .27)[..., None] * np.array([1, 1, tall])
    fibre = np.clip(fbm(across * 26 + number[..., 3] * 40, up * 5 + number[..., 0] * 40, 4, 4), -.5, .5)
    pale = blend((.52, .42, .225), (.70, .62, .40), number[..., 3]) * (1 + .34 * fibre)[..., None]
    browned = .55 * (fbm(round_lon * 6, lat * 6, 4, seed + 2) + .22) + .55 * (number[..., 2] < .18)
    pale = blend(pale, (.36, .235, .095), np.clip(browned, 0, .8))
    dots = np.clip((fbm(across * 17 + number[..., 1] * 50, up * 17 + number[..., 2] * 50, 2, 8) - .20) / .10, 0, 1)
    pale = blend(pale, (.32, .21, .095), dots * .5)
    green = blend((.165, .200, .085), (.36, .35, .165), number[..., 1])
    colour = blend(blend(pale, green, rim * .55), (.165, .105, .050), groove * .92)
    index = np.arange(verts.shape[0] * verts.shape[1]).reshape(verts.shape[:2])
    after = np.roll(index, -1, 1)
    quads = np.stack([index[:-1], after[:-1], after[1:], index[1:]], 2)
    faces = (quads[:, :-1] if half else quads).reshape(-1, 4)
    points, colours, wet = verts.reshape(-1, 3), colour.reshape(-1, 3), (cut * (.35 + .50 * number[..., 3])).ravel()
    if half:
        rim_line = np.concatenate([verts[:, 0], verts[::-1, -1]])
        face, face_colour, face_sides = _open_face(rim_line, radius, seed)
        faces = np.concatenate([faces, face_sides + len(points)])
        points, colours = np.concatenate([points, face]), np.concatenate([colours, face_colour])
        wet = np.r_[wet, np.full(len(face), .75)]
    ob = mesh_object('heart', points, faces, bpy.data.materials.get('heart') or _flesh())
    colour_attribute(ob.data, 'colour', colours)
    value_attribute(ob.data, 'wet', wet)
    return ob


def _open_face(rim_line, radius, seed, rings=150):
    """The cut through the middle: pale fibres running out from the core."""
    share = np.linspace(1, .02, rings)[:, None, None]
    centre = np.array([0, 0, -.02])
    face = centre + (rim_line[None] - centre) * share
    x, z = face[..., 0], face[..., 2]
    away, angle = np.hypot(x, z) / radius, np.arctan2(z, x)
    streak = fbm(angle * 26 + .6 * fbm(x * 9, z * 9, 3, 5), away * 3.5, 5, seed + 3)
    bundle = np.clip((fbm(x * 95, z * 95, 3, seed + 6) - .10) / .2, 0, 1)
    face[..., 1] = .008 * streak + .004 * fbm(x * 60, z * 60, 3, 2) - .004
    colour = blend((.70, .62, .40), (.52, .41, .215), np.clip(.5 + 1.1 * streak, 0, 1))
    colour = blend(colour, (.80, .745, .56), np.clip(1 - away / .55, 0, 1) * .6)
    colour = blend(colour, (.34, .215, .085), np.clip((away - .72) / .28, 0, 1) * .55 + .25 * bundle)
    index = np.arange(face.shape[0] * face.shape[1]).reshape(face.shape[:2])
    after = np.roll(index, -1, 1)
    return face.reshape(-1, 3), colour.reshape(-1, 3), np.stack([index[:-1], index[1:], after[1:], after[:-1]], 2).reshape(-1, 4)
