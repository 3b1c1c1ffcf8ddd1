"""What grows between the rows unasked: herbs with small leaves, and grass gone to seed. Unit 1 m."""
import math

import bpy
import numpy as np

from .nodes import new_material


def herb_material(finish=lambda nodes, shader: shader):
    """Green that dries to ochre, each herb at its own stage, dusted like all that is low here."""
    material, n, out = new_material('herb')
    own = n.add('ShaderNodeObjectInfo').outputs['Random']
    patch = n.noise(n.add('ShaderNodeTexCoord').outputs['Object'], 24.0, 2.0)
    colour = n.ramp(n.math('ADD', n.math('MULTIPLY', own, 0.7), n.math('MULTIPLY', patch, 0.4)),
                    [(0.20, (0.050, 0.078, 0.026)), (0.50, (0.092, 0.118, 0.044)), (0.72, (0.175, 0.150, 0.066)),
                     (0.90, (0.235, 0.160, 0.080))])
    leaf = n.add('ShaderNodeBsdfPrincipled', {'Base Color': colour, 'Roughness': 0.65, 'Specular': 0.25})
    through = n.add('ShaderNodeBsdfTranslucent', {'Color': (0.22, 0.24, 0.05, 1)})
    n.join(out.inputs[0], finish(n, n.mix_shader(0.30, leaf.outputs[0], through.outputs[0])))
    return material


class _Blades:
    def __init__(self):
        self.verts, self.faces = [], []

    def strip(self, points, halves, side):
        first = len(self.verts)
        for point, half in zip(points, halves):
            self.verts += [point + side * half, point - side * half]
        self.faces += [(first + 2 * j, first + 2 * j + 1, first + 2 * j + 3, first + 2 * j + 2) for j in range(len(points) - 1)]

    def mesh(self, name, material):
        mesh = bpy.data.meshes.new(name)
        mesh.from_pydata([tuple(v) for v in self.verts], [], self.faces)
        mesh.update()
        mesh.materials.append(material)
        return mesh


def _arc(start, azimuth, elevation, length, droop, steps):
    """Points of a stalk that leans over as it grows."""
    points = [np.array(start, float)]
    for j in range(steps - 1):
        a = elevation - droop * (j / (steps - 1)) ** 1.4
        points.append(points[-1] + length / (steps - 1) * np.array([math.cos(azimuth) * math.cos(a), math.sin(azimuth) * math.cos(a), math.sin(a)]))
    return np.array(points)


def _across(azimuth, roll):
    return np.array([-math.sin(azimuth) * math.cos(roll), math.cos(azimuth) * math.cos(roll), math.sin(roll)])


def herb_meshes(material, count=6, first=0):
    """Stems that sprawl from one root, with oval leaves that thin out towards their ends."""
    meshes = []
    for seed in range(first, first + count):
        rng, herb = np.random.default_rng(seed + 1300), _Blades()
        for _ in range(int(rng.integers(7, 16))):
            azimuth, length = rng.uniform(0, 6.28), rng.uniform(0.07, 0.26)
            stem = _arc((0, 0, 0), azimuth, rng.uniform(0.15, 1.35), length, rng.uniform(0.0, 0.9), 8)
            herb.strip(stem, np.linspace(0.0016, 0.0007, 8), _across(azimuth, 0))
            for place in rng.uniform(0.15, 1.0, int(length * 90)):
                at = stem[int(place * 7)] + rng.normal(0, 0.002, 3)
                turn, size = azimuth + rng.choice([-1, 1]) * rng.uniform(0.4, 1.4), rng.uniform(0.010, 0.030) * (1.25 - 0.6 * place)
                blade = _arc(at, turn, rng.normal(0.35, 0.35), size, rng.uniform(0, 1.0), 5)
                herb.strip(blade, size * np.array([0.05, 0.24, 0.29, 0.18, 0.01]), _across(turn, rng.normal(0, 0.45)))
        meshes.append(herb.mesh('herb', material))
    return meshes


def seed_grass_meshes(material, count=5, first=0):
    """Knee-high clumps: fine arching blades, and stalks with spread panicles above them."""
    meshes = []
    for seed in range(first, first + count):
        rng, clump = np.random.default_rng(seed + 1700), _Blades()
        wind = rng.uniform(0, 6.28)
        for _ in range(int(rng.integers(60, 130))):
            azimuth, length = wind + rng.normal(0, 1.6), rng.uniform(0.12, 0.42)
            blade = _arc((*rng.normal(0, 0.03, 2), -0.01), azimuth, rng.uniform(0.75, 1.5), length, rng.uniform(0.2, 1.9), 8)
            clump.strip(blade, rng.uniform(0.0009, 0.0020) * np.linspace(1, 0.12, 8), _across(azimuth, rng.normal(0, 0.5)))
        for _ in range(int(rng.integers(4, 14))):
            azimuth, length = wind + rng.normal(0, 1.2), rng.uniform(0.34, 0.62)
            stalk = _arc((*rng.normal(0, 0.02, 2), -0.01), azimuth, rng.uniform(1.15, 1.5), length, rng.uniform(0.1, 0.7), 9)
            clump.strip(stalk, np.linspace(0.0011, 0.0005, 9), _across(azimuth, 0))
            for _ in range(26):
                at = stalk[5] + (stalk[8] - stalk[5]) * rng.uniform()
                turn, size = rng.uniform(0, 6.28), rng.uniform(0.008, 0.030)
                clump.strip(_arc(at, turn, rng.uniform(0.1, 1.2), size, 0.4, 4), np.array([0.0003, 0.0004, 0.0012, 0.0003]), _across(turn, 0.3))
        meshes.append(clump.mesh('seed_grass', material))
    return meshes
