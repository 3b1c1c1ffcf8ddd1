"""Meshes from numpy arrays."""
import bpy
import numpy as np


def link(ob):
    bpy.context.scene.collection.objects.link(ob)
    return ob


def mesh_object(name, verts, faces, material=None, smooth=True, material_index=None):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(map(float, v)) for v in verts], [], [tuple(map(int, f)) for f in faces])
    mesh.update()
    mesh.polygons.foreach_set('use_smooth', [smooth] * len(mesh.polygons))
    materials = material if isinstance(material, (list, tuple)) else [material] if material else []
    for m in materials:
        mesh.materials.append(m)
    if material_index is not None:
        mesh.polygons.foreach_set('material_index', [int(i) for i in material_index])
    return link(bpy.data.objects.new(name, mesh))


def polygon_mesh(name, verts, faces, smooth=True):
    """A mesh from corners [n, 3] and arrays of faces, each of one number of corners; fast for millions."""
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(len(verts))
    mesh.vertices.foreach_set('co', np.asarray(verts, np.float32).ravel())
    sizes = np.concatenate([np.full(len(face), face.shape[1], np.int32) for face in faces])
    corners = np.concatenate([face.ravel() for face in faces]).astype(np.int32)
    mesh.loops.add(len(corners))
    mesh.loops.foreach_set('vertex_index', corners)
    mesh.polygons.add(len(sizes))
    mesh.polygons.foreach_set('loop_start', (np.cumsum(sizes) - sizes).astype(np.int32))
    mesh.polygons.foreach_set('loop_total', sizes)
    mesh.polygons.foreach_set('use_smooth', np.full(len(sizes), smooth))
    mesh.update(calc_edges=True)
    return mesh


def sides_object(name, verts, sides, material, smooth=True):
    """An object from an array of corners and one of sides, alike in number of corners."""
    mesh = polygon_mesh(name, verts, [np.asarray(sides)], smooth)
    mesh.materials.append(material)
    return link(bpy.data.objects.new(name, mesh))


def grid_object(name, x, y, z, material):
    """A smooth sheet from three 2-D arrays."""
    rows, columns = x.shape
    index = np.arange(rows * columns).reshape(rows, columns)
    quads = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], 2).reshape(-1, 4)
    return sides_object(name, np.stack([x, y, z], 2).reshape(-1, 3), quads, material)


def ring_faces(rings, n, offset=0):
    """Quads between successive rings of n corners, facing outwards where rings climb counter-clockwise."""
    faces = []
    for i in range(rings - 1):
        a, b = offset + i * n, offset + (i + 1) * n
        faces += [(a + j, a + (j + 1) % n, b + (j + 1) % n, b + j) for j in range(n)]
    return faces


def loft(rings):
    return np.concatenate(rings), ring_faces(len(rings), len(rings[0]))


def box(x, y, z):
    """Corners and faces of a box about the origin."""
    verts = [(sx * x / 2, sy * y / 2, sz * z / 2) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]
    return verts, [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
