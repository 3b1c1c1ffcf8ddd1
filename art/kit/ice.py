"""Ice dropped into a glass by the rigid-body solver. Poses are kept in art/.cache: every seed renders the same heap."""
import os

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector, noise

from .glassware import ring
from .ice_flaws import add_cracks, add_heart, add_trapped
from .meshes import link, loft, mesh_object

CACHE = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '.cache')


def block(seed, edge, rounding=.13, melt=.045, chips=7):
    """A clear block whose edges have melted unevenly and are chipped here and there."""
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=2.0)
    bmesh.ops.subdivide_edges(shape, edges=shape.edges[:], cuts=39, use_grid_fill=True)
    rng = np.random.default_rng(seed)
    offset = Vector(rng.uniform(0, 40, 3))
    planes = [_chip(rng, rounding) for _ in range(chips)]
    for v in shape.verts:
        round_ = rounding * (1 + .75 * noise.noise(v.co * .8 + offset * 1.3))
        limit = 1 - round_
        core = Vector([max(-limit, min(limit, x)) for x in v.co])
        out = v.co - core
        c = core + out.normalized() * round_ if out.length > 1e-6 else v.co.copy()
        for normal, reach in planes:
            over = c.dot(normal) - reach
            # A chip's floor is shell-shaped; its brim is soft from melting.
            c -= normal * (over if over > .03 else max(over + .03, 0) ** 2 / .12)
        swell = melt * noise.noise(c * .9 + offset) + .40 * melt * noise.noise(c * 2.6 + offset) + .12 * melt * noise.noise(c * 7 + offset)
        v.co = c * (1 + swell - .6 * melt) * edge / 2
    mesh = bpy.data.meshes.new('ice')
    shape.to_mesh(mesh)
    shape.free()
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    return mesh


def _chip(rng, rounding):
    """(direction, distance) of a plane that takes a little off an edge."""
    corner = rng.choice((-1.0, 1.0), 3)
    corner[rng.integers(3)] *= rng.uniform(0, .8) ** 2
    normal = Vector(corner + rng.normal(0, .16, 3)).normalized()
    reach = sum(abs(x) for x in normal) * (1 - rounding) + rounding
    return normal, reach - rng.uniform(.015, .085)


def half_sizes(mesh):
    return np.abs(np.array([v.co[:] for v in mesh.vertices])).max(0)


def _body(ob, kind, shape, friction):
    bpy.context.view_layer.objects.active = ob
    bpy.ops.rigidbody.object_add(type=kind)
    body = ob.rigid_body
    body.collision_shape, body.use_margin, body.collision_margin = shape, True, .001
    body.friction, body.restitution = friction, 0
    return body


def _drop(vessel, base, blocks):
    """Let the blocks fall into the vessel; their matrices once at rest."""
    scene = bpy.context.scene
    bpy.ops.rigidbody.world_add()
    scene.rigidbody_world.substeps_per_frame, scene.rigidbody_world.solver_iterations = 20, 40
    rows = [ring((vessel.radius(base + .06) - .006) * s, base + .03) for s in np.linspace(.001, 1, 6)]
    rows += [ring(vessel.radius(min(max(z, base + .06), vessel.height)) - .008, z) for z in np.linspace(base + .03, 4.2, 14)[1:]]
    verts, faces = loft(rows)
    cup = mesh_object('cup', verts, [face[::-1] for face in faces])
    _body(cup, 'PASSIVE', 'MESH', .08)
    hulls = []
    for ob in blocks:
        hull = mesh_object('hull', [v.co for v in ob.data.vertices][::11], [(0, 1, 2)])
        hull.location, hull.rotation_euler = ob.location, ob.rotation_euler
        _body(hull, 'ACTIVE', 'CONVEX_HULL', .10).mass = .05
        hulls.append(hull)
    scene.frame_end = 200
    for frame in range(1, 150):
        scene.frame_set(frame)
    settled = bpy.context.evaluated_depsgraph_get()
    poses = [hull.evaluated_get(settled).matrix_world.copy() for hull in hulls]
    bpy.ops.rigidbody.world_remove()
    scene.frame_set(1)
    for ob in hulls + [cup]:
        bpy.data.objects.remove(ob)
    return poses


def add_heap(vessel, base, edges, material, seed):
    """Cubes of the given edges, in the order dropped: [(matrix, half sizes, object)]."""
    rng = np.random.default_rng(seed)
    blocks = []
    for i, edge in enumerate(edges):
        ob = link(bpy.data.objects.new('ice', block(seed * 31 + i, edge)))
        ob.data.materials.append(material)
        ob.location = (rng.uniform(-.08, .08), rng.uniform(-.08, .08), .45 + i * .40)
        ob.rotation_euler = rng.uniform(0, 6, 3)
        blocks.append(ob)
    name = '-'.join('%d' % (edge * 1000) for edge in edges)
    path = os.path.join(CACHE, f'ice_{seed}_{name}.npy')
    if os.path.exists(path):
        poses = [Matrix(m) for m in np.load(path)]
    else:
        poses = _drop(vessel, base, blocks)
        os.makedirs(CACHE, exist_ok=True)
        np.save(path, np.array([np.array(m) for m in poses]))
    heap = []
    for i, (ob, pose) in enumerate(zip(blocks, poses)):
        if pose.translation.z > vessel.height - .05:      # a bartender would not have added this one
            bpy.data.objects.remove(ob)
            continue
        ob.matrix_world = pose
        add_cracks(pose, edges[i], i, 3)
        add_heart(pose, edges[i], i)
        add_trapped(pose, edges[i], i, 70)
        heap.append((pose, half_sizes(ob.data), ob))
    return heap


def add_block(edge, pose, material, seed=77):
    """One large block, cut by hand and a little melted, at a pose: [(matrix, half sizes, object)]."""
    ob = link(bpy.data.objects.new('ice', block(seed, edge, .17, .085, 16)))
    ob.data.materials.append(material)
    ob.matrix_world = pose
    add_cracks(pose, edge, 3, 6)
    add_heart(pose, edge * .8, 3, 60, 2)
    add_trapped(pose, edge, 5, 160)
    return [(pose, half_sizes(ob.data), ob)]
