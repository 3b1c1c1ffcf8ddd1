"""The red soil of the highlands, its stones and its dry grass."""
import math

import bmesh
import bpy
import numpy as np
from mathutils import Vector, noise

from .nodes import new_material


def soil_material(finish=lambda nodes, shader: shader, scale=1.0):
    """Iron-red earth, crumbly. `scale` is scene units per metre."""
    material, n, out = new_material('soil')
    place = n.vector('DIVIDE', n.add('ShaderNodeNewGeometry').outputs['Position'], (scale,) * 3)
    broad = n.noise(place, 0.8, 5.0, 0.62)
    mid = n.noise(place, 7.0, 5.0, 0.65)
    grain = n.noise(place, 34.0, 4.0, 0.72)
    crumbs = n.add('ShaderNodeTexVoronoi', {'Vector': place, 'Scale': 46.0}).outputs[0]
    colour = n.ramp(broad, [(0.3, (0.150, 0.047, 0.022)), (0.5, (0.250, 0.084, 0.038)), (0.72, (0.350, 0.140, 0.068))])
    colour = n.mix(n.ramp(mid, [(0.35, 0.55), (0.6, 0.0)]), colour, (0.105, 0.034, 0.018, 1))
    colour = n.mix(n.ramp(grain, [(0.46, 0.0), (0.72, 0.55)]), colour, (0.44, 0.21, 0.115, 1))
    earth = n.add('ShaderNodeBsdfPrincipled', {'Base Color': colour, 'Roughness': 0.95, 'Specular': 0.10})
    height = n.math('ADD', n.math('ADD', n.math('MULTIPLY', grain, 0.7), n.math('MULTIPLY', crumbs, -0.45)),
                    n.math('MULTIPLY', mid, 1.1))
    n.join(earth.inputs['Normal'], n.bump(height, 0.75, 0.035 * scale))
    n.join(out.inputs[0], finish(n, earth.outputs[0]))
    return material


def clod_meshes(material, count=6):
    """Lumps of about unit radius."""
    meshes = []
    for seed in range(count):
        bm = bmesh.new()
        bmesh.ops.create_icosphere(bm, subdivisions=3, radius=1)
        start = Vector(np.random.default_rng(seed).uniform(0, 50, 3))
        for vert in bm.verts:
            vert.co *= 1 + 0.38 * noise.fractal(vert.co * 1.1 + start, 1.0, 2.0, 4)
            vert.co.z *= 0.62
        mesh = bpy.data.meshes.new('clod')
        bm.to_mesh(mesh)
        bm.free()
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
        mesh.materials.append(material)
        meshes.append(mesh)
    return meshes


def straw_material(finish=lambda nodes, shader: shader):
    material, n, out = new_material('straw')
    blade = n.add('ShaderNodeBsdfPrincipled', {'Base Color': (0.42, 0.29, 0.13, 1), 'Roughness': 0.7})
    through = n.add('ShaderNodeBsdfTranslucent', {'Color': (0.5, 0.36, 0.14, 1)})
    n.join(out.inputs[0], finish(n, n.mix_shader(0.35, blade.outputs[0], through.outputs[0])))
    return material


def tuft_meshes(material, count=5, blades=26):
    """Tufts of dry grass, a hand high (metres)."""
    meshes = []
    for seed in range(count):
        rng = np.random.default_rng(seed)
        verts, faces = [], []
        for _ in range(blades):
            azimuth, length, elevation = rng.uniform(0, 6.28), rng.uniform(0.05, 0.22), rng.uniform(0.5, 1.45)
            side = np.array([-math.sin(azimuth), math.cos(azimuth), 0])
            point, first = np.array([rng.normal(0, .03), rng.normal(0, .03), -0.01]), len(verts)
            for j in range(5):
                half = 0.0022 * (1 - j / 4 * 0.9)
                verts += [point + side * half, point - side * half]
                droop = elevation - j / 4 * rng.uniform(0.2, 1.0)
                point = point + length / 4 * np.array([math.cos(azimuth) * math.cos(droop),
                                                       math.sin(azimuth) * math.cos(droop), math.sin(droop)])
            faces += [(first + 2 * j, first + 2 * j + 1, first + 2 * j + 3, first + 2 * j + 2) for j in range(4)]
        mesh = bpy.data.meshes.new('tuft')
        mesh.from_pydata([tuple(v) for v in verts], [], faces)
        mesh.update()
        mesh.materials.append(material)
        meshes.append(mesh)
    return meshes
