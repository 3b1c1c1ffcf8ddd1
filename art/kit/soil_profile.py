"""Red earth cut open: a face of clay under a dark topsoil, with volcanic stones in it. Unit 1 m; the face looks to -y."""
import bpy
import numpy as np

from .cells import blend, cells, ease
from .citrus import colour_attribute
from .litter import lump
from .meshes import grid_object, link, polygon_mesh
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
    near3, _, clod3 = cells(a * 50 + .4 * fbm(a * 30, b * 30, 3, 64), b * 54 + .4 * fbm(a * 30 + 5, b * 30, 3, 65), 13)
    broken = ease((fbm(a * 2.3 + 5, b * 2.3, 4, 17) + .05) / .25)
    crack = (1 - ease((far1 - near1) / .07)) * broken * ease((fbm(a * 3 + 4, b * 3, 3, 24) + .02) / .2)
    fine_crack = (1 - ease((far2 - near2) / .10)) * ease((fbm(a * 5 + 1, b * 5, 4, 18) - .08) / .3)
    spade = ease((fbm(a * 2.2 + 7, b * 1.6 + 3, 3, 31) - .02) / .20) * (1 - top) * (1 - low * .6)
    y = .11 * fbm(a * 1.1 + 4, b * 1.1 + 1, 4, 21) + .060 * fbm(a * 2.6, b * 3.6, 5, 22) + .030 * fbm(a * 7, b * 8, 5, 23)
    y += .026 * (clod1 - .5) * (.4 + .6 * broken) + .016 * (clod2 - .5) * (1 - .6 * spade) + .0065 * (clod3 - .5) * (1 - .4 * spade)
    y -= .012 * np.minimum(near2, 1) * (1 - .7 * spade) + .0045 * np.minimum(near3, 1) + .008 * crack + .003 * fine_crack
    y += .014 * fbm(a * 19, b * 21, 5, 8) * (1 - .5 * spade) + .007 * fbm(a * 46, b * 48, 4, 9) * (1 + top * .8)
    # Crumbs as soil breaks into them: grains a few millimetres wide that stand out or have fallen away, crowded in places.
    loose = ease((fbm(a * 3.1 + 2, b * 3.1 + 6, 4, 61) + .12) / .35) * (1 - .75 * spade)
    # Turned little, or the grains would be drawn out into terraces.
    ga, gb = a + .005 * fbm(a * 44, b * 44, 3, 62), b + .005 * fbm(a * 44 + 7, b * 44, 3, 63)
    near4, _, clod4 = cells(ga * 118, gb * 124, 15)
    near5, _, clod5 = cells(ga * 260 + 4, gb * 270, 16)
    y += loose * (.0042 * (clod4 - .5) + .0038 * (.5 - np.minimum(near4, 1)) * (clod4 > .35) + .0016 * (clod5 - .5) - .0012 * np.minimum(near5, 1))
    y += .0022 * fbm(a * 110, b * 116, 3, 19) + .0009 * fbm(a * 300, b * 310, 2, 20)
    # A spade's edge drags stones and grains down the face.
    y -= spade * .0030 * np.abs(fbm(a * 60 + .4 * b, b * 2.2, 3, 33))
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
    colour = blend(colour, (.060, .022, .012), cracked * .30)
    colour = blend(colour, (.50, .33, .20), ease((fbm(a * 90, b * 90, 3, 51) - .30) / .1) * .35 * (1 - top))
    # Damp in drifts, pale where it has dried and where a spade has smeared it.
    colour = colour * (1 - .38 * ease((fbm(a * 1.1 + 3, b * 1.7 + 2, 4, 54) - .02) / .30))[..., None]
    colour = blend(colour, (.34, .205, .130), ease((fbm(a * 4.6 + 1, b * 5.2, 5, 55) - .14) / .22) * .50 * (1 - top))
    colour = blend(colour, (.105, .048, .030), ease((fbm(a * 14 + 1, b * 15, 4, 56) - .10) / .22) * .45)
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


def add_face(stones, columns=2500, rows=1900):
    x, z = np.meshgrid(np.linspace(-1.32, 1.32, columns), np.linspace(-1.0, 1.02, rows))
    y, tone, cracked = relief(x, z)
    # Soil is packed against the stones and lies over their edges.
    packed = .5 + 1.1 * fbm(x * 9, z * 9, 4, 66)
    for a, b, size in stones:
        away = np.hypot(x - a, z - b)
        y += .20 * size * np.clip(packed, 0, 1.2) * np.exp(-((away - size * .95) / (.30 * size + .002)) ** 2)
    ob = grid_object('face', x, -y, z, _clay())
    colour_attribute(ob.data, 'colour', _colours(x, z, tone, cracked).reshape(-1, 3))


def _lava():
    """Basalt with gas holes in parts, rust in its pores, and the clay that it was pulled out of."""
    material, n, out = new_material('lava')
    geometry = n.add('ShaderNodeNewGeometry')
    place = geometry.outputs['Position']
    own = n.add('ShaderNodeObjectInfo').outputs['Random']
    broad, mid, fine = n.noise(place, 9.0, 6.0, .62), n.noise(place, 42.0, 5.0, .68), n.noise(place, 330.0, 4.0, .72)
    stirred = n.mix(.012, place, n.add('ShaderNodeTexNoise', {'Vector': place, 'Scale': 60.0}).outputs['Color'])
    crowd = n.smooth(mid, .40, .62, .05, .30)
    hole = lambda scale: n.smooth(n.math('SUBTRACT', n.add('ShaderNodeTexVoronoi', {'Vector': stirred, 'Scale': scale}).outputs[0], crowd), -.09, .09)
    solid = n.math('MULTIPLY', hole(170.0), hole(390.0))
    colour = n.ramp(broad, [(.30, (.040, .034, .031)), (.52, (.085, .072, .064)), (.72, (.130, .108, .092))])
    colour = n.mix(1.0, colour, n.ramp(own, [(0.0, (.62, .62, .66)), (.6, (1.0, .96, .92)), (1.0, (1.5, 1.25, 1.05))]), 'MULTIPLY')
    colour = n.mix(n.ramp(fine, [(.46, 0.0), (.72, .55)]), colour, (.200, .170, .145, 1))
    colour = n.mix(n.ramp(n.noise(place, 17.0, 5.0, .6), [(.54, 0.0), (.70, .55)]), colour, (.150, .066, .034, 1))
    colour = n.mix(solid, n.mix(1.0, colour, (.45, .38, .34, 1), 'MULTIPLY'), colour)
    # Clay clings to it in crusts, thickest in hollows and where it goes into the wall.
    crust = n.add('ShaderNodeVectorMath', {0: geometry.outputs['Normal'], 1: (0, .55, .45)}, operation='DOT_PRODUCT').outputs['Value']
    crust = n.smooth(n.math('ADD', n.math('MULTIPLY', crust, .55), n.math('ADD', broad, n.math('MULTIPLY', n.math('SUBTRACT', mid, .5), .8))), .50, .66, .06, .94)
    colour = n.mix(crust, colour, n.mix(fine, (.150, .054, .027, 1), (.300, .135, .075, 1)))
    body = n.add('ShaderNodeBsdfPrincipled', {'Base Color': colour, 'Roughness': .90, 'Specular': .18})
    height = n.math('ADD', n.math('MULTIPLY', solid, .45), n.math('ADD', n.math('MULTIPLY', fine, .55), n.math('ADD', mid, n.math('MULTIPLY', crust, .9))))
    n.join(body.inputs['Normal'], n.bump(height, .85, .0045))
    n.join(out.inputs[0], body.outputs[0])
    return material


def _solid(name, points, faces, material):
    mesh = polygon_mesh(name, points, [faces])
    mesh.materials.append(material)
    return mesh


def _lava_mesh(seed, material, large):
    """Broken, not rolled: flat breaks between sharp edges."""
    points, faces = lump(seed, *((150, 210) if large else (36, 50)), cuts=30, rough=.055)
    return _solid('lava', points, faces, material)


def add_crumbs(depth_at, count=9000, seed=77):
    """What came loose and stuck to the face, or came to rest on a ledge."""
    rng = np.random.default_rng(seed)
    material = _crumb()
    meshes = [_solid('crumb', *lump(seed * 40 + i, 14, 18, cuts=12, rough=.42), material) for i in range(14)]
    x, z = rng.uniform(-1.3, 1.3, count), rng.uniform(-.98, .95, count)
    drift = fbm(x * 2.4, z * 2.4 + 3, 4, 78)
    for i in range(count):
        ledge = depth_at(x[i], z[i] - .012) - depth_at(x[i], z[i] + .012)
        if ledge * 9 + drift[i] < rng.normal(.05, .16):
            continue
        size = min(.0021 * np.exp(abs(rng.normal(0, .75))), .017)
        ob = link(bpy.data.objects.new('crumb', meshes[rng.integers(len(meshes))]))
        ob.location = (x[i], -depth_at(x[i], z[i]) - size * rng.uniform(-.2, .5), z[i])
        ob.scale = tuple(size * rng.uniform(.7, 1.3, 3))
        ob.rotation_euler = rng.uniform(0, 6.28, 3)


def _crumb():
    material, n, out = new_material('crumb')
    place, own = n.add('ShaderNodeNewGeometry').outputs['Position'], n.add('ShaderNodeObjectInfo').outputs['Random']
    fine = n.noise(place, 260.0, 4.0, .72)
    colour = n.ramp(own, [(0.0, (.075, .032, .019)), (.35, (.190, .066, .032)), (.75, (.285, .118, .060)), (1.0, (.40, .235, .140))])
    colour = n.mix(n.ramp(fine, [(.34, .6), (.54, 0.0)]), colour, (.050, .020, .012, 1))
    body = n.add('ShaderNodeBsdfPrincipled', {'Base Color': colour, 'Roughness': .95, 'Specular': .10})
    n.join(body.inputs['Normal'], n.bump(fine, .8, .004))
    n.join(out.inputs[0], body.outputs[0])
    return material


def add_stones(stones, rng, depth_at):
    material = _lava()
    meshes = [_lava_mesh(i + 60, material, i < 7) for i in range(15)]
    for i, (x, z, size) in enumerate(stones):
        ob = link(bpy.data.objects.new('lava', meshes[i % 7 if size > .03 else 7 + i % 8]))
        ob.location = (x, -depth_at(x, z) + size * rng.uniform(.35, .80), z)
        ob.scale = tuple(1.75 * size * rng.uniform(.8, 1.25, 3))
        ob.rotation_euler = rng.uniform(0, 6.28, 3)
