"""Glasses turned on a lathe and the liquid in them, as single interfaces. Unit 10 cm; every glass stands on z = 0."""
import math

import bpy
import numpy as np

from .meshes import loft, mesh_object, sides_object

SIDES = 480
THETA = np.linspace(0, 2 * np.pi, SIDES, endpoint=False)
MENISCUS = 0.014
# What a drink's side is bounded by, where it is not the glass; the name of the attribute that says so.
AIR, ICE, SURFACE = 1, 2, 'surface'


def ring(radius, z):
    radius = np.broadcast_to(radius, THETA.shape)
    return np.stack([radius * np.cos(THETA), radius * np.sin(THETA), np.broadcast_to(z, THETA.shape)], 1)


def spline(points, count):
    """Catmull-Rom through profile points, by arc length."""
    points = np.array(points, float)
    at = np.r_[0, np.cumsum(np.hypot(*np.diff(points, axis=0).T))]
    last, result = len(points) - 1, np.zeros((count, 2))
    for i, s in enumerate(np.linspace(0, at[-1], count)):
        k = min(max(np.searchsorted(at, s) - 1, 0), last - 1)
        before, after = max(k - 1, 0), min(k + 2, last)
        span = at[k + 1] - at[k]
        f = (s - at[k]) / span
        leave = (points[k + 1] - points[before]) / (at[k + 1] - at[before]) * span
        arrive = (points[after] - points[k]) / (at[after] - at[k]) * span
        result[i] = ((2 * f ** 3 - 3 * f * f + 1) * points[k] + (f ** 3 - 2 * f * f + f) * leave
                     + (-2 * f ** 3 + 3 * f * f) * points[k + 1] + (f ** 3 - f * f) * arrive)
    return result


class Vessel:
    """A turned vessel from two profiles (radius, z), each from the axis at the bottom to the rim."""

    def __init__(self, outer, inner):
        self.outer, self.inner = np.array(outer, float), np.array(inner, float)
        self.height = max(self.outer[-1, 1], self.inner[-1, 1])

    def radius(self, z):
        """The inner wall's."""
        return float(np.interp(z, self.inner[:, 1], self.inner[:, 0]))

    def outer_radius(self, z):
        foot = len(self.outer) // 4
        return float(np.interp(z, self.outer[foot:, 1], self.outer[foot:, 0]))

    def add_body(self, material, level=-1.0):
        """Outer wall, rounded lip, and the inner wall above `level` only: below it the liquid is the interface."""
        rows = [ring(max(r, 1e-3), z) for r, z in self.outer]
        (ro, zo), (ri, _) = self.outer[-1], self.inner[-1]
        middle, half = (ro + ri) / 2, (ro - ri) / 2
        rows += [ring(middle + half * math.cos(a), zo + half * math.sin(a)) for a in np.linspace(0, np.pi, 9)[1:-1]]
        rows += [ring(max(r, 1e-3), z) for r, z in self.inner[self.inner[:, 1] > level][::-1]]
        if level > self.inner[0, 1]:
            rows.append(ring(self.radius(level), level))
        return mesh_object('glass', *loft(rows), material)

    def add_liquid(self, material, level, blocks=(), steps=150):
        """`blocks` are (matrix, half sizes, object) of ice: what of them is below the surface bounds the drink, whose
        insides they are not, and so becomes a part of it; what is above stays as it is."""
        rows = [ring(max(r, 1e-3), z) for r, z in self.inner[self.inner[:, 1] < level]]
        rows.append(ring(self.radius(level), level))
        walls, reach = len(rows) - 1, self.radius(level)
        rows += [ring(reach * q, level - MENISCUS * (1 - math.exp(-(1 - q) * reach / .024)))
                 for q in np.linspace(1, .001, steps)[1:]]
        verts, faces = loft(rows)
        faces = np.array(faces)
        surface = np.where(np.arange(len(faces)) // SIDES >= walls, AIR, 0)
        if blocks:
            away = _distance(verts, blocks)
            on_top = np.arange(len(verts)) >= (walls + 1) * SIDES
            verts[:, 2] += np.where(on_top, 0.012 * np.exp(-np.maximum(away, 0) / 0.018), 0)
            kept = ~((surface == AIR) & (away[faces].min(1) < -0.004))
            faces, surface = faces[kept], surface[kept]
            for matrix, _, ob in blocks:
                corners, sides = _part(ob, matrix, level - .004)
                faces = np.concatenate([faces, sides + len(verts)])
                verts, surface = np.concatenate([verts, corners]), np.concatenate([surface, np.full(len(sides), ICE)])
        liquid = sides_object('liquid', verts, faces, material)
        liquid.data.attributes.new(SURFACE, 'FLOAT', 'FACE').data.foreach_set('value', surface.astype(np.float32))
        return liquid


def _part(ob, matrix, level):
    """Takes from a block the sides below a level: (corners, sides), turned inside out."""
    mesh = ob.data
    corners, sides = np.empty(len(mesh.vertices) * 3, np.float32), np.empty(len(mesh.polygons) * 4, np.int32)
    mesh.vertices.foreach_get('co', corners)
    mesh.loops.foreach_get('vertex_index', sides)
    corners, sides, m = corners.reshape(-1, 3), sides.reshape(-1, 4), np.array(matrix)
    world = corners @ m[:3, :3].T + m[:3, 3]
    below = world[sides][:, :, 2].mean(1) < level
    rest = sides_object('ice', corners, sides[~below], mesh.materials[0])
    ob.data = rest.data
    bpy.data.objects.remove(rest)
    return world, sides[below][:, ::-1]


def _distance(points, blocks, round_edge=0.02):
    """Signed distance to the nearest of some rounded boxes."""
    result = np.full(len(points), 9.0)
    for matrix, half, _ in blocks:
        local = (np.c_[points, np.ones(len(points))] @ np.array(matrix.inverted()).T)[:, :3]
        d = np.abs(local) - np.array(half) * .985 + round_edge
        result = np.minimum(result, np.linalg.norm(np.maximum(d, 0), axis=1) + np.minimum(d.max(1), 0) - round_edge)
    return result


def _tumbler(height, foot, rim, wall, base, bevel=.022, corner=.055):
    """Straight sides on a solid base."""
    side = lambda z: foot + (rim - foot) * z / height
    outer = [(0.001, .012), ((foot - .03) * .5, .010), (foot - .035, .004), (foot - .022, .0)]
    outer += [(foot - bevel + bevel * math.sin(a), bevel * (1 - math.cos(a))) for a in np.linspace(0, np.pi / 2, 9)[1:]]
    outer += [(side(z), z) for z in np.linspace(bevel, height - wall / 2, 80)[1:]]
    floor = side(base) - wall - corner
    inner = [(floor * s, base + .022 * (1 - s * s)) for s in np.linspace(.001, 1, 12)]
    inner += [(floor + corner * math.sin(a), base + corner * (1 - math.cos(a))) for a in np.linspace(0, np.pi / 2, 12)[1:]]
    inner += [(side(z) - wall, z) for z in np.linspace(base + corner, height - wall / 2, 90)[1:]]
    return Vessel(outer, inner)


def caballito():
    return _tumbler(0.98, 0.205, 0.262, .021, .20)


def rocks():
    return _tumbler(0.88, 0.395, 0.425, .020, .125)


def highball():
    return _tumbler(1.33, 0.318, 0.338, .017, .12)


def copita():
    """The tulip on a stem."""
    stem = [(.001, .0), (.10, .0), (.24, .0), (.315, .002), (.330, .009), (.332, .014), (.327, .020), (.30, .024),
            (.22, .034), (.13, .050), (.075, .075), (.048, .115), (.037, .18), (.033, .26), (.032, .35), (.034, .43),
            (.042, .50), (.060, .545)]
    bowl = [(.10, .585), (.17, .635), (.235, .70), (.285, .78), (.315, .87), (.325, .96), (.318, 1.06), (.298, 1.17),
            (.273, 1.28), (.250, 1.39), (.238, 1.46), (.236, 1.50)]
    outer = spline(stem + bowl, 300)
    slope = np.gradient(outer, axis=0)
    normal = np.stack([slope[:, 1], -slope[:, 0]], 1) / np.linalg.norm(slope, axis=1)[:, None]
    start = int(np.argmax((np.arange(300) > 150) & (outer[:, 1] > .615)))
    inner = outer[start:] - normal[start:] * .013
    r0, z0 = inner[0]
    bottom = [(r0 * s, z0 - .024 * (1 - s * s)) for s in np.linspace(.001, 1, 14)][:-1]
    return Vessel(outer, np.array(bottom + [tuple(p) for p in inner]))
