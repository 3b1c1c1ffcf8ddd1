"""Red earth cut open: a face of clay under a dark topsoil, with volcanic stones in it. Unit 1 m; the face looks to -y."""
import bmesh
import bpy
import numpy as np
from mathutils import Vector, noise

from .cells import blend, cells, ease
from .citrus import colour_attribute
from .meshes import grid_object, link
from .nodes import new_material
from .noise import fbm

LARGE_STONES = ((.74, -.22, .150), (.36, -.50, .095), (.98, .24, .085), (-.42, -.58, .120), (.16, -.14, .060), (-.90, -.40, .070),
                (.56, .26, .055), (-.12, -.40, .048), (1.0, -.56, .085), (.02, -.64, .070))


def _turned(x, z):
    """Noise on a turned grid shows no lattice."""
    return x * .92 + z * .39, -x * .39 + z * .92


def layers(x, z):
    """Shares of dark topsoil and of stony subsoil."""
    a, b = _turned(x, z)
    bed = z + .045 * fbm(a * 1.3 + 2, b * .9, 5, 3)
    return bed, ease((bed - .46) / .20), ease((-.36 - bed) / .24)


def relief(x, z):
    """How far the face stands out towards the viewer, and for each point its clod's tone and how cracked it is."""
    a, b = _turned(x, z)
    bed, top, low = layers(x, z)
    wa, wb = a + .09 * fbm(a * 4, b * 4, 5, 5), b + .09 * fbm(a * 4 + 9, b * 4, 5, 6)
    near1, far1, clod1 = cells(wa * 5.5, wb * 7.0, 11)
    near2, far2, clod2 = cells(wa * 17, wb * 20, 12)
    near3, _, clod3 = cells(wa * 50, wb * 54, 13)
    broken = ease((fbm(a * 2.3 + 5, b * 2.3, 4, 17) + .05) / .25)
    crack = (1 - ease((far1 - near1) / .07)) * broken
    fine_crack = (1 - ease((far2 - near2) / .10)) * ease((fbm(a * 5 + 1, b * 5, 4, 18) + .1) / .3)
    spade = ease((fbm(a * 2.2 + 7, b * 1.6 + 3, 3, 31) - .02) / .20) * (1 - top) * (1 - low * .6)
    y = .11 * fbm(a * 1.1 + 4, b * 1.1 + 1, 4, 21) + .060 * fbm(a * 2.6, b * 3.6, 5, 22) + .030 * fbm(a * 7, b * 8, 5, 23)
    y += .026 * (clod1 - .5) * (.4 + .6 * broken) + .016 * (clod2 - .5) * (1 - .6 * spade) + .0065 * (clod3 - .5) * (1 - .4 * spade)
    y -= .012 * np.minimum(near2, 1) * (1 - .7 * spade) + .0045 * np.minimum(near3, 1) + .013 * crack + .005 * fine_crack
    y += .014 * fbm(a * 19, b * 21, 5, 8) * (1 - .5 * spade) + .007 * fbm(a * 46, b * 48, 4, 9) * (1 + top * .8)
    y += .07 * ease((bed - .58) / .12) - .03 * ease((bed - .78) / .05) + .07 * low + .022 * top * fbm(a * 24, b * 24, 4, 14)
    return y, clod1 * .5 + clod2 * .35 + clod3 * .15, np.clip(crack * .8 + fine_crack * .45, 0, 1) * (1 - .7 * spade)


def depth_map(columns=900, rows=760):
    """A quick depth_at(x, z) from one sampling of the relief."""
    xs, zs = np.linspace(-1.6, 1.6, columns), np.linspace(-1.3, 1.2, rows)
    depths = relief(*np.meshgrid(xs, zs))[0]

    def depth_at(x, z):
        column = int(np.clip((x + 1.6) / 3.2 * (columns - 1) + .5, 0, columns - 1))
        row = int(np.clip((z + 1.3) / 2.5 * (rows - 1) + .5, 0, rows - 1))
        return float(depths[row, column])
    return depth_at


def _colours(x, z, tone, cracked):
    a, b = _turned(x, z)
    bed, top, low = layers(x, z)
    red = blend((.300, .098, .043), (.215, .062, .028), np.clip(.5 + 1.4 * fbm(a * 1.5, b * 2.4, 5, 41), 0, 1))
    red = blend(red, (.40, .185, .085), np.clip(.9 * fbm(a * 2.3 + 3, b * 4, 5, 42) - .05, 0, 1) * .9)
    red = blend(red, (.44, .25, .13), ease((fbm(a * 1.6 + 8, b * 4.2, 5, 44) - .26) / .2) * .22 * (1 - top))
    dark = blend((.085, .034, .021), (.050, .023, .016), tone)
    colour = blend(red, dark, np.clip(top * .92 + .15 * ease((bed - .30) / .5), 0, 1))
    colour = blend(colour, (.150, .075, .050), low * .55) * (.72 + .56 * tone[..., None])
    colour = blend(colour, (.060, .022, .012), cracked * .45)
    colour = blend(colour, (.50, .33, .20), ease((fbm(a * 90, b * 90, 3, 51) - .30) / .1) * .35 * (1 - top))
    return blend(colour, (.028, .018, .014), ease((fbm(a * 70 + 9, b * 70, 3, 52) - .34) / .08) * .6)


def _clay():
    material, n, out = new_material('clay_face')
    place = n.add('ShaderNodeNewGeometry').outputs['Position']
    fine, mid = n.noise(place, 120.0, 5.0, .72), n.noise(place, 38.0, 5.0, .66)
    colour = n.add('ShaderNodeAttribute', attribute_name='colour').outputs['Color']
    colour = n.mix(n.ramp(fine, [(.32, .7), (.50, 0.0)]), colour, (.055, .020, .011, 1))
    colour = n.mix(n.ramp(fine, [(.60, 0.0), (.76, .45)]), colour, (.44, .22, .125, 1))
    body = n.add('ShaderNodeBsdfPrincipled', {'Base Color': colour, 'Roughness': .92, 'Specular': .16})
    n.join(body.inputs['Normal'], n.bump(n.math('ADD', n.math('MULTIPLY', fine, .6), mid), .75, .010))
    n.join(out.inputs[0], body.outputs[0])
    return material


def choose_stones(rng, count=210):
    """(x, z, radius), the large ones first; few in the calm upper left."""
    stones = list(LARGE_STONES)
    for _ in range(count):
        x, z = rng.uniform(-1.25, 1.25), -.95 + 1.55 * rng.uniform() ** 1.6
        size = min(.07, .0075 * np.exp(rng.normal(.35, .75)))
        calm = x < -.1 and z > 0 and size > .02
        if not calm and all(np.hypot(x - a, z - b) > size + c for a, b, c in stones):
            stones.append((x, z, size))
    return stones


def add_face(stones, columns=1250, rows=950):
    x, z = np.meshgrid(np.linspace(-1.32, 1.32, columns), np.linspace(-1.0, 1.02, rows))
    y, tone, cracked = relief(x, z)
    for a, b, size in stones:
        away = np.hypot(x - a, z - b)
        y -= .16 * size * np.exp(-((away - size * 1.02) / (.13 * size + .003)) ** 2)
        y[away < size * .8] -= .3 * size
    ob = grid_object('face', x, -y, z, _clay())
    colour_attribute(ob.data, 'colour', _colours(x, z, tone, cracked).reshape(-1, 3))


def _lava():
    """Dark, full of gas holes, dusted with red where it lies level."""
    material, n, out = new_material('lava')
    geometry = n.add('ShaderNodeNewGeometry')
    place = geometry.outputs['Position']
    broad, fine = n.noise(place, 9.0, 8.0, .65), n.noise(place, 90.0, 4.0, .7)
    stirred = n.mix(.03, place, fine)
    holes = lambda scale, lo, hi: n.ramp(n.add('ShaderNodeTexVoronoi', {'Vector': stirred, 'Scale': scale}).outputs[0],
                                         [(lo, 0.0), (hi, 1.0)], 'EASE')
    solid = n.math('MULTIPLY', holes(46.0, .14, .34), n.math('ADD', .35, n.math('MULTIPLY', holes(105.0, .16, .36), .65)))
    colour = n.ramp(broad, [(.3, (.030, .024, .022)), (.7, (.095, .078, .070))])
    colour = n.mix(n.math('SUBTRACT', 1.0, solid), colour, (.018, .012, .010, 1))
    up = n.add('ShaderNodeSeparateXYZ', {0: geometry.outputs['Normal']}).outputs[2]
    dust = n.ramp(n.math('ADD', n.math('MULTIPLY', up, .6), broad), [(.50, 0.0), (1.0, .85)])
    body = n.add('ShaderNodeBsdfPrincipled', {'Base Color': n.mix(dust, colour, (.215, .085, .045, 1)), 'Roughness': .84,
                                              'Specular': .25})
    n.join(body.inputs['Normal'], n.bump(n.math('ADD', solid, n.math('MULTIPLY', fine, .4)), .8, .009))
    n.join(out.inputs[0], body.outputs[0])
    return material


def _lava_mesh(seed, rng, material, fineness):
    shape = bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=fineness, radius=1)
    own, offset = np.random.default_rng(seed), Vector(rng.uniform(0, 50, 3))
    flats = [(Vector(own.normal(size=3)).normalized(), own.uniform(.62, .9)) for _ in range(9)]
    for v in shape.verts:
        start = v.co.copy()
        k = 1 + .20 * noise.fractal(start * 1.2 + offset, 1, 2, 5)
        for normal, limit in flats:
            reach = start.dot(normal) * k
            if reach > limit:
                k *= limit / reach * .55 + .45
        v.co = start * (k + .02 * noise.fractal(start * 7 + offset, 1, 2, 3))
    mesh = bpy.data.meshes.new('lava')
    shape.to_mesh(mesh)
    shape.free()
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    mesh.materials.append(material)
    return mesh


def add_stones(stones, rng, depth_at):
    material = _lava()
    meshes = [_lava_mesh(i + 3, rng, material, 5 if i < 5 else 3) for i in range(9)]
    for i, (x, z, size) in enumerate(stones):
        ob = link(bpy.data.objects.new('lava', meshes[i % 5 if size > .03 else 5 + i % 4]))
        ob.location = (x, -depth_at(x, z) + size * rng.uniform(.05, .40), z)
        ob.scale = (size * rng.uniform(.9, 1.25), size * rng.uniform(.8, 1.0), size * rng.uniform(.72, 1.0))
        ob.rotation_euler = rng.uniform(0, 6.28, 3)
