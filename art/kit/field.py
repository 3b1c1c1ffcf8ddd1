"""An agave field in metres: rows run along +y from before the camera to the foot of the hills."""
import math

import bpy
import numpy as np

from .agave import THORN, leaf_material, rosette
from .meshes import grid_object, link
from .noise import fbm
from .soil import clod_meshes, soil_material, straw_material, tuft_meshes

ROW = 3.3
SPACING = 2.25


def ground_height(x, y, row_at=0.0, detail=True):
    """Rolling land, rising far off, with a ridge under each row."""
    z = 1.3 * fbm(x / 34 + 3, y / 34 + 9, 3, 1)
    z = z + np.where(y > 10, 5.0 * fbm(x / 140 + 1.2, y / 110 + 4.4, 3, 21) * np.clip((y - 10) / 70, 0, 1), 0)
    z = z + 0.000315 * np.maximum(y - 30, 0) ** 1.35
    z = z + 0.085 * np.cos(2 * np.pi * (x - row_at) / ROW)
    if detail:
        z = (z + 0.055 * fbm(x * 1.6, y * 1.6, 5, 2) + 0.03 * np.abs(fbm(x * 6, y * 6, 3, 4))
             + 0.012 * fbm(x * 22, y * 22, 3, 5))
    return z


def _height_at(x, y, row_at, detail=True):
    return float(ground_height(np.array([x]), np.array([y]), row_at, detail)[0])


def _add_ground(material, row_at, camera_x):
    rows = -3 + np.concatenate([np.linspace(0, 14, 620), 14 + (np.geomspace(1, 520, 320) - 1)])
    spread = np.linspace(-1, 1, 820)
    x = camera_x + spread[None] * (7 + 0.75 * np.maximum(rows + 4, 0))[:, None]
    y = np.repeat(rows[:, None], len(spread), 1)
    grid_object('ground', x, y, ground_height(x, y, row_at), material)


def _scatter(meshes, count, reach, place, collection):
    rng = np.random.default_rng(reach)
    for i in range(count):
        y = -2.5 + reach * rng.uniform() ** 1.65
        x = rng.uniform(-1, 1) * (3.5 + 0.7 * y)
        ob = bpy.data.objects.new('scatter', meshes[i % len(meshes)])
        if place(ob, x, y, rng):
            collection.objects.link(ob)


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

    def place_clod(ob, x, y, r):
        size = min(0.008 * math.exp(r.normal(0.35, 0.65)), 0.075)
        ob.location = (x, y, _height_at(x, y, row_at) + size * 0.15)
        ob.scale = (size * r.uniform(.7, 1.3), size * r.uniform(.7, 1.3), size)
        ob.rotation_euler = (r.normal(0, .3), r.normal(0, .3), r.uniform(0, 6.28))
        return True

    def place_tuft(ob, x, y, r):
        furrow = abs((x - row_at) / ROW - round((x - row_at) / ROW))
        if furrow > 0.33 and r.uniform() < 0.75:
            return False
        ob.location = (x, y, _height_at(x, y, row_at))
        ob.scale = (r.uniform(.6, 1.5),) * 3
        ob.rotation_euler = (0, 0, r.uniform(0, 6.28))
        return True

    _scatter(clod_meshes(soil), 3400, 22, place_clod, small)
    _scatter(tuft_meshes(straw_material(finish)), 900, 40, place_tuft, small)
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
            ob.location = (x, y, _height_at(x, y, row_at, False) - 0.05)
            ob.scale = (size, size, size * rng.uniform(.95, 1.06))
            ob.rotation_euler = (rng.normal(0, .04), rng.normal(0, .04), rng.uniform(0, 6.28))
            plants.objects.link(ob)
            count += 1
    return count
