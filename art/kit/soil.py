"""The red soil of the highlands, its stones and its dry grass."""
import math

import bpy
import numpy as np

from .nodes import new_material


def soil_material(finish=lambda nodes, shader: shader, scale=1.0):
    """Iron-red earth, crumbly, in many tones. `scale` is scene units per metre."""
    material, n, out = new_material('soil')
    place = n.vector('DIVIDE', n.add('ShaderNodeNewGeometry').outputs['Position'], (scale,) * 3)
    tone, broad = n.noise(place, 0.33, 2.0, 0.6), n.noise(place, 1.3, 5.0, 0.66)
    mid, grain, dust = n.noise(place, 8.0, 3.0, 0.66), n.noise(place, 46.0, 3.0, 0.76), n.noise(place, 330.0, 1.0, 0.6)
    crumbs = n.add('ShaderNodeTexVoronoi', {'Vector': place, 'Scale': 74.0}).outputs[0]
    # Moist and dark where it was turned, crusted and pale where it has dried; not one red, but brown, rust and ochre.
    colour = n.ramp(broad, [(0.28, (0.118, 0.050, 0.028)), (0.46, (0.205, 0.086, 0.047)), (0.60, (0.275, 0.130, 0.076)),
                            (0.76, (0.370, 0.215, 0.140))])
    colour = n.mix(n.ramp(tone, [(0.36, 0.55), (0.62, 0.0)]), colour, (0.215, 0.074, 0.034, 1))
    colour = n.mix(n.ramp(mid, [(0.34, 0.60), (0.56, 0.0)]), colour, (0.085, 0.037, 0.022, 1))
    colour = n.mix(n.ramp(grain, [(0.50, 0.0), (0.74, 0.60)]), colour, (0.36, 0.225, 0.150, 1))
    colour = n.mix(n.ramp(dust, [(0.30, 0.45), (0.46, 0.0), (0.62, 0.0), (0.74, 0.45)]), colour,
                   n.mix(n.ramp(dust, [(0.48, 0.0), (0.52, 1.0)]), (0.050, 0.026, 0.018, 1), (0.42, 0.30, 0.21, 1)))
    earth = n.add('ShaderNodeBsdfPrincipled', {'Base Color': colour, 'Roughness': 1.0, 'Specular': 0.06})
    height = n.math('ADD', n.math('ADD', n.math('MULTIPLY', grain, 0.75), n.math('MULTIPLY', crumbs, -0.40)),
                    n.math('MULTIPLY', mid, 1.0))
    height = n.math('ADD', height, n.math('MULTIPLY', dust, 0.14))
    n.join(earth.inputs['Normal'], n.bump(height, 0.85, 0.035 * scale))
    n.join(out.inputs[0], finish(n, earth.outputs[0]))
    return material


def straw_material(finish=lambda nodes, shader: shader):
    material, n, out = new_material('straw')
    own = n.add('ShaderNodeObjectInfo').outputs['Random']
    patch = n.noise(n.add('ShaderNodeNewGeometry').outputs['Position'], 3.0, 2.0)
    colour = n.ramp(n.math('ADD', n.math('MULTIPLY', own, 0.5), n.math('MULTIPLY', patch, 0.5)),
                    [(0.25, (0.25, 0.185, 0.105)), (0.5, (0.40, 0.30, 0.165)), (0.8, (0.50, 0.43, 0.30))])
    blade = n.add('ShaderNodeBsdfPrincipled', {'Base Color': colour, 'Roughness': 0.7})
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
