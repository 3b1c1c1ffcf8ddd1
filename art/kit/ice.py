"""Ice dropped into a glass by the rigid-body solver. Poses are kept in art/.cache: every seed renders the same heap."""
import os

import bmesh
import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector, noise

from .citrus import value_attribute
from .drink import balls, boundary
from .glassware import ring
from .meshes import link, loft, mesh_object
from .nodes import new_material

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
        v.co = c * (1 + min(swell, melt * .6)) * edge / 2
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
    """Cubes of the given edges, in the order dropped: [(matrix, half sizes)]."""
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
        heap.append((pose, half_sizes(ob.data)))
    return heap


def add_block(edge, pose, material, seed=77):
    """One large block, cut by hand and a little melted, at a pose: [(matrix, half sizes)]."""
    ob = link(bpy.data.objects.new('ice', block(seed, edge, .17, .085, 16)))
    ob.data.materials.append(material)
    ob.matrix_world = pose
    add_cracks(pose, edge, 3, 6)
    add_heart(pose, edge * .8, 3, 60, 2)
    add_trapped(pose, edge, 5, 160)
    return [(pose, half_sizes(ob.data))]


def add_trapped(pose, edge, seed, count):
    """Air that the freezing water gave up: fine bubbles in drifts and strings, the smaller the more of them."""
    rng, m = np.random.default_rng(400 + seed), np.array(pose)
    knots = rng.uniform(-.34, .34, (6, 3))
    ways = rng.normal(0, 1, (6, 3))
    ways /= np.linalg.norm(ways, axis=1)[:, None]
    places = []
    for _ in range(count):
        k = rng.integers(6)
        at = knots[k] + ways[k] * rng.uniform(-.2, .2) + rng.normal(0, .030, 3)
        if np.abs(at).max() < .40:
            places.append((*(m[:3, :3] @ at * edge + m[:3, 3]), min(.0009 * np.exp(rng.exponential(.6)), .006)))
    return balls(places, 'trapped', boundary('bubble_ice', 1 / 1.31, shadow=1.0))


def _frost_material():
    material, n, out = new_material('frost')
    front, through = (n.add(f'ShaderNodeBsdf{kind}', {'Color': (.93, .95, .96, 1)}).outputs[0] for kind in ('Diffuse', 'Translucent'))
    solid = n.math('MULTIPLY', n.math('SUBTRACT', 1.0, n.add('ShaderNodeLayerWeight', {'Blend': .5}).outputs['Facing']),
                   n.add('ShaderNodeAttribute', attribute_name='white').outputs['Fac'])
    n.join(out.inputs[0], n.mix_shader(solid, n.add('ShaderNodeBsdfTransparent').outputs[0], n.mix_shader(.5, front, through)))
    return material


def add_heart(pose, edge, seed, needles=90, shells=4):
    """What freezes last: air driven to the middle, as needles that point at it and a cloud about it."""
    rng = np.random.default_rng(900 + seed)
    shape = bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=3, radius=1)
    ball = np.array([v.co[:] for v in shape.verts])
    sides = [[v.index for v in face.verts] for face in shape.faces]
    shape.free()
    verts, faces, white = [], [], []

    def put(corners, share):
        offset = len(verts) * len(ball)
        faces.extend(tuple(i + offset for i in side) for side in sides)
        verts.append(corners)
        white.extend([share] * len(ball))

    middle = rng.uniform(-.06, .06, 3)
    for k in range(shells):
        lump = np.array([noise.noise(Vector(c) * 1.7 + Vector((seed, k * 7, 3))) for c in ball])
        put(middle + ball * (.13 + .055 * k) * (1 + .45 * lump[:, None]), .34 - .07 * k)
    for _ in range(needles):
        towards = rng.normal(0, 1, 3)
        towards /= np.linalg.norm(towards)
        near, length, thin = abs(rng.normal(.10, .08)), rng.uniform(.04, .15), rng.uniform(.0025, .006)
        along = ball @ towards
        put(middle + towards * (near + length / 2) + along[:, None] * towards * length / 2
            + (ball - along[:, None] * towards) * thin, .75)
    m = np.array(pose)
    points = np.concatenate(verts) * edge @ m[:3, :3].T + m[:3, 3]
    ob = mesh_object('heart', points, faces, bpy.data.materials.get('frost') or _frost_material())
    value_attribute(ob.data, 'white', white)
    return ob


def _film_material():
    material, n, out = new_material('crack')
    glint = n.add('ShaderNodeBsdfGlossy', {'Color': (1, 1, 1, 1), 'Roughness': .12})
    share = n.math('MULTIPLY', n.add('ShaderNodeFresnel', {'IOR': 1.25}).outputs[0], .9, clamp=True)
    n.join(out.inputs[0], n.mix_shader(share, n.add('ShaderNodeBsdfTransparent').outputs[0], glint.outputs[0]))
    return material


def add_cracks(pose, edge, seed, count):
    """Curved inner fractures: the thin films of air that real ice has."""
    rng = np.random.default_rng(seed)
    grid = 14
    u, v = np.meshgrid(np.linspace(-1, 1, grid), np.linspace(-1, 1, grid), indexing='ij')
    index = np.arange(grid * grid).reshape(grid, grid)
    quads = np.stack([index[:-1, :-1], index[1:, :-1], index[1:, 1:], index[:-1, 1:]], 2).reshape(-1, 4)
    outline = 1 + .25 * np.sin(3 * np.arctan2(v, u)).reshape(-1)[quads].mean(1)
    inside = np.hypot(u, v).reshape(-1)[quads].max(1) < outline
    verts, faces = [], []
    for k in range(count):
        size = rng.uniform(.14, .34) * edge
        bend = .25 * (u * u - v * v * .5) + .06 * np.sin(u * 4 + rng.uniform(0, 6))
        film = np.stack([u * size, v * size, bend * size], 2).reshape(-1, 3)
        turn = np.array(Euler(rng.uniform(0, 6.28, 3)).to_matrix())
        verts.append(film @ turn.T + rng.uniform(-.22, .22, 3) * edge)
        faces += [tuple(i + k * grid * grid for i in quad) for quad in quads[inside]]
    m = np.array(pose)
    points = np.concatenate(verts) @ m[:3, :3].T + m[:3, 3]
    return mesh_object('crack', points, faces, bpy.data.materials.get('crack') or _film_material())
