"""Volcanic stone and the bank of red soil it lies in. Unit 10 cm, like the bottle that stands on it."""
import bpy
import numpy as np

from .meshes import grid_object
from .nodes import new_material
from .noise import fbm, ridged, smoothstep


def basalt_material():
    """Grey-brown, pitted, with red dust where it lies level or low."""
    material, n, out = new_material('basalt')
    geometry = n.add('ShaderNodeNewGeometry')
    place = geometry.outputs['Position']
    broad, mid, fine = n.noise(place, 1.1, 8.0, 0.62), n.noise(place, 6.0, 6.0, 0.66), n.noise(place, 34.0, 5.0, 0.72)
    pits = n.add('ShaderNodeTexVoronoi', {'Vector': n.mix(0.06, place, mid), 'Scale': 13.0}).outputs[0]
    specks = n.add('ShaderNodeTexVoronoi', {'Vector': place, 'Scale': 41.0}).outputs[0]
    hollow = n.math('MULTIPLY', n.smooth(pits, 0.10, 0.30), n.smooth(specks, 0.06, 0.26))
    colour = n.ramp(broad, [(0.3, (0.040, 0.033, 0.029)), (0.7, (0.118, 0.092, 0.076))])
    colour = n.mix(n.ramp(fine, [(0.40, 0.0), (0.75, 0.55)]), colour, (0.185, 0.145, 0.118, 1))
    colour = n.mix(n.ramp(mid, [(0.35, 0.5), (0.55, 0.0)]), colour, (0.035, 0.029, 0.027, 1))
    axis = n.add('ShaderNodeSeparateXYZ', {0: geometry.outputs['Normal']})
    low = n.smooth(n.add('ShaderNodeSeparateXYZ', {0: place}).outputs[2], -0.10, -0.55)
    dust = n.math('MULTIPLY', n.smooth(axis.outputs[2], 0.75, 1.0), n.ramp(mid, [(0.44, 0.0), (0.66, 0.55)]))
    dust = n.math('MAXIMUM', dust, n.math('MULTIPLY', low, n.ramp(mid, [(0.30, 0.30), (0.62, 0.95)])))
    colour = n.mix(dust, colour, (0.26, 0.088, 0.042, 1))
    colour = n.mix(hollow, n.mix(1.0, colour, (0.34, 0.32, 0.32, 1), 'MULTIPLY'), colour)
    stone = n.add('ShaderNodeBsdfPrincipled', {'Base Color': colour, 'Specular': 0.22, 'Roughness': 0.80})
    height = n.math('ADD', n.math('MULTIPLY', hollow, 0.9), n.math('ADD', n.math('MULTIPLY', fine, 0.6), mid))
    n.join(stone.inputs['Normal'], n.bump(height, 0.85, 0.045))
    n.join(out.inputs[0], stone.outputs[0])
    return material


def stone_height(x, y, half_width, depth):
    """A slab with a worn level top at z = 0, broken at the edges and falling to the soil."""
    bent = x + 0.10 * fbm(x * 1.3, y * 1.3, 4, 31)
    r = np.maximum(np.abs(bent / half_width) ** 2.6 + np.abs((y - 0.15) / depth) ** 2.6, 0) ** (1 / 2.6)
    r = r + 0.16 * fbm(x * 0.9 + 2, y * 0.9 + 4, 4, 5) + 0.05 * fbm(x * 3.1, y * 3.1, 3, 6)
    level = smoothstep(-np.hypot(x, y), -1.0, -0.45)
    top = (0.030 * fbm(x * 1.1 + 3, y * 1.1 + 9, 6, 2) - 0.012) * (1 - level) - 0.004 * level
    fall = np.clip(r - 0.80, 0, None)
    step = 0.10 * ridged(x * 0.9 + 4, y * 0.9, 3, 17) * smoothstep(fall, 0.02, 0.16)
    broken = 0.10 * fbm(x * 2.2, y * 2.2, 6, 9) * smoothstep(fall, 0.0, 0.25)
    return top - 2.6 * fall ** 1.25 - step + broken


def add_stone(half_width=1.75, depth=1.25):
    x, y = np.meshgrid(np.linspace(-2.6, 2.6, 1150), np.linspace(-2.2, 2.2, 860))
    z = stone_height(x, y, half_width, depth) + 0.008 * fbm(x * 11, y * 11, 3, 12) * smoothstep(np.hypot(x, y), 0.5, 0.9)
    return grid_object('stone', x, y, z, basalt_material())


def bank_height(x, y, level=-0.56):
    """The lip of the ground: crumbly soil that breaks off behind."""
    z = level + 0.10 * fbm(x * 0.35 + 4, y * 0.35, 4, 41) + 0.10 * fbm(x * 1.3, y * 1.3, 5, 42)
    z = z + 0.06 * np.abs(fbm(x * 3.6, y * 3.6, 4, 43)) + 0.035 * fbm(x * 11, y * 11, 4, 44)
    edge = y - 1.1 - 0.7 * fbm(x * 0.6 + 9, x * 0 + 3.3, 5, 45)
    return z - 1.6 * np.clip(edge, 0, None) ** 1.2


def add_bank(material, left=-11, right=6):
    x, y = np.meshgrid(np.linspace(left, right, 1500), np.linspace(-3.6, 2.4, 700))
    return grid_object('bank', x, y, bank_height(x, y), material)


def scatter_on_bank(meshes, count, left, right, smallest, largest, seed, sunk=0.12):
    """Clods or tufts on the bank, none on the stone."""
    rng = np.random.default_rng(seed)
    for i in range(count):
        x, y = rng.uniform(left, right), rng.uniform(-2.6, 1.2)
        if abs(x) < 2.0 and abs(y) < 1.5:
            continue
        size = min(smallest * np.exp(abs(rng.normal(0, 0.75))), largest)
        ob = bpy.data.objects.new('on_bank', meshes[i % len(meshes)])
        ob.location = (x, y, float(bank_height(np.array([x]), np.array([y]))[0]) + size * sunk)
        ob.scale = (size * rng.uniform(.8, 1.2), size * rng.uniform(.8, 1.2), size)
        ob.rotation_euler = (rng.normal(0, .2), rng.normal(0, .2), rng.uniform(0, 6.28))
        bpy.context.scene.collection.objects.link(ob)
