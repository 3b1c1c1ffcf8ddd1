"""An agave field in metres: rows run along +y from before the camera to the foot of the hills."""
import math

import bpy
import numpy as np

from .agave import THORN, leaf_material, rosette
from .litter import crumb_patches, fieldstone_material, lump_meshes, straw_patches
from .meshes import grid_object
from .noise import fbm
from .soil import soil_material, straw_material, tuft_meshes

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


def _add_ground(material, row_at, camera_x):
    rows = -3 + np.concatenate([np.linspace(0, 1, 820) ** 1.3 * 14, 14 + (np.geomspace(1, 520, 320) - 1)])
    spread = np.linspace(-1, 1, 1000)
    spread = np.sign(spread) * np.abs(spread) ** 1.5     # finest where the camera looks
    x = camera_x + spread[None] * (7 + 0.75 * np.maximum(rows + 4, 0))[:, None]
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


def _add_litter(finish, soil, row_at, collection):
    """Crumbs, clods, stones, straw and grass: few of them large, most of them tiny."""
    straw, stone = straw_material(finish), fieldstone_material(finish)
    between = lambda furrow, rng: furrow < 0.33 or rng.uniform() < 0.25
    off_path = lambda furrow, rng: furrow < 0.30 or rng.uniform() < 0.45
    lognormal = lambda middle, spread, most: lambda rng: min(middle * math.exp(rng.normal(0, spread)), most)
    scatter = lambda meshes, count, reach, seed, *rest: _scatter(meshes, count, reach, row_at, collection, seed, *rest)
    scatter(crumb_patches(soil, 6), 1500, 18, 31, lognormal(1.0, 0.25, 1.8), 0.0, 0.05)
    scatter(lump_meshes(soil, 8), 1500, 20, 32, lognormal(0.011, 0.75, 0.085), 0.30, 0.5)
    scatter(crumb_patches(stone, 4, crumbs=26, reach=0.5, smallest=0.004, largest=0.020, first=20), 420, 18, 33,
            lognormal(1.0, 0.25, 1.6), 0.0, 0.05)
    scatter(lump_meshes(stone, 7, cuts=11, rough=0.09, first=40), 460, 20, 34, lognormal(0.016, 0.80, 0.12), 0.25, 0.4)
    scatter(straw_patches(straw), 1300, 18, 35, lognormal(1.0, 0.30, 1.8), 0.0, 0.06, off_path)
    scatter(tuft_meshes(straw), 800, 40, 36, lognormal(0.85, 0.35, 1.6), 0.0, 0.08, between)


def add_field(finish, camera_xy, row_at=0.0, clear=None, seed=11, thorn_colour=THORN, spread=0.62):
    """Ground, clods, grass and planted rows. `clear(x, y)` is true where nothing may stand;
    `spread` is how far aside of the camera plants are needed, a metre ahead.

    Returns the number of plants. Nearer than 26 m plants have every tooth, beyond they are coarse."""
    rng = np.random.default_rng(seed)
    leaf, soil = leaf_material(finish, thorn_colour), soil_material(finish)
    fine = [rosette(f'fine{i}', 100 + i, leaf, int(rng.integers(88, 112))) for i in range(4)]
    coarse = [rosette(f'coarse{i}', 200 + i, leaf, 80, coarse=True) for i in range(4)]
    _add_ground(soil, row_at, camera_xy[0])
    small = bpy.data.collections.new('small')
    plants = bpy.data.collections.new('plants')
    for collection in (small, plants):
        bpy.context.scene.collection.children.link(collection)

    _add_litter(finish, soil, row_at, small)
    ages = np.random.default_rng(seed + 77)      # apart, so that the plants stay where they were
    count = 0
    for k in range(-60, 61):
        offset = rng.uniform(-.4, .4)
        for station in np.arange(-1.0, 260, SPACING):
            x, y = row_at + k * ROW + rng.normal(0, .10), station + offset + rng.normal(0, .22)
            aside, ahead = abs(x - camera_xy[0]), y - camera_xy[1]
            distance = math.hypot(aside, ahead)
            gap = rng.uniform() < 0.035 and distance > 8
            if aside > spread * ahead + 4.5 or distance < 2.0 or gap or (clear and clear(x, y)):
                continue
            kind = fine if distance < 26 else coarse
            ob = bpy.data.objects.new('plant', kind[rng.integers(len(kind))])
            size = float(np.clip(rng.normal(1.06, 0.10), .75, 1.3))
            # Here and there one was replanted and is years younger, never one of the nearest.
            size *= ages.uniform(0.50, 0.78) if ages.uniform() < 0.13 and distance > 7.5 else ages.uniform(0.94, 1.04)
            ob.location = (x, y, _height_at(x, y, row_at, False) - 0.05)
            ob.scale = (size, size, size * rng.uniform(.95, 1.06))
            ob.rotation_euler = (rng.normal(0, .055), rng.normal(0, .055), rng.uniform(0, 6.28))
            plants.objects.link(ob)
            count += 1
    return count
