"""Far land: foothills and the flat-topped volcano, its flanks cut by gullies."""
import numpy as np

from .haze import hazed
from .meshes import grid_object
from .noise import fbm, ridged, smoothstep
from .nodes import new_material


def _hill_material(colour, sun_azimuth, haze, most):
    material, n, out = new_material('hill')
    place = n.add('ShaderNodeNewGeometry').outputs['Position']
    patches = n.noise(place, 0.012, 9.0, 0.66)
    dark = tuple(c * 0.42 for c in colour)
    rock = n.add('ShaderNodeBsdfDiffuse', {'Color': n.ramp(patches, [(0.38, dark), (0.62, colour)])})
    n.join(out.inputs[0], hazed(n, rock.outputs[0], sun_azimuth, haze, most=most))
    return material


def add_foothills(distance, width, height, seed, colour, sun_azimuth, haze, most=0.93):
    """One line of rounded hills."""
    x, d = np.meshgrid(np.linspace(-width / 2, width / 2, 700), np.linspace(0, 1, 80))
    y = distance + d * height * 4
    z = np.clip(fbm(x / height / 2.6 + seed, y / height / 2.6, 7, seed) * 1.1 + 0.42, 0, None)
    z = height * z * np.sin(np.pi * d * 0.5) * (0.86 + 0.28 * ridged(x / height * 2, y / height * 2, 4, seed))
    grid_object('foothills', x, y, z - height * 0.06, _hill_material(colour, sun_azimuth, haze, most))


def add_volcano(x0, y0, radius, height, sun_azimuth, haze, most=0.93, seed=4):
    """A worn cone: steep shoulders, a long skirt, a nearly level rim a third of the foot's width."""
    x, y = np.meshgrid(np.linspace(-1.9, 1.9, 1000), np.linspace(-1.6, 0.9, 560))
    angle = np.arctan2(y, x)
    r = np.hypot(x, y) * (1 + 0.16 * fbm(np.cos(angle) * 1.3 + 7, np.sin(angle) * 1.3 + 3, 4, seed))
    skirt = np.clip(1 - r / 1.85, 0, 1) ** 2.2
    cone = np.clip((1.0 - r) / 0.78, 0, 1) ** 1.30
    z = 0.30 * skirt + 0.70 * cone
    rim = smoothstep(-r, -0.37, -0.20)
    summit = 0.86 + 0.10 * fbm(x * 3.1 + 2.4, y * 3.1, 5, seed + 2) - 0.05 * x
    z = z * (1 - rim) + rim * np.minimum(summit, z + 0.02)
    # Gullies run down the slope: noise in angle, widening and bending with the distance from the rim.
    bend = 0.25 * fbm(x * 2.2 + 5, y * 2.2, 3, seed + 3)
    gully = ridged(angle * 3.6 + bend * 2.4 + 20, r * 1.3 + bend, 4, seed + 5, 0.55)
    flank = smoothstep(r, 0.24, 0.45) * smoothstep(-r, -1.7, -0.8)
    z = z - (0.20 * flank) * (1 - gully) * (0.35 + z)
    z = z + 0.06 * fbm(x * 4 + 1, y * 4 + 8, 7, seed + 7) * (0.25 + flank) - 0.05
    material = _hill_material((0.135, 0.098, 0.070), sun_azimuth, haze, most)
    grid_object('volcano', x0 + x * radius, y0 + y * radius, z * height, material)
