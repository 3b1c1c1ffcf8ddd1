"""Blue agave: the leaf's material and whole rosettes as meshes to be instanced."""
import math

import bpy
import numpy as np

from .agave_leaf import make_leaf
from .nodes import new_material

GOLDEN_ANGLE = 2.399963
THORN = (0.045, 0.018, 0.010)


def _bud_print(n, t, u, own, at, slope):
    """The toothed margin of the leaf that lay folded against this one, pressed into its bloom: 1 on the line, a little
    beyond it. `at` and `slope` say where it runs, from the middle (0) towards a margin (1 or -1)."""
    tooth = n.math('PINGPONG', n.math('MULTIPLY', n.math('ADD', t, own), 19.0), 0.5)
    tooth = n.math('MULTIPLY', n.math('POWER', n.math('MULTIPLY', tooth, 2.0), 3.0), 0.13)
    line = n.math('ADD', n.math('SUBTRACT', at, n.math('MULTIPLY', t, slope)), n.math('MULTIPLY', own, 0.22))
    beyond = n.math('SUBTRACT', n.math('SUBTRACT', u, line), tooth)
    edge = n.ramp(n.math('ABSOLUTE', beyond), [(0.0, 1.0), (0.045, 0.0)])
    film = n.math('MULTIPLY', n.smooth(beyond, -0.01, 0.02), n.smooth(beyond, 0.30, 0.05))
    return n.math('MULTIPLY', n.math('MAXIMUM', edge, n.math('MULTIPLY', film, 0.35)), n.smooth(t, 0.95, 0.80))


def leaf_material(finish=lambda nodes, shader: shader, thorn_colour=THORN):
    """Blue-grey bloom, rubbed off in patches to the green skin beneath, the prints of the neighbouring leaves, scars,
    fine veins, a dry tip and thorns."""
    material, n, out = new_material('agave')
    attribute = lambda name: n.add('ShaderNodeAttribute', attribute_name=name).outputs['Fac']
    t, u, thorn, own, dry = (attribute(name) for name in ('t', 'e', 'k', 'rnd', 'dry'))
    e = n.math('ABSOLUTE', u)
    place = n.add('ShaderNodeTexCoord').outputs['Object']
    along = n.add('ShaderNodeCombineXYZ', {0: n.math('MULTIPLY', u, 1.0), 1: n.math('MULTIPLY', t, 2.2),
                                           2: n.math('MULTIPLY', own, 40.0)}).outputs[0]
    stretched = lambda x, y: n.add('ShaderNodeMapping', {'Vector': along, 'Scale': (x, y, 1)}).outputs[0]
    broad, fine = n.noise(place, 9.0, 2.0, 0.6), n.noise(place, 150.0, 1.0, 0.6)
    veins = n.noise(stretched(17, 0.7), 1.0, 1.5, 0.6)
    rub = n.noise(stretched(2.2, 2.6), 1.0, 4.0, 0.70)
    skin = n.ramp(broad, [(0.30, (0.075, 0.138, 0.094)), (0.70, (0.140, 0.218, 0.150))])
    bloom = n.ramp(broad, [(0.28, (0.205, 0.292, 0.300)), (0.72, (0.310, 0.402, 0.410))])
    # How much of the bloom is left: least where leaves rubbed, more on some leaves than on others, thick at the foot.
    left = n.smooth(n.math('ADD', rub, n.math('MULTIPLY', n.math('SUBTRACT', 0.5, own), 0.22)), 0.33, 0.53, 0.12, 1.0)
    left = n.math('MAXIMUM', left, n.smooth(t, 0.35, 0.02))
    colour = n.mix(left, skin, bloom)
    colour = n.mix(n.ramp(veins, [(0.35, 0.22), (0.55, 0.0)]), colour, (0.060, 0.098, 0.080, 1))
    colour = n.mix(n.ramp(t, [(0.0, 0.80), (0.24, 0.0)]), colour, (0.43, 0.44, 0.35, 1))
    printed = n.math('MAXIMUM', _bud_print(n, t, u, own, 0.46, 0.52),
                     _bud_print(n, t, n.math('MULTIPLY', u, -1.0), n.math('FRACT', n.math('MULTIPLY', own, 7.0)), 0.34, 0.42))
    printed = n.math('MULTIPLY', printed, n.smooth(broad, 0.34, 0.60, 0.25, 0.85))
    colour = n.mix(printed, colour, (0.37, 0.435, 0.415, 1))
    colour = n.mix(n.ramp(e, [(0.90, 0.0), (1.0, 0.65)]), colour, (0.17, 0.125, 0.065, 1))
    # Cork grows over old wounds: short scratches across, flecks, now and then a nibbled blotch.
    scratch = n.noise(stretched(3.0, 60.0), 1.0, 1.0, 0.5)
    blotch = n.noise(place, 26.0, 2.0, 0.62)
    scar = n.math('MAXIMUM', n.ramp(scratch, [(0.73, 0.0), (0.78, 0.75)]), n.ramp(blotch, [(0.70, 0.0), (0.74, 0.8)]))
    colour = n.mix(scar, colour, n.mix(fine, (0.11, 0.080, 0.045, 1), (0.36, 0.29, 0.19, 1)))
    dryness = n.math('ADD', dry, n.math('MULTIPLY', n.math('SUBTRACT', broad, 0.5), 0.9))
    straw = n.mix(n.ramp(veins, [(0.34, 1.0), (0.62, 0.0)]), (0.40, 0.315, 0.20, 1), (0.17, 0.115, 0.065, 1))
    withered = n.ramp(n.math('ADD', n.math('SUBTRACT', t, 1.0), dryness), [(0.0, 0.0), (0.16, 0.95)])
    colour = n.mix(withered, colour, straw)
    colour = n.mix(n.ramp(fine, [(0.68, 0.0), (0.78, 0.30)]), colour, (0.10, 0.085, 0.05, 1))
    colour = n.mix(thorn, colour, (*thorn_colour, 1))
    rough = n.math('ADD', n.smooth(left, 0.0, 1.0, 0.34, 0.58), n.math('MULTIPLY', broad, 0.10))
    surface = n.add('ShaderNodeBsdfPrincipled', {'Base Color': colour, 'Specular': 0.40, 'Sheen': 0.20, 'Roughness': rough})
    # Stronger bump makes leaves look like nuggets.
    height = n.math('ADD', n.math('ADD', broad, n.math('MULTIPLY', fine, 0.20)), n.math('MULTIPLY', veins, 0.22))
    n.join(surface.inputs['Normal'], n.bump(height, 0.25, 0.02))
    through = n.add('ShaderNodeBsdfTranslucent', {'Color': (0.34, 0.42, 0.12, 1)})
    amount = n.math('MULTIPLY', n.math('SUBTRACT', 1.0, thorn), n.ramp(e, [(0.3, 0.08), (1.0, 0.34)]))
    n.join(out.inputs[0], finish(n, n.mix_shader(amount, surface.outputs[0], through.outputs[0])))
    return material


def rosette(name, seed, material, leaves=95, size=1.0, coarse=False, withered=7):
    """A plant of about `size` metres on a skirt of `withered` leaves; coarse ones, for the distance, have a tenth of
    the faces."""
    rng = np.random.default_rng(seed)
    verts, faces, offset = [], [], 0
    marks = {key: [] for key in ('t', 'e', 'k', 'rnd', 'dry')}
    life = np.random.default_rng(seed + 9000)       # apart, so that the plants keep the shape they had
    for i in range(-withered, leaves):
        dead, young = i < 0, max(i, 0) / (leaves - 1)
        r = life if dead else rng
        azimuth = i * GOLDEN_ANGLE + r.normal(0, 0.06)
        elevation = math.radians(np.interp(young, [0, 0.15, 0.5, 0.85, 1], [-2, 10, 38, 66, 84]) + r.normal(0, 3.5))
        length = size * np.interp(young, [0, 0.2, 0.6, 0.9, 1], [0.92, 1.10, 1.08, 0.86, 0.62]) * r.uniform(0.92, 1.07)
        width = size * np.interp(young, [0, 0.3, 0.8, 1], [0.112, 0.118, 0.092, 0.062]) * r.uniform(0.92, 1.08)
        curve = math.radians(r.normal(10, 7) + (6 if young < 0.4 else 0))
        if young < 0.12 and r.uniform() < 0.4:
            curve -= math.radians(r.uniform(15, 40))
        twist = r.normal(0, 0.10)
        if dead:
            # Shrivelled, curled along its middle, sunk to the ground.
            width, length, twist = width * life.uniform(0.4, 0.7), length * life.uniform(0.55, 0.95), life.normal(0, 0.9)
            elevation, curve = math.radians(life.uniform(2, 14)), math.radians(life.uniform(-34, -12))
        elif life.uniform() < 0.06:
            curve += math.radians(life.uniform(-26, 14))
        leaf = make_leaf(length, width, elevation, curve, twist, int(r.integers(1e9)),
                         rows=14 if coarse else 38, columns=6 if coarse else 12)
        out, up = size * np.interp(young, [0, 1], [0.13, 0.015]), size * np.interp(young, [0, 0.5, 1], [0.10, 0.26, 0.40])
        c, s = math.cos(azimuth), math.sin(azimuth)
        corners = (np.array(leaf.verts) + np.array([out, 0, up])) @ np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]]).T
        verts.append(corners)
        faces += [tuple(corner + offset for corner in face) for face in leaf.faces]
        offset += len(corners)
        own = r.uniform()
        dry = r.uniform(0.25, 0.9) if young < 0.10 and r.uniform() < 0.6 else r.uniform(0, 0.10)
        if dead:
            dry = 1.6
        elif life.uniform() < 0.07:
            dry += life.uniform(0.05, 0.22)
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
