"""The lip of ground at the foot of the hero: red soil, what lies in it and on the stone. Unit 10 cm."""
import bpy
import numpy as np

from .agave import fallen_leaves, leaf_material
from .litter import crumb_patches, fieldstone_material, lump_meshes, straw_patches
from .meshes import grid_object
from .noise import fbm, smoothstep
from .soil import straw_material, tuft_meshes
from .stone import FOOT, stone_height
from .weeds import herb_material, herb_meshes, seed_grass_meshes

METRE = 10


def turned_soil(x, y):
    """0 where rain has washed the soil flat to 1.3 where it lies in clods."""
    return np.clip(0.35 + 2.2 * fbm(x * 0.55 + 2, y * 0.55 + 6, 4, 46), 0.02, 1.3)


def bank_height(x, y, level=-0.56):
    """Crumbly soil that breaks off behind and is heaped against the stone."""
    turned = turned_soil(x, y)
    # A low mound: its shoulders fall away, so that the field is seen to come up to it.
    level = level - 0.075 * np.clip(-2.4 - x, 0, None) ** 1.25 - 0.10 * np.clip(x - 2.6, 0, None) ** 1.2
    z = level + 0.10 * fbm(x * 0.35 + 4, y * 0.35, 4, 41) + 0.10 * fbm(x * 1.3, y * 1.3, 5, 42)
    z = z + turned * (0.075 * np.abs(fbm(x * 3.6, y * 3.6, 4, 43)) + 0.040 * np.abs(fbm(x * 9, y * 9, 4, 44))
                      + 0.018 * fbm(x * 24, y * 24, 3, 47))
    heaped = 0.22 + 0.20 * fbm(x * 1.1 + 1, y * 1.1 + 4, 4, 48)
    z = z + heaped * smoothstep(-np.hypot(x / 2.05, y / 1.5), -1.5, -0.95)
    edge = y - 1.1 - 0.7 * fbm(x * 0.6 + 9, x * 0 + 3.3, 5, 45)
    return z - 1.6 * np.clip(edge, 0, None) ** 1.2


def add_bank(material, left=-11, right=6):
    x, y = np.meshgrid(np.linspace(left, right, 1900), np.linspace(-3.6, 2.4, 900))
    return grid_object('bank', x, y, bank_height(x, y), material)


def _lay(meshes, count, seed, size, height, area, sink=0.0, tilt=0.0, allowed=None):
    """Instances over `area` (left, right, near, far). `size(rng)` in metres is each one's scale, `sink` the share
    of it that lies below."""
    rng = np.random.default_rng(seed)
    left, right, near, far = area
    x, y = rng.uniform(left, right, count), rng.uniform(near, far, count)
    z = height(x, y)
    for i in range(count):
        if allowed is not None and not allowed(x[i], y[i], rng):
            continue
        s = size(rng) * METRE
        ob = bpy.data.objects.new('lies', meshes[rng.integers(len(meshes))])
        ob.location = (x[i], y[i], z[i] - s * sink)
        ob.scale = tuple(s * rng.uniform(.75, 1.3, 3))
        ob.rotation_euler = (rng.normal(0, tilt), rng.normal(0, tilt), rng.uniform(0, 6.28))
        bpy.context.scene.collection.objects.link(ob)


def add_litter(soil, left=-8.5, right=5):
    """Few clods, many crumbs, some stones, straw and grass: on the bank, and a little of it on the stone."""
    straw, stone = straw_material(), fieldstone_material(scale=METRE)
    area = (left, right, -2.9, 1.5)
    lognormal = lambda middle, spread, most: lambda rng: min(middle * np.exp(rng.normal(0, spread)), most)
    at = lambda x, y: float(bank_height(np.array([x]), np.array([y]))[0])
    # Off the stone, and not where the bank falls away behind, or a patch would hang in the air.
    clear = lambda x, y, rng: np.hypot(x / 2.0, y / 1.3) > 1.0 and min(at(x, y + 0.5), at(x, y + 1.0)) > at(x, y) - 0.2
    drifts = lambda x, y, rng: clear(x, y, rng) and float(fbm(np.array([x * 0.8]), np.array([y * 0.8]), 3, 71)[0]) > rng.normal(0, 0.18)
    cloddy = lambda x, y, rng: clear(x, y, rng) and float(turned_soil(np.array([x]), np.array([y]))[0]) > rng.uniform(0.05, 0.9)
    fine_crumbs = crumb_patches(soil, 8, crumbs=230, reach=0.075, smallest=0.0005, largest=0.0045, cuts=12, rough=0.34)
    _lay(fine_crumbs, 620, 51, lognormal(0.9, 0.3, 1.5), bank_height, area, 0.0, 0.05, cloddy)
    _lay(lump_meshes(soil, 14, fine=True, cuts=26, rough=0.50), 130, 52, lognormal(0.0030, 0.95, 0.016), bank_height, area,
         0.50, 0.5, drifts)
    _lay(lump_meshes(soil, 8, fine=True, cuts=22, rough=0.55, first=20), 22, 53, lognormal(0.015, 0.28, 0.026), bank_height,
         area, 0.55, 0.4, clear)
    _lay(lump_meshes(stone, 7, fine=True, cuts=12, rough=0.08, first=40), 110, 54, lognormal(0.0030, 0.75, 0.017),
         bank_height, area, 0.30, 0.4, clear)
    _lay(straw_patches(straw, 7, stalks=9, reach=0.11, longest=0.075, half=0.0005), 46, 55, lognormal(1.0, 0.25, 1.6),
         bank_height, area, -0.002, 0.08, drifts)
    # Chips that the hoe struck off a dead leaf.
    _lay(fallen_leaves(leaf_material(), 5), 9, 60, lognormal(0.16, 0.4, 0.32), bank_height, area, -0.004, 0.12, clear)
    _lay(herb_meshes(herb_material(), 5), 7, 61, lognormal(0.22, 0.3, 0.34), bank_height, area, 0.0, 0.1, clear)
    # Grass along the brow, where no hoe comes.
    brow = (left, right, 0.3, 1.5)
    _lay(seed_grass_meshes(straw, 4), 26, 62, lognormal(0.16, 0.35, 0.30), bank_height, brow, 0.0, 0.1, clear)
    _lay(tuft_meshes(straw), 40, 63, lognormal(0.22, 0.35, 0.40), bank_height, brow, 0.0, 0.1, clear)
    _lay(tuft_meshes(straw), 15, 56, lognormal(0.22, 0.25, 0.32), bank_height, area, 0.0, 0.08, clear)
    around = np.array([(0, 0), (0.45, 0), (-0.45, 0), (0, 0.35), (0, -0.35)])
    on_top = lambda x, y, rng: np.hypot(x, y) > FOOT and stone_height(x + around[:, 0], y + around[:, 1]).min() > -0.14
    top = (-1.8, 1.9, -1.1, 1.0)
    _lay(lump_meshes(soil, 5, cuts=12), 45, 57, lognormal(0.0009, 0.65, 0.0038), stone_height, top, -0.1, 0.6, on_top)
    _lay(crumb_patches(soil, 4, crumbs=60, reach=0.03, smallest=0.0004, largest=0.0016, first=30), 6, 58,
         lognormal(0.9, 0.2, 1.3), stone_height, top, 0.0, 0.0, on_top)
    _lay(straw_patches(straw, 3, stalks=2, reach=0.02, longest=0.04, half=0.0005, first=20), 5, 59, lognormal(1.0, 0.2, 1.3),
         stone_height, top, -0.001, 0.0, on_top)
