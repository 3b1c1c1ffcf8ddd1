"""Far land: foothills and the worn volcano, its flanks cut by ravines."""
import numpy as np
from scipy.ndimage import zoom

from .erosion import erode
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


def _volcano_material(sun_azimuth, haze, most, height):
    """Scree where it is steep, scrub where soil can lie, and more air the lower one looks."""
    material, n, out = new_material('volcano')
    geometry = n.add('ShaderNodeNewGeometry')
    place = geometry.outputs['Position']
    upright = n.add('ShaderNodeSeparateXYZ', {0: geometry.outputs['True Normal']}).outputs[2]
    up = n.math('DIVIDE', n.add('ShaderNodeSeparateXYZ', {0: place}).outputs[2], height)
    broad, patch, fine = n.noise(place, 0.0035, 4.0, 0.6), n.noise(place, 0.014, 6.0, 0.66), n.noise(place, 0.07, 4.0, 0.7)
    rock = n.ramp(patch, [(0.34, (0.085, 0.066, 0.052)), (0.50, (0.165, 0.122, 0.092)), (0.66, (0.300, 0.232, 0.175))])
    scrub = n.ramp(fine, [(0.36, (0.018, 0.026, 0.013)), (0.62, (0.070, 0.078, 0.036))])
    # Scrub keeps to gentle slopes and to the lower mountain, in drifts.
    grows = n.math('ADD', n.math('MULTIPLY', upright, 0.95), n.math('MULTIPLY', n.math('SUBTRACT', broad, 0.5), 1.1))
    grows = n.math('ADD', grows, n.math('MULTIPLY', n.math('SUBTRACT', patch, 0.5), 1.0))
    grows = n.math('SUBTRACT', grows, n.math('MULTIPLY', up, 0.34))
    ground = n.add('ShaderNodeBsdfDiffuse', {'Color': n.mix(n.smooth(grows, 0.54, 0.66), rock, scrub)})
    n.join(ground.inputs['Normal'], n.bump(fine, 0.6, 9.0))
    air = n.smooth(up, 0.45, -0.02, most, 0.97)
    n.join(out.inputs[0], hazed(n, ground.outputs[0], sun_azimuth, haze, most=air))
    return material


def _cone(columns, rows, seed):
    """A worn cone: steep shoulders, a long skirt, buttresses, an uneven rim a third of the foot's width."""
    x, y = np.meshgrid(np.linspace(-1.9, 1.9, columns), np.linspace(-1.6, 0.9, rows))
    angle = np.arctan2(y, x)
    r = np.hypot(x, y) * (1 + 0.16 * fbm(np.cos(angle) * 1.3 + 7, np.sin(angle) * 1.3 + 3, 4, seed))
    z = 0.30 * np.clip(1 - r / 1.85, 0, 1) ** 2.2 + 0.70 * np.clip((1.0 - r) / 0.78, 0, 1) ** 1.30
    rim = smoothstep(-r, -0.40, -0.20)
    summit = 0.83 + 0.16 * fbm(x * 3.4 + 2.4, y * 3.4, 5, seed + 2) - 0.07 * x
    summit += 0.05 * smoothstep(x, -0.22, -0.12) * smoothstep(-x, -0.02, 0.1)
    z = z * (1 - rim) + rim * np.minimum(summit, z + 0.02)
    buttress = ridged(angle * 1.9 + 20 + 0.3 * fbm(x * 1.5, y * 1.5, 3, 9), r * 0.7, 3, seed + 5, 0.5)
    z -= 0.16 * (1 - buttress) * smoothstep(r, 0.22, 0.45) * smoothstep(-r, -1.7, -0.9) * (0.3 + z)
    return z + 0.035 * fbm(x * 5 + 1, y * 5 + 8, 6, seed + 7) * (0.3 + smoothstep(r, 0.2, 0.5))


def add_volcano(x0, y0, radius, height, sun_azimuth, haze, most=0.93, seed=4):
    """A cone worn by rain: wide ravines first, on a coarse grid, then ever finer ones between them."""
    z = _cone(240, 158, seed)
    rng = np.random.default_rng(seed)
    for columns, rows, rounds, strength in ((240, 158, 44, 0.0065), (480, 316, 32, 0.0045), (960, 632, 18, 0.0030)):
        if z.shape != (rows, columns):
            z = zoom(z, (rows / z.shape[0], columns / z.shape[1]), order=3)
        x, y = np.meshgrid(np.linspace(-1.9, 1.9, columns), np.linspace(-1.6, 0.9, rows))
        z += 0.9 / columns * fbm(x * columns / 18, y * columns / 18, 3, columns) * (0.15 + np.clip(z, 0, 1))
        z = erode(z, 3.8 / columns, rng.uniform(0.3, 1.7, z.shape), rounds, strength, creep=0.17)
    z -= 0.05
    material = _volcano_material(sun_azimuth, haze, most, height)
    grid_object('volcano', x0 + x * radius, y0 + y * radius, z * height, material)
