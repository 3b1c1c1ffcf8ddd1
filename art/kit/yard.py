"""A trodden yard and what lies on it, and the hearts heaped there. Unit 1 m."""
import math
import os

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector, noise

from .agave_heart import add_heart
from .ice import CACHE
from .meshes import grid_object, link, mesh_object
from .nodes import new_material
from .noise import fbm


# The solver keeps bodies this far apart; a heart presses into the soil besides.
SUNK = .055


def yard_height(x, y):
    return .030 * fbm(x * 1.3, y * 1.3, 4, 2) + .016 * fbm(x * 5, y * 5, 5, 5) + .007 * np.abs(fbm(x * 17, y * 17, 3, 7)) - .012


def _height(x, y):
    return float(yard_height(np.array([x]), np.array([y]))[0])


def _earth():
    material, n, out = new_material('yard')
    place = n.add('ShaderNodeNewGeometry').outputs['Position']
    broad, fine = n.noise(place, 1.6, 9.0, .66), n.noise(place, 34.0, 6.0, .72)
    colour = n.ramp(broad, [(.32, (.060, .030, .019)), (.68, (.155, .080, .050))])
    colour = n.mix(n.ramp(fine, [(.48, 0.0), (.72, .6)]), colour, (.22, .14, .092, 1))
    body = n.add('ShaderNodeBsdfPrincipled', {'Base Color': colour, 'Roughness': .93, 'Specular': .15})
    n.join(body.inputs['Normal'], n.bump(n.math('ADD', fine, broad), .65, .018))
    n.join(out.inputs[0], body.outputs[0])
    return material


def add_yard(wall_at, seed=12):
    """The ground, level towards the wall, with clods, and slivers of leaf base cut from the hearts."""
    rng = np.random.default_rng(seed)
    rows = np.concatenate([np.linspace(-3.6, 1.9, 620), np.linspace(1.9, 4.4, 60)[1:]])
    x, y = np.meshgrid(np.linspace(-2.8, 3.0, 620), rows)
    earth = _earth()
    grid_object('yard', x, y, yard_height(x, y) * np.clip((1.9 - y) / .5, 0.15, 1), earth)
    for _ in range(150):
        shape = bmesh.new()
        bmesh.ops.create_icosphere(shape, subdivisions=2, radius=1)
        offset = Vector(rng.uniform(0, 50, 3))
        for v in shape.verts:
            v.co *= 1 + .35 * noise.fractal(v.co * 1.1 + offset, 1, 2, 3)
        mesh = bpy.data.meshes.new('clod')
        shape.to_mesh(mesh)
        shape.free()
        mesh.materials.append(earth)
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
        size, at = min(.05, .010 * math.exp(rng.normal(.2, .7))), (rng.uniform(-1.8, 1.8), rng.uniform(-2.6, 1.5))
        ob = link(bpy.data.objects.new('clod', mesh))
        ob.location, ob.scale, ob.rotation_euler = (*at, _height(*at)), (size, size, size * .7), rng.uniform(0, 6, 3)
    _add_slivers(rng, wall_at)


def _add_slivers(rng, wall_at, count=210, steps=7):
    material, n, out = new_material('sliver')
    tone = n.ramp(n.add('ShaderNodeObjectInfo').outputs['Random'],
                  [(0, (.32, .36, .19)), (.4, (.52, .46, .27)), (.7, (.35, .24, .11)), (1, (.16, .21, .13))])
    n.join(out.inputs[0], n.add('ShaderNodeBsdfPrincipled', {'Base Color': tone, 'Roughness': .7}).outputs[0])
    for _ in range(count):
        length = .03 * math.exp(rng.normal(.5, .55))
        wide, curl = length * rng.uniform(.12, .45), rng.uniform(-.25, .25)
        verts = []
        for t in np.linspace(0, 1, steps):
            half = wide * (.25 + .75 * math.sin(math.pi * (t * .85 + .1))) / 2
            lift = curl * length * 4 * (t - .5) ** 2 + .003
            verts += [((t - .5) * length, -half, lift - .002), ((t - .5) * length, half, lift + .002)]
        ob = mesh_object('sliver', verts, [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(steps - 1)], material)
        ob.modifiers.new('thick', 'SOLIDIFY').thickness = .004
        x, y = rng.normal(.35, .95), min(rng.normal(-.55, .75), wall_at - .3)
        ob.location = (x, y, _height(x, y) + .004)
        ob.rotation_euler = (rng.normal(0, .25), rng.normal(0, .25), rng.uniform(0, 6.28))


def _fixed(name, corners):
    ob = mesh_object(name, corners, [(0, 1, 2, 3)])
    bpy.context.view_layer.objects.active = ob
    bpy.ops.rigidbody.object_add(type='PASSIVE')
    ob.rigid_body.collision_shape, ob.rigid_body.friction = 'MESH', .95
    return ob


def _settle(hearts, wall_at):
    scene = bpy.context.scene
    bpy.ops.rigidbody.world_add()
    scene.rigidbody_world.substeps_per_frame, scene.rigidbody_world.solver_iterations = 12, 25
    back, side = wall_at - .12, 1.55
    fixed = [_fixed('floor', [(-6, -6, 0), (6, -6, 0), (6, 6, 0), (-6, 6, 0)]),
             _fixed('back', [(-6, back, -1), (-6, back, 14), (6, back, 14), (6, back, -1)]),
             _fixed('side', [(side, -6, -1), (side, 6, -1), (side, 6, 14), (side, -6, 14)])]
    hulls = []
    for ob in hearts:
        hull = mesh_object('hull', [v.co for v in ob.data.vertices][::151], [(0, 1, 2)])
        hull.location, hull.rotation_euler, hull.scale = ob.location, ob.rotation_euler, ob.scale
        bpy.context.view_layer.objects.active = hull
        bpy.ops.rigidbody.object_add(type='ACTIVE')
        body = hull.rigid_body
        body.collision_shape, body.mass, body.friction, body.restitution = 'CONVEX_HULL', 5, 1.0, 0
        body.linear_damping, body.angular_damping = .35, .85
        hulls.append(hull)
    scene.frame_end = 200
    for frame in range(1, 170):
        scene.frame_set(frame)
    settled = bpy.context.evaluated_depsgraph_get()
    poses = [hull.evaluated_get(settled).matrix_world.copy() for hull in hulls]
    bpy.ops.rigidbody.world_remove()
    for ob in hulls + fixed:
        bpy.data.objects.remove(ob)
    return poses


def add_hearts(count, wall_at, seed=1, halves=(5, 8, 11, 14, 17)):
    """A heap against the wall; poses are kept in art/.cache."""
    rng = np.random.default_rng(seed + 4)
    made = [add_heart(20 + i, radius=.265) for i in range(3)] + [add_heart(30 + i, half=True) for i in range(2)]
    meshes = [ob.data for ob in made]
    for ob in made:
        bpy.data.objects.remove(ob)
    hearts = []
    for i in range(count):
        ob = link(bpy.data.objects.new('heart', meshes[3 + i % 2] if i in halves else meshes[i % 3]))
        ob.scale = (rng.uniform(.88, 1.10),) * 3
        ob.location = (rng.uniform(.12, 1.15), rng.uniform(.45, 1.25), .34 + i * .36)
        ob.rotation_euler = rng.uniform(0, 6.28, 3)
        hearts.append(ob)
    path = os.path.join(CACHE, f'hearts_{seed}_{count}.npy')
    if os.path.exists(path):
        poses = [Matrix(m) for m in np.load(path)]
    else:
        poses = _settle(hearts, wall_at)
        os.makedirs(CACHE, exist_ok=True)
        np.save(path, np.array([np.array(m) for m in poses]))
    for ob, pose in zip(hearts, poses):
        ob.matrix_world = Matrix.Translation((0, 0, -SUNK)) @ pose
