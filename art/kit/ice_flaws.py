"""What is within ice: trapped air, a white heart, cracks. Unit 10 cm."""
import bmesh
import bpy
import numpy as np
from mathutils import Euler, Vector, noise

from .citrus import value_attribute
from .drink import balls, boundary
from .meshes import mesh_object
from .nodes import new_material


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
        put(middle + ball * (.13 + .055 * k) * (1 + .45 * lump[:, None]), .24 - .05 * k)
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
