"""Mesquite and huizache as they stand along the far edges of fields: seen from hundreds of metres. Unit 1 m."""
import bpy
import numpy as np

from .field import ground_height
from .nodes import new_material


def _foliage(finish):
    material, n, out = new_material('foliage')
    own = n.add('ShaderNodeObjectInfo').outputs['Random']
    colour = n.ramp(own, [(0.0, (0.022, 0.034, 0.015)), (0.6, (0.045, 0.058, 0.024)), (1.0, (0.085, 0.080, 0.036))])
    leaf = n.add('ShaderNodeBsdfDiffuse', {'Color': colour})
    through = n.add('ShaderNodeBsdfTranslucent', {'Color': (0.10, 0.11, 0.03, 1)})
    n.join(out.inputs[0], finish(n, n.mix_shader(0.25, leaf.outputs[0], through.outputs[0])))
    return material


def _tree(seed, material):
    """A low, spreading crown of sprays on a few crooked stems, one metre high."""
    rng = np.random.default_rng(seed)
    verts, faces = [], []

    def card(at, half):
        a, b = rng.normal(size=(2, 3))
        a, b = a / np.linalg.norm(a) * half, b / np.linalg.norm(b) * half
        first = len(verts)
        verts.extend([at + a, at + b, at - a, at - b])
        faces.append((first, first + 1, first + 2, first + 3))

    for _ in range(int(rng.integers(3, 6))):
        top = np.array([rng.normal(0, 0.30), rng.normal(0, 0.30), rng.uniform(0.5, 0.75)])
        for share in np.linspace(0, 1, 14):
            card(top * share * np.array([share, share, 1]), 0.022)
        for _ in range(int(rng.integers(3, 6))):
            blob = top + rng.normal(0, 0.13, 3) * np.array([1.5, 1.5, 0.8])
            reach = rng.uniform(0.09, 0.20)
            for _ in range(110):
                way = rng.normal(size=3)
                way *= reach * rng.uniform(0.55, 1.0) / np.linalg.norm(way)
                card(blob + way * np.array([1.3, 1.3, 0.75]), rng.uniform(0.012, 0.034))
    mesh = bpy.data.meshes.new('tree')
    mesh.from_pydata([tuple(v) for v in verts], [], faces)
    mesh.update()
    mesh.materials.append(material)
    return mesh


def add_trees(finish, camera_xy, row_at, seed=21, count=150, near=230, far=600):
    """In loose hedges and alone; none near, none in front of anything that matters."""
    rng = np.random.default_rng(seed)
    material = _foliage(finish)
    meshes = [_tree(seed + i, material) for i in range(6)]
    hedges = [(rng.uniform(near, far), rng.uniform(-1, 1), rng.normal(0, 0.25)) for _ in range(9)]
    for i in range(count):
        y, aside, slant = hedges[rng.integers(9)]
        along = rng.normal(0, 0.14)
        x, y = camera_xy[0] + (aside * 0.75 + along) * y, y + slant * along * y + rng.normal(0, 5)
        height = rng.uniform(1.6, 4.8)
        ob = bpy.data.objects.new('tree', meshes[i % 6])
        ob.location = (x, y, float(ground_height(np.array([x]), np.array([y]), row_at, False)[0]) - 0.15)
        ob.scale = (height * rng.uniform(0.9, 1.5), height * rng.uniform(0.9, 1.5), height)
        ob.rotation_euler = (0, 0, rng.uniform(0, 6.28))
        bpy.context.scene.collection.objects.link(ob)
