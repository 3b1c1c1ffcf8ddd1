"""A trodden yard and what lies on it: grit, clods, chips and strings of agave. Unit 1 m."""
import bmesh
import bpy
import numpy as np
from mathutils import Vector, noise

from .hewings import chips, scattered, strands, strew
from .meshes import grid_object
from .nodes import new_material
from .noise import fbm


def yard_height(x, y):
    tread = np.clip(fbm(x * 3.1 + 4, y * 2.3, 3, 9) - .12, 0, 1)
    return (.030 * fbm(x * 1.3, y * 1.3, 4, 2) + .016 * fbm(x * 5, y * 5, 5, 5) + .009 * np.abs(fbm(x * 17, y * 17, 4, 7))
            - .045 * tread + .0035 * fbm(x * 60, y * 60, 3, 8) - .012)


def _earth():
    material, n, out = new_material('yard')
    place = n.add('ShaderNodeNewGeometry').outputs['Position']
    broad, fine, grit = n.noise(place, 1.6, 9.0, .66), n.noise(place, 34.0, 6.0, .72), n.noise(place, 260.0, 4.0, .75)
    colour = n.ramp(broad, [(.30, (.050, .026, .017)), (.52, (.100, .054, .034)), (.70, (.165, .094, .062))])
    colour = n.mix(n.ramp(fine, [(.48, 0.0), (.72, .6)]), colour, (.22, .14, .092, 1))
    colour = n.mix(n.ramp(grit, [(.30, .75), (.44, 0.0)]), colour, (.030, .017, .012, 1))
    colour = n.mix(n.ramp(grit, [(.58, 0.0), (.70, .55)]), colour, (.27, .20, .145, 1))
    # Juice and water have darkened it, and made it smoother; before the mouth lies ash.
    damp = n.ramp(n.noise(place, 1.1, 5.0, .6, .6), [(.50, 0.0), (.62, 1.0)], 'EASE')
    colour = n.mix(n.math('MULTIPLY', damp, .62), colour, (.024, .013, .009, 1))
    x, y, _ = n.add('ShaderNodeSeparateXYZ', {0: place}).outputs
    hearth = n.math('MULTIPLY', n.smooth(y, .45, 1.7), n.smooth(n.math('ABSOLUTE', n.math('ADD', x, .62)), .95, .25))
    ash = n.math('MULTIPLY', hearth, n.ramp(n.math('ADD', n.math('MULTIPLY', fine, .5), n.math('MULTIPLY', broad, .5)), [(.40, 0.0), (.62, 1.0)]))
    colour = n.mix(n.math('MULTIPLY', ash, .8), colour, (.17, .155, .145, 1))
    body = n.add('ShaderNodeBsdfPrincipled', {'Base Color': colour, 'Specular': .3,
                                              'Roughness': n.math('SUBTRACT', .93, n.math('MULTIPLY', damp, .38))})
    relief = n.math('ADD', n.math('ADD', fine, broad), n.math('MULTIPLY', grit, .35))
    n.join(body.inputs['Normal'], n.bump(relief, .85, .016))
    n.join(out.inputs[0], body.outputs[0])
    return material


def _clods(earth, kinds=9):
    meshes = []
    for k in range(kinds):
        shape = bmesh.new()
        bmesh.ops.create_icosphere(shape, subdivisions=4, radius=1)
        offset = Vector((k * 7.3, k * 3.1, 2))
        for v in shape.verts:
            v.co *= 1 + .42 * noise.fractal(v.co * 1.2 + offset, 1, 2, 5)
        mesh = bpy.data.meshes.new('clod')
        shape.to_mesh(mesh)
        shape.free()
        mesh.materials.append(earth)
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
        meshes.append(mesh)
    return meshes


def add_yard(detail=1.0, seed=12):
    """The ground, level towards the wall, and its litter: thickest where the hearts were cut."""
    rng = np.random.default_rng(seed)
    rows = np.concatenate([np.linspace(-3.0, 1.9, int(1300 * detail)), np.linspace(1.9, 4.4, 60)[1:]])
    x, y = np.meshgrid(np.linspace(-2.2, 2.4, int(1200 * detail)), rows)
    level = lambda x, y: yard_height(x, y) * np.clip((1.9 - y) / .5, .15, 1)
    earth = _earth()
    grid_object('yard', x, y, level(x, y), earth)
    grit = np.c_[rng.uniform(-1.7, 1.7, 4200), rng.uniform(-2.6, 1.6, 4200)]
    strew(_clods(earth), rng, grit, np.minimum(.032, .0026 * np.exp(rng.normal(.2, .75, len(grit)))), level, 3, .25)

    def heaped(count):
        spots = rng.uniform((-1.3, -2.2), (1.4, .9), (26, 2))
        near = spots[rng.integers(0, len(spots), count)] + rng.normal(0, .16, (count, 2))
        return np.where(rng.uniform(size=(count, 1)) < .55, near, np.c_[rng.normal(.2, .9, count), rng.normal(-.6, .8, count)])

    cut = heaped(950)
    cut = cut[cut[:, 1] < 1.5]
    strew(chips(16, 60), rng, cut, np.minimum(.10, .014 * np.exp(rng.normal(.40, .80, len(cut)))), level)
    strands('strings', *scattered(rng, 3600, heaped, level))
