"""A bank of charcoal burning down: ash outside, fire in the cracks and between the pieces. Unit 1 m."""
import bmesh
import bpy
import numpy as np

from .meshes import grid_object, link
from .nodes import new_material
from .noise import fbm


def _coal(front):
    """Hotter the further it lies behind `front`, where air and ash have not cooled it."""
    material, n, out = new_material('coal')
    geometry = n.add('ShaderNodeNewGeometry')
    place, normal = geometry.outputs['Position'], geometry.outputs['Normal']
    own = n.add('ShaderNodeTexCoord').outputs['Object']
    y, up = (n.add('ShaderNodeSeparateXYZ', {0: v}).outputs[i] for v, i in ((place, 1), (normal, 2)))
    broad, fine = n.noise(place, 5.5, 4.0, .6), n.noise(place, 90.0, 6.0, .72)
    cracks = n.add('ShaderNodeTexVoronoi', {'Vector': n.mix(.10, own, n.noise(own, 4.0, 4.0)), 'Scale': 4.2},
                   feature='DISTANCE_TO_EDGE').outputs[0]
    open_ = n.ramp(cracks, [(.0, 1.0), (.075, 0.0)], 'EASE')
    heat = n.math('MULTIPLY', n.ramp(broad, [(.44, .03), (.66, 1.0)], 'EASE'), n.smooth(y, front + .25, front + 1.0))
    sheltered = n.smooth(n.math('ADD', up, n.math('MULTIPLY', n.math('SUBTRACT', fine, .5), .9)), .45, -.55)
    ash = n.math('MULTIPLY', n.math('SUBTRACT', 1.0, sheltered), n.ramp(fine, [(.42, .10), (.64, 1.0)]))
    burning = n.math('MULTIPLY', heat, n.math('ADD', n.math('MULTIPLY', open_, .85), n.math('MULTIPLY', n.math('POWER', sheltered, 1.6), .80)))
    burning = n.math('MULTIPLY', burning, n.math('SUBTRACT', 1.0, n.math('MULTIPLY', ash, .55)))
    colour = n.ramp(burning, [(0, (.5, .02, .0)), (.35, (1.0, .095, .010)), (.8, (1.0, .23, .035)), (1, (1.0, .36, .08))])
    glow = n.add('ShaderNodeEmission', {'Color': colour, 'Strength': n.math('MULTIPLY', n.math('POWER', burning, 2.4), 5.0)})
    black = n.mix(n.math('MULTIPLY', ash, .6), n.mix(fine, (.005, .0045, .0045, 1), (.016, .014, .013, 1)), (.115, .108, .102, 1))
    body = n.add('ShaderNodeBsdfPrincipled', {'Base Color': black, 'Roughness': .75, 'Specular': .3})
    relief = n.math('SUBTRACT', n.math('MULTIPLY', fine, .6), n.math('MULTIPLY', open_, .9))
    n.join(body.inputs['Normal'], n.bump(relief, .8, .006))
    n.join(out.inputs[0], n.add_shader(glow.outputs[0], body.outputs[0]))
    material.cycles.sample_as_light = False
    return material


def _lumps(material, kinds=9):
    """Broken pieces of charred branch, about 2 long."""
    ball = bmesh.new()
    bmesh.ops.create_icosphere(ball, subdivisions=5, radius=1)
    round_ = np.array([v.co[:] for v in ball.verts])
    meshes = []
    for k in range(kinds):
        rng = np.random.default_rng(300 + k)
        square = rng.uniform(2.4, 5)
        p = round_ / (np.abs(round_) ** square).sum(1, keepdims=True) ** (1 / square)
        x, y, z = p.T
        rings = .05 * fbm(np.arctan2(z, y) * 2, x * .6 + k, 4, k)
        rough = 1 + .20 * fbm(x * 1.3 + k, y * 1.3 + z, 4, k + 20) + rings + .05 * fbm(x * 5, z * 5 + y * 3, 4, k + 40)
        p = p * rough[:, None] * np.array([1, rng.uniform(.42, .75), rng.uniform(.38, .62)])
        for vertex, at in zip(ball.verts, p):
            vertex.co = at
        mesh = bpy.data.meshes.new('coal')
        ball.to_mesh(mesh)
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
        mesh.materials.append(material)
        meshes.append(mesh)
    ball.free()
    return meshes


def add_embers(mouth, count=700, seed=5):
    rng = np.random.default_rng(seed)
    material = _coal(mouth.front)

    def bank(x, y):
        return (.20 * np.clip(1 - ((y - mouth.front - 1.35) / 1.05) ** 2, 0, 1) * (1 - .8 * ((x - mouth.x) / mouth.half) ** 2)
                + .03 * fbm(x * 7, y * 7, 4, 3))

    x, y = np.meshgrid(np.linspace(mouth.x - mouth.half, mouth.x + mouth.half, 160), np.linspace(mouth.front + .12, mouth.front + 2.5, 260))
    grid_object('ashes', x, y, bank(x, y) + .006 * fbm(x * 40, y * 40, 4, 6) - .01, material)
    meshes = _lumps(material)
    for k in range(count):
        y, x = mouth.front + .30 + 2.0 * rng.beta(1.6, 1.4), mouth.x + rng.uniform(-1, 1) * (mouth.half - .06)
        size = min(.085, .020 * np.exp(rng.normal(.15, .55)))
        ob = link(bpy.data.objects.new('coal', meshes[k % len(meshes)]))
        ob.location = (x, y, float(bank(np.array([x]), np.array([y]))[0]) + size * rng.uniform(.1, .6))
        ob.scale = size * np.array([rng.choice([1.0, 1.3, 2.6], p=[.5, .35, .15]), 1, 1])
        ob.rotation_euler = (rng.uniform(0, 6.28), rng.normal(0, .30), rng.uniform(0, 6.28))
