"""What lies on tilled ground: crumbs, clods, stones, straw and bits of dry leaf, as meshes to be instanced.

Unit 1 m, unless a `scale` says how many of the scene's units a metre has."""
import bpy
import numpy as np

from .nodes import new_material
from .noise import fbm


def _mesh(name, verts, faces, material, smooth=True):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(map(float, v)) for v in verts], [], [tuple(map(int, f)) for f in faces])
    mesh.update()
    mesh.polygons.foreach_set('use_smooth', [smooth] * len(mesh.polygons))
    mesh.materials.append(material)
    return mesh


def _ball(rings, around):
    """A sphere of unit radius in rings: corners and faces."""
    lat = np.linspace(-np.pi / 2, np.pi / 2, rings)
    lon = np.linspace(0, 2 * np.pi, around, endpoint=False)
    a, b = np.meshgrid(lat, lon, indexing='ij')
    points = np.stack([np.cos(a) * np.cos(b), np.cos(a) * np.sin(b), np.sin(a)], 2).reshape(-1, 3)
    index = np.arange(rings * around).reshape(rings, around)
    after = np.roll(index, -1, 1)
    return points, np.stack([index[:-1], after[:-1], after[1:], index[1:]], 2).reshape(-1, 4)


def lump(seed, rings=10, around=14, cuts=7, rough=0.16):
    """Corners and faces of a broken lump: a ball with flat breaks, then roughened."""
    rng = np.random.default_rng(seed)
    points, faces = _ball(rings, around)
    shape = rng.uniform(0.65, 1.25, 3) * np.array([1, 1, 0.7])
    reach = np.ones(len(points))
    for _ in range(cuts):
        way = rng.normal(size=3)
        facing = points @ (way / np.linalg.norm(way))
        reach = np.minimum(reach, rng.uniform(0.48, 0.92) / np.maximum(facing, 0.05))
    x, y, z = points.T * 2.1
    shift = rng.uniform(0, 40, 3)
    reach *= 1 + rough * (fbm(x + shift[0], y + 0.7 * z + shift[1], 4, 3) + fbm(z + shift[2], x - 0.6 * y + shift[0], 4, 5))
    return points * reach[:, None] * shape, faces


def lump_meshes(material, count, name='lump', fine=False, cuts=7, rough=0.16, first=0):
    rings, around = (40, 56) if fine else (12, 16)
    return [_mesh(name, *lump(first + i, rings, around, cuts, rough), material) for i in range(count)]


def crumb_patches(material, count=5, crumbs=90, reach=0.35, smallest=0.0022, largest=0.016, first=0, cuts=4, rough=0.2):
    """Spills of crumbs, most of them tiny, thinning outwards."""
    meshes = []
    for seed in range(first, first + count):
        rng = np.random.default_rng(seed + 500)
        verts, faces, offset = [], [], 0
        for i in range(crumbs):
            size = min(smallest * np.exp(abs(rng.normal(0, 0.8))), largest)
            around = (5, 7) if size < 0.5 * largest else (8, 11)
            points, quads = lump(seed * 1000 + i, *around, cuts=cuts, rough=rough)
            place = rng.normal(0, reach / 2, 2)
            verts.append(points * size + np.array([*place, size * rng.uniform(-0.2, 0.35)]))
            faces.append(quads + offset)
            offset += len(points)
        meshes.append(_mesh('crumbs', np.concatenate(verts), np.concatenate(faces), material))
    return meshes


def _ribbon(start, azimuth, length, half, lift, bend, steps, rng):
    """A flat stalk or strip that lies along the ground."""
    points = []
    place = np.array([*start, lift], float)
    for j in range(steps):
        taper = 1 - 0.5 * abs(2 * j / (steps - 1) - 1) ** 3
        side = np.array([-np.sin(azimuth), np.cos(azimuth), rng.normal(0, 0.25)]) * half * taper
        points += [place + side, place - side]
        place = place + np.array([np.cos(azimuth), np.sin(azimuth), 0]) * length / (steps - 1)
        place[2] = lift + abs(rng.normal(0, 0.25)) * half * 2
        azimuth += bend / steps + rng.normal(0, 0.08)
    return points, [(2 * j, 2 * j + 1, 2 * j + 3, 2 * j + 2) for j in range(steps - 1)]


def straw_patches(material, count=5, stalks=16, reach=0.16, longest=0.14, half=0.0010, first=0):
    """Broken dry stalks and torn strips of leaf, lying about."""
    meshes = []
    for seed in range(first, first + count):
        rng = np.random.default_rng(seed + 900)
        verts, faces = [], []
        drift = rng.uniform(0, 6.28)
        for i in range(stalks):
            strip = rng.uniform() < 0.16
            points, quads = _ribbon(rng.normal(0, reach / 2, 2), drift + rng.normal(0, 0.9),
                                    longest * rng.uniform(0.15, 1) * (0.45 if strip else 1), half * (5 if strip else rng.uniform(0.6, 1.3)),
                                    rng.uniform(0.001, 0.006), rng.normal(0, 0.7), 7, rng)
            faces += [tuple(corner + len(verts) for corner in quad) for quad in quads]
            verts += points
        meshes.append(_mesh('straw', verts, faces, material))
    return meshes


def fieldstone_material(finish=lambda nodes, shader: shader, scale=1.0):
    """Grey and rust-brown lava stones, dusted red from below; each stone has a tone of its own."""
    material, n, out = new_material('fieldstone')
    geometry = n.add('ShaderNodeNewGeometry')
    place = n.vector('DIVIDE', geometry.outputs['Position'], (scale,) * 3)
    own = n.add('ShaderNodeObjectInfo').outputs['Random']
    mid, grain = n.noise(place, 22.0, 5.0, 0.65), n.noise(place, 160.0, 3.0, 0.7)
    colour = n.ramp(own, [(0.0, (0.075, 0.062, 0.054)), (0.4, (0.135, 0.112, 0.094)), (0.75, (0.20, 0.155, 0.118)),
                          (1.0, (0.26, 0.215, 0.17))])
    colour = n.mix(n.ramp(mid, [(0.36, 0.6), (0.58, 0.0)]), colour, (0.050, 0.042, 0.037, 1))
    colour = n.mix(n.ramp(grain, [(0.50, 0.0), (0.72, 0.45)]), colour, (0.29, 0.235, 0.185, 1))
    up = n.add('ShaderNodeSeparateXYZ', {0: geometry.outputs['Normal']}).outputs[2]
    # Dust lies on it as on everything, and mud has dried about its foot.
    dust = n.math('MULTIPLY', n.smooth(n.math('ABSOLUTE', n.math('SUBTRACT', up, 0.25)), 0.15, 0.75, 0.30, 0.95), n.ramp(mid, [(0.30, 0.95), (0.65, 0.35)]))
    colour = n.mix(dust, colour, (0.20, 0.082, 0.044, 1))
    stone = n.add('ShaderNodeBsdfPrincipled', {'Base Color': colour, 'Roughness': 0.85, 'Specular': 0.25})
    n.join(stone.inputs['Normal'], n.bump(n.math('ADD', mid, n.math('MULTIPLY', grain, 0.6)), 0.7, 0.006 * scale))
    n.join(out.inputs[0], finish(n, stone.outputs[0]))
    return material
