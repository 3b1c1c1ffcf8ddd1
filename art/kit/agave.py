"""Blue agave: the leaf's material and whole rosettes as meshes to be instanced."""
import math

import bpy
import numpy as np

from .agave_leaf import make_leaf
from .nodes import new_material

GOLDEN_ANGLE = 2.399963
THORN = (0.045, 0.018, 0.010)


def leaf_material(finish=lambda nodes, shader: shader, thorn_colour=THORN):
    """Glaucous blue-green with bloom at the base, a dry tip, thorns, and the print of the neighbouring leaf."""
    material, n, out = new_material('agave')
    attribute = lambda name: n.add('ShaderNodeAttribute', attribute_name=name).outputs['Fac']
    t, e, thorn, own, dry = (attribute(name) for name in ('t', 'e', 'k', 'rnd', 'dry'))
    place = n.add('ShaderNodeTexCoord').outputs['Object']
    broad = n.noise(place, 9.0, 3.0, 0.6)
    fine = n.noise(place, 120.0, 1.5, 0.6)
    blue = n.ramp(broad, [(0.28, (0.085, 0.168, 0.175)), (0.52, (0.148, 0.255, 0.270)), (0.75, (0.235, 0.340, 0.350))])
    green = n.ramp(broad, [(0.3, (0.085, 0.155, 0.085)), (0.7, (0.17, 0.25, 0.14))])
    colour = n.mix(n.math('MULTIPLY', own, 0.55), blue, green)
    colour = n.mix(n.ramp(t, [(0.0, 0.75), (0.28, 0.0)]), colour, (0.40, 0.43, 0.33, 1))
    # The neighbour's edge is pressed into a leaf while both are folded in the bud: a paler line inside the margin.
    print_at = n.math('SUBTRACT', e, n.math('SUBTRACT', 0.78, n.math('MULTIPLY', n.math('ADD', t, own), 0.34)))
    printed = n.ramp(n.math('ABSOLUTE', print_at), [(0.0, 0.45), (0.07, 0.0)])
    colour = n.mix(printed, colour, (0.33, 0.42, 0.40, 1))
    colour = n.mix(n.ramp(e, [(0.86, 0.0), (1.0, 0.6)]), colour, (0.23, 0.20, 0.10, 1))
    dryness = n.math('ADD', dry, n.math('MULTIPLY', n.math('SUBTRACT', broad, 0.5), 0.9))
    colour = n.mix(n.ramp(n.math('ADD', n.math('SUBTRACT', t, 1.0), dryness), [(0.0, 0.0), (0.22, 0.9)]),
                   colour, (0.29, 0.20, 0.10, 1))
    colour = n.mix(n.ramp(fine, [(0.66, 0.0), (0.76, 0.35)]), colour, (0.10, 0.085, 0.05, 1))
    colour = n.mix(thorn, colour, (*thorn_colour, 1))
    skin = n.add('ShaderNodeBsdfPrincipled', {'Base Color': colour, 'Specular': 0.42, 'Sheen': 0.25,
                                              'Roughness': n.math('ADD', 0.38, n.math('MULTIPLY', broad, 0.28))})
    # Stronger bump makes leaves look like nuggets.
    n.join(skin.inputs['Normal'], n.bump(n.math('ADD', broad, n.math('MULTIPLY', fine, 0.25)), 0.25, 0.02))
    through = n.add('ShaderNodeBsdfTranslucent', {'Color': (0.34, 0.42, 0.12, 1)})
    amount = n.math('MULTIPLY', n.math('SUBTRACT', 1.0, thorn), n.ramp(e, [(0.3, 0.10), (1.0, 0.38)]))
    n.join(out.inputs[0], finish(n, n.mix_shader(amount, skin.outputs[0], through.outputs[0])))
    return material


def rosette(name, seed, material, leaves=95, size=1.0, coarse=False):
    """A plant of about `size` metres; coarse ones have a fifth of the faces, for the distance."""
    rng = np.random.default_rng(seed)
    verts, faces, offset = [], [], 0
    marks = {key: [] for key in ('t', 'e', 'k', 'rnd', 'dry')}
    for i in range(leaves):
        young = i / (leaves - 1)
        azimuth = i * GOLDEN_ANGLE + rng.normal(0, 0.06)
        elevation = math.radians(np.interp(young, [0, 0.15, 0.5, 0.85, 1], [-2, 10, 38, 66, 84]) + rng.normal(0, 3.5))
        length = size * np.interp(young, [0, 0.2, 0.6, 0.9, 1], [0.92, 1.10, 1.08, 0.86, 0.62]) * rng.uniform(0.92, 1.07)
        width = size * np.interp(young, [0, 0.3, 0.8, 1], [0.112, 0.118, 0.092, 0.062]) * rng.uniform(0.92, 1.08)
        curve = math.radians(rng.normal(10, 7) + (6 if young < 0.4 else 0))
        if young < 0.12 and rng.uniform() < 0.4:
            curve -= math.radians(rng.uniform(15, 40))
        leaf = make_leaf(length, width, elevation, curve, rng.normal(0, 0.10), int(rng.integers(1e9)),
                         rows=14 if coarse else 26, columns=6 if coarse else 10)
        out, up = size * np.interp(young, [0, 1], [0.13, 0.015]), size * np.interp(young, [0, 0.5, 1], [0.10, 0.26, 0.40])
        c, s = math.cos(azimuth), math.sin(azimuth)
        corners = (np.array(leaf.verts) + np.array([out, 0, up])) @ np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]]).T
        verts.append(corners)
        faces += [tuple(corner + offset for corner in face) for face in leaf.faces]
        offset += len(corners)
        own = rng.uniform()
        dry = rng.uniform(0.25, 0.9) if young < 0.10 and rng.uniform() < 0.6 else rng.uniform(0, 0.10)
        for key, values in (('t', leaf.t), ('e', leaf.e), ('k', leaf.k),
                            ('rnd', [own] * len(corners)), ('dry', [dry] * len(corners))):
            marks[key].append(values)
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(np.concatenate(verts).tolist(), [], faces)
    mesh.update()
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    for key, values in marks.items():
        mesh.attributes.new(key, 'FLOAT', 'POINT').data.foreach_set('value', np.concatenate(values).astype(np.float32))
    mesh.materials.append(material)
    return mesh
