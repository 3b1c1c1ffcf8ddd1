"""An agave field in metres: rows run along +y from before the camera to the foot of the hills."""
import math

import bpy
import numpy as np

from .agave import THORN, YOUNG, any_habit, fallen_leaves, leaf_material, rosette
from .litter import crumb_patches, fieldstone_material, lump_meshes, straw_patches
from .meshes import grid_object
from .noise import fbm
from .soil import soil_material, straw_material, tuft_meshes
from .weeds import herb_material, herb_meshes, seed_grass_meshes

ROW = 3.3
SPACING = 2.25


def ground_height(x, y, row_at=0.0, detail=True):
    """Rolling land, rising far off, with a ridge under each row."""
    z = 1.3 * fbm(x / 34 + 3, y / 34 + 9, 3, 1)
    z = z + np.where(y > 10, 5.0 * fbm(x / 140 + 1.2, y / 110 + 4.4, 3, 21) * np.clip((y - 10) / 70, 0, 1), 0)
    z = z + 0.000315 * np.maximum(y - 30, 0) ** 1.35
    z = z + 0.085 * np.cos(2 * np.pi * (x - row_at) / ROW)
    if detail:
        # Tilled: hollows, and where it was turned last, lumps; smooth where rain has run since.
        turned = np.clip(0.55 + 1.6 * fbm(x * 0.7 + 5, y * 0.7 + 2, 3, 6), 0.15, 1.25)
        z = z + 0.055 * fbm(x * 1.6, y * 1.6, 5, 2) + turned * (0.034 * np.abs(fbm(x * 6, y * 6, 3, 4))
                                                               + 0.014 * np.abs(fbm(x * 17, y * 17, 3, 7))
                                                               + 0.008 * fbm(x * 40, y * 40, 2, 5))
    return z


def _height_at(x, y, row_at, detail=True):
    return float(ground_height(np.array([x]), np.array([y]), row_at, detail)[0])


def _add_ground(material, row_at, camera_x, around):
    rows = -3 + np.concatenate([np.linspace(0, 1, 900) ** 1.3 * 14, 14 + (np.geomspace(1, 520, 360) - 1)])
    if around:
        rows = np.concatenate([np.linspace(-420, -60, 40), np.linspace(-58, -3.05, 300), rows])
    spread = np.linspace(-1, 1, 1100)
    spread = np.sign(spread) * np.abs(spread) ** 1.5     # finest where the camera looks
    x = camera_x + spread[None] * ((160 if around else 7) + 0.75 * np.abs(rows + 4))[:, None]
    y = np.repeat(rows[:, None], len(spread), 1)
    grid_object('ground', x, y, ground_height(x, y, row_at), material)


def _scatter(meshes, count, reach, row_at, collection, seed, size, sink=0.0, tilt=0.0, keep=None):
    """Instances on the ground, denser close by. `size(rng)` is each one's scale, `sink` the share of it that lies
    below, and `keep(furrow, rng)` may refuse a place by how far it is from the row, 0 to 0.5."""
    rng = np.random.default_rng(seed)
    y = -2.5 + reach * rng.uniform(size=count) ** 1.65
    x = rng.uniform(-1, 1, count) * (3.5 + 0.7 * y)
    z = ground_height(x, y, row_at)
    for i in range(count):
        furrow = abs((x[i] - row_at) / ROW - round((x[i] - row_at) / ROW))
        if keep and not keep(furrow, rng):
            continue
        ob = bpy.data.objects.new('scatter', meshes[rng.integers(len(meshes))])
        s = size(rng)
        ob.location = (x[i], y[i], z[i] - s * sink)
        ob.scale = tuple(s * rng.uniform(.75, 1.3, 3))
        ob.rotation_euler = (rng.normal(0, tilt), rng.normal(0, tilt), rng.uniform(0, 6.28))
        collection.objects.link(ob)


def _add_litter(finish, soil, leaf, row_at, collection):
    """Crumbs, clods, stones, straw, dead leaves, grass and weeds: few of them large, most of them tiny."""
    straw, stone = straw_material(finish), fieldstone_material(finish)
    between = lambda furrow, rng: furrow < 0.33 or rng.uniform() < 0.25
    off_path = lambda furrow, rng: furrow < 0.30 or rng.uniform() < 0.45
    lognormal = lambda middle, spread, most: lambda rng: min(middle * math.exp(rng.normal(0, spread)), most)
    scatter = lambda meshes, count, reach, seed, *rest: _scatter(meshes, count, reach, row_at, collection, seed, *rest)
    scatter(crumb_patches(soil, 6), 1500, 18, 31, lognormal(1.0, 0.25, 1.8), 0.0, 0.05)
    scatter(lump_meshes(soil, 8), 1500, 20, 32, lognormal(0.011, 0.75, 0.085), 0.30, 0.5)
    scatter(crumb_patches(stone, 6, crumbs=26, reach=0.5, smallest=0.003, largest=0.016, first=20, cuts=14, rough=0.10), 320, 18, 33,
            lognormal(1.0, 0.25, 1.6), 0.0, 0.05)
    scatter(lump_meshes(stone, 12, fine=True, cuts=24, rough=0.10, first=40), 420, 20, 34, lognormal(0.013, 0.90, 0.13), 0.42, 0.5)
    scatter(straw_patches(straw), 1300, 18, 35, lognormal(1.0, 0.30, 1.8), 0.0, 0.06, off_path)
    scatter(tuft_meshes(straw), 1500, 45, 36, lognormal(0.85, 0.40, 1.8), 0.0, 0.08, between)
    # Nobody ploughs under the plants: there the dead leaves gather, and what seeds itself.
    at_foot = lambda furrow, rng: furrow < 0.14 or rng.uniform() < 0.12
    scatter(fallen_leaves(leaf), 420, 40, 37, lognormal(0.8, 0.30, 1.3), 0.0, 0.06, at_foot)
    scatter(seed_grass_meshes(straw), 620, 60, 38, lognormal(0.8, 0.35, 1.4), 0.0, 0.06, at_foot)
    scatter(herb_meshes(herb_material(finish), 9), 1500, 50, 39, lognormal(0.70, 0.50, 1.9), 0.0, 0.10, between)


class _Planter:
    """Sets plants of every kind: near ones with every tooth, far ones coarse."""

    def __init__(self, leaf, camera_xy, row_at, seed, counts):
        self.camera_xy, self.row_at = camera_xy, row_at
        self.fine = [rosette(f'fine{i}', 100 + i, leaf, any_habit(i, counts[i % 4])) for i in range(8)]
        self.coarse = [rosette(f'coarse{i}', 200 + i, leaf, any_habit(50 + i, 84), coarse=True) for i in range(6)]
        self.young = [rosette(f'young{i}', 300 + i, leaf, YOUNG) for i in range(3)]
        self.ages = np.random.default_rng(seed + 77)      # apart, so that the plants stay where they were
        self.plants = bpy.data.collections.new('plants')
        bpy.context.scene.collection.children.link(self.plants)

    def distance(self, x, y):
        return math.hypot(x - self.camera_xy[0], y - self.camera_xy[1])

    def plant(self, x, y, kind, size, tilt, turn):
        """`kind` is a number, `size` a scale before the plant's age is known."""
        distance, ages = self.distance(x, y), self.ages
        meshes = self.fine if distance < 26 else self.coarse
        mesh = meshes[(kind + 4 * int(ages.integers(2))) % len(meshes)]
        size *= ages.uniform(0.92, 1.05)
        # Here and there one was replanted and is years younger, never one of the nearest.
        if ages.uniform() < 0.13 and distance > 7.5:
            size *= ages.uniform(0.42, 0.72)
            mesh = self.young[int(ages.integers(3))] if distance < 26 else mesh
        ob = bpy.data.objects.new('plant', mesh)
        ob.location = (x, y, _height_at(x, y, self.row_at, False) - 0.05)
        ob.scale = (size, size, size * ages.uniform(.93, 1.08))
        ob.rotation_euler = (*tilt, turn)
        self.plants.objects.link(ob)


def add_field(finish, camera_xy, row_at=0.0, clear=None, seed=11, thorn_colour=THORN, spread=0.62, around=False):
    """Ground, clods, grass and planted rows. `clear(x, y)` is true where nothing may stand; `spread` is how far aside
    of the camera plants are needed, a metre ahead; `around` plants the land behind the camera too.

    Returns the number of plants. Nearer than 26 m plants have every tooth, beyond they are coarse."""
    rng = np.random.default_rng(seed)
    leaf, soil = leaf_material(finish, thorn_colour), soil_material(finish)
    planter = _Planter(leaf, camera_xy, row_at, seed, [int(rng.integers(88, 112)) for _ in range(4)])
    _add_ground(soil, row_at, camera_xy[0], around)
    small = bpy.data.collections.new('small')
    bpy.context.scene.collection.children.link(small)
    _add_litter(finish, soil, leaf, row_at, small)
    size = lambda r: float(np.clip(r.normal(1.06, 0.12), .75, 1.3))
    for k in range(-60, 61):
        offset = rng.uniform(-.4, .4)
        for station in np.arange(-1.0, 260, SPACING):
            x, y = row_at + k * ROW + rng.normal(0, .10), station + offset + rng.normal(0, .22)
            aside, ahead = abs(x - camera_xy[0]), y - camera_xy[1]
            distance = planter.distance(x, y)
            gap = rng.uniform() < 0.035 and distance > 8
            if aside > spread * ahead + 4.5 or distance < 2.0 or gap or (clear and clear(x, y)):
                continue
            planter.plant(x, y, int(rng.integers(4)), size(rng), rng.normal(0, .075, 2), rng.uniform(0, 6.28))
    if around:
        behind = np.random.default_rng(seed + 5)
        for k in range(-24, 25):
            for station in np.arange(-60.0, -2.0, SPACING):
                x, y = row_at + k * ROW + behind.normal(0, .10), station + behind.normal(0, .3)
                if planter.distance(x, y) > 2.2:
                    planter.plant(x, y, int(behind.integers(4)), size(behind), behind.normal(0, .075, 2), behind.uniform(0, 6.28))
    return len(planter.plants.objects)
