"""Cinnamon and coffee beans. Unit 10 cm."""
import math

import bpy
import numpy as np

from .meshes import mesh_object, sides_object, ring_faces
from .nodes import new_material
from .noise import fbm


def _sheet_faces(rows, columns):
    """Front, back and all four edges of a thin sheet whose back follows its front."""
    index, back = np.arange(rows * columns).reshape(rows, columns), rows * columns
    front = np.stack([index[:-1, :-1], index[1:, :-1], index[1:, 1:], index[:-1, 1:]], 2).reshape(-1, 4)
    faces = [front, front[:, ::-1] + back]
    for edge, order in ((index[:, 0], 1), (index[:, -1], -1), (index[0], -1), (index[-1], 1)):
        faces.append(np.stack([edge[:-1], edge[:-1] + back, edge[1:] + back, edge[1:]], 1)[:, ::order])
    return np.concatenate(faces)


def _scroll(across, radius, seed):
    """A sheet of bark that has dried into two rolls, side by side: (y, z) by how far across it is, -1 to 1."""
    flat, q = .12, np.clip((np.abs(across) - .12) / .88, 0, 1)
    side = np.sign(across)
    # The two rolls are never wound alike.
    wound = np.where(side > 0, 560 + 40 * np.sin(seed), 640 + 60 * np.cos(seed * 2))
    turn, r = np.radians(-90 + q * wound), radius * .52 * (1 - .66 * q)
    rolled = side * (radius * .52 + r * np.cos(turn))
    return np.where(q > 0, rolled, across / flat * radius * .52), np.where(q > 0, r * np.sin(turn), -radius * .52)


def add_cinnamon(length=.66, radius=.048, seed=3):
    """A quill of curled bark along X, brittle and torn."""
    along, across = np.meshgrid(np.linspace(0, 1, 300), np.linspace(-1, 1, 620), indexing='ij')
    thick = .0036 + .0016 * fbm(along * 6, across * 7, 3, seed + 6)
    swell = 1 + .09 * fbm(along * 3.5, across * .6, 3, seed) + .05 * fbm(along * 2.4, across * 9, 4, seed + 7) + .016 * fbm(along * 5, across * 60, 3, seed + 8)
    y, z = _scroll(across, radius, seed)
    slope = np.stack([np.gradient(y, axis=1), np.gradient(z, axis=1)], 2)
    slope /= np.maximum(np.linalg.norm(slope, axis=2, keepdims=True), 1e-9)
    torn = (.022 * fbm(across * 4, along * 0, 5, seed + 4) + .010 * fbm(across * 22, along * 0, 3, seed + 5)) * np.clip((np.abs(along - .5) - .42) / .08, 0, 1)
    x, sag = (along - .5) * length + torn, .010 * np.sin(along * 3 + seed) + .003 * np.sin(along * 11)
    layer = lambda off: np.stack([x, (y - slope[..., 1] * off) * swell, (z + slope[..., 0] * off) * swell + sag], 2).reshape(-1, 3)
    verts = np.concatenate([layer(0 * thick), layer(thick)])
    return sides_object('cinnamon', verts, _sheet_faces(*along.shape), bpy.data.materials.get('cinnamon') or _bark())


def _bark():
    material, n, out = new_material('cinnamon')
    place = n.add('ShaderNodeTexCoord').outputs['Object']
    fibres = n.add('ShaderNodeMapping', {'Vector': place, 'Scale': (9, 50, 50)}).outputs[0]
    grain, fine, patch = n.noise(fibres, 1.2, 6.0, .65), n.noise(place, 130.0, 3.0, .7), n.noise(place, 7.0, 5.0, .6, .6)
    colour = n.ramp(grain, [(.28, (.085, .030, .012)), (.48, (.235, .098, .042)), (.70, (.40, .200, .098))])
    colour = n.mix(n.ramp(patch, [(.48, 0.0), (.66, .65)]), colour, (.42, .245, .140, 1))
    colour = n.mix(n.ramp(patch, [(.30, .55), (.42, 0.0)]), colour, (.070, .026, .012, 1))
    colour = n.mix(n.ramp(fine, [(.60, 0.0), (.72, .55)]), colour, (.50, .33, .21, 1))
    bark = n.add('ShaderNodeBsdfPrincipled', {'Base Color': colour, 'Roughness': .82, 'Specular': .18})
    relief = n.math('ADD', grain, n.math('ADD', n.math('MULTIPLY', fine, .35), n.math('MULTIPLY', patch, .6)))
    n.join(bark.inputs['Normal'], n.bump(relief, .8, .007))
    n.join(out.inputs[0], bark.outputs[0])
    return material


def add_beans(places, ground, seed=5):
    """Roasted coffee beans lying at (x, y), some on their faces."""
    t, p = np.meshgrid(np.linspace(0, np.pi, 60), np.linspace(0, 2 * np.pi, 48, endpoint=False), indexing='ij')
    x, y, z = .5 * np.cos(t), .36 * np.sin(t) * np.cos(p), .27 * np.sin(t) * np.sin(p)
    crease = np.exp(-((y - .03 * np.sin(x * 6)) / .028) ** 2) * np.clip(1 - (np.abs(x) / .47) ** 4, 0, 1)
    z = np.where(z < 0, z * .42 + .10 * crease, z)
    material, n, out = new_material('bean')
    grain = n.noise(n.add('ShaderNodeTexCoord').outputs['Object'], 9.0, 4.0)
    body = n.add('ShaderNodeBsdfPrincipled', {'Base Color': n.ramp(grain, [(.3, (.026, .0105, .005)), (.7, (.085, .038, .017))]),
                                              'Roughness': n.math('ADD', .26, n.math('MULTIPLY', grain, .3)), 'Specular': .42})
    n.join(body.inputs['Normal'], n.bump(grain, .25, .03))
    n.join(out.inputs[0], body.outputs[0])
    rng = np.random.default_rng(seed)
    for px, py in places:
        turned = rng.uniform() < .6
        size = .092 * rng.uniform(.84, 1.10)
        uneven = 1 + .10 * fbm(x * 1.7 + px * 30, y * 1.7 + z, 3, 5) + .02 * fbm(x * 9 + px * 30, y * 9 + z * 5, 3, 6)
        ob = mesh_object('bean', (np.stack([x, y, z], 2) * uneven[..., None]).reshape(-1, 3), ring_faces(60, 48), material)
        ob.scale = size * rng.uniform(.94, 1.06), size * rng.uniform(.90, 1.08), size * rng.uniform(.92, 1.1)
        ob.location = (px, py, ground(px, py) + size * (.27 if turned else .115))
        ob.rotation_euler = (math.pi * turned + rng.normal(0, .22), rng.normal(0, .1), rng.uniform(0, 6.28))
