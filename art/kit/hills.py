"""Far land: foothills and the worn volcano, its flanks cut by ravines."""
import math

import numpy as np
from scipy.ndimage import zoom

from .erosion import erode
from .haze import hazed
from .meshes import grid_object
from .noise import fbm, ridged, smoothstep
from .nodes import new_material


def _woods(n, place, scale):
    """0 on bare ground to 1 under trees, and a finer noise of crowns."""
    stands = n.noise(place, 0.9 / scale, 7.0, 0.70)
    return n.smooth(stands, 0.44, 0.56), n.noise(place, 0.16, 2.0, 0.6)


def _hill_material(colour, sun_azimuth, haze, most, height):
    """Dry slopes with scrub in the folds."""
    material, n, out = new_material('hill')
    place = n.add('ShaderNodeNewGeometry').outputs['Position']
    wooded, crowns = _woods(n, place, 2.4 * height)
    dry = n.mix(n.noise(place, 0.5 / height, 5.0, 0.6), tuple(c * 0.7 for c in colour) + (1,), tuple(c * 1.25 for c in colour) + (1,))
    scrub = n.ramp(crowns, [(0.35, (0.014, 0.020, 0.012)), (0.65, (0.052, 0.058, 0.030))])
    rock = n.add('ShaderNodeBsdfDiffuse', {'Color': n.mix(wooded, dry, scrub)})
    n.join(rock.inputs['Normal'], n.bump(crowns, 0.5, 6.0))
    n.join(out.inputs[0], hazed(n, rock.outputs[0], sun_azimuth, haze, most=most))
    return material


def add_foothills(distance, width, height, seed, colour, sun_azimuth, haze, most=0.93):
    """One line of worn hills: long backs and saddles, furrowed by rain, rough with trees."""
    x, d = np.meshgrid(np.linspace(-width / 2, width / 2, 1500), np.linspace(0, 1, 100))
    y = distance + d * height * 5
    back = fbm(x / height / 11 + seed, d * 0.6 + seed, 4, seed)
    spurs = ridged(x / height / 2.2 + 0.5 * d + seed, d * 0.8, 4, seed + 1)
    z = np.clip(0.50 + 0.95 * back, 0.04, None) * np.sin(np.pi * d * 0.5) ** 0.8
    z = height * z * (0.80 + 0.30 * spurs * (1 - 0.5 * d))
    trees = fbm(x / 7, y / 7, 2, seed + 2) * np.clip(0.3 + fbm(x / 90, y / 60, 3, seed + 3) * 2, 0, 1)
    grid_object('foothills', x, y, z + 3.2 * trees - height * 0.06, _hill_material(colour, sun_azimuth, haze, most, height))


def _volcano_material(sun_azimuth, haze, most, height):
    """Scree where it is steep, scrub where soil can lie, and more air the lower one looks."""
    material, n, out = new_material('volcano')
    geometry = n.add('ShaderNodeNewGeometry')
    place = geometry.outputs['Position']
    upright = n.add('ShaderNodeSeparateXYZ', {0: geometry.outputs['True Normal']}).outputs[2]
    up = n.math('DIVIDE', n.add('ShaderNodeSeparateXYZ', {0: place}).outputs[2], height)
    broad, patch, fine = n.noise(place, 0.0035, 4.0, 0.6), n.noise(place, 0.011, 7.0, 0.68), n.noise(place, 0.27, 3.0, 0.75)
    rock = n.ramp(patch, [(0.34, (0.070, 0.055, 0.044)), (0.50, (0.120, 0.092, 0.070)), (0.68, (0.190, 0.150, 0.112))])
    grass = n.ramp(n.noise(place, 0.03, 3.0), [(0.35, (0.120, 0.105, 0.055)), (0.65, (0.185, 0.158, 0.088))])
    scrub = n.ramp(fine, [(0.36, (0.012, 0.018, 0.011)), (0.62, (0.052, 0.062, 0.032))])
    # Forest on the flanks and in the ravines, meadows in drifts, bare rock only where it is steepest and high up.
    grows = n.math('ADD', n.math('MULTIPLY', upright, 0.80), n.math('MULTIPLY', n.math('SUBTRACT', broad, 0.5), 1.0))
    grows = n.math('ADD', grows, n.math('MULTIPLY', n.math('SUBTRACT', patch, 0.5), 0.9))
    grows = n.math('SUBTRACT', grows, n.math('MULTIPLY', up, 0.26))
    open_ = n.mix(n.smooth(upright, 0.62, 0.80), rock, grass)
    ground = n.add('ShaderNodeBsdfDiffuse', {'Color': n.mix(n.smooth(grows, 0.40, 0.50), open_, scrub)})
    # A cloud that is not in the picture shades one flank.
    cloud = n.smooth(n.noise(place, 0.0011, 2.0, 0.5), 0.44, 0.58, 1.0, 0.36)
    n.join(ground.inputs['Color'], n.mix(1.0, ground.inputs['Color'].links[0].from_socket, cloud, 'MULTIPLY'))
    n.join(ground.inputs['Normal'], n.bump(n.math('ADD', fine, n.math('MULTIPLY', patch, 2.5)), 0.6, 9.0))
    air = n.smooth(up, 0.45, -0.02, most, 0.97)
    # The sun stands behind the mountain's shoulder; bright air to the right models the ravines that face the camera.
    side = sun_azimuth + math.radians(38)
    facing = n.vector('DOT_PRODUCT', geometry.outputs['Normal'], (0.90 * math.sin(side), 0.90 * math.cos(side), 0.44))
    glow = n.add('ShaderNodeEmission', {'Color': n.mix(1.0, ground.inputs['Color'].links[0].from_socket, (1.0, 0.80, 0.60, 1), 'MULTIPLY'),
                                        'Strength': n.smooth(facing, 0.10, 0.95, 0.0, 3.2)})
    n.join(out.inputs[0], hazed(n, n.add_shader(ground.outputs[0], glow.outputs[0]), sun_azimuth, haze, most=air))
    return material


def _cone(columns, rows, seed):
    """A cone that has been dead for long: hollow flanks, a skirt of its own rubble, shoulders where side vents were, and
    a broken rim with the plug of the vent behind it."""
    x, y = np.meshgrid(np.linspace(-1.9, 1.9, columns), np.linspace(-1.6, 0.9, rows))
    angle = np.arctan2(y, x)
    r = np.hypot(x * (1 - 0.10 * x), y) * (1 + 0.20 * fbm(np.cos(angle) * 1.3 + 7, np.sin(angle) * 1.3 + 3, 4, seed))
    z = 0.30 * np.clip(1 - r / 1.9, 0, 1) ** 1.9 + 0.86 * np.exp(-(r / 0.50) ** 1.25)
    for at_x, at_y, tall, wide in ((0.62, -0.12, 0.085, 0.20), (-0.50, -0.42, 0.060, 0.16), (-0.86, 0.02, 0.045, 0.24)):
        z += tall * np.exp(-((x - at_x) ** 2 + (y - at_y) ** 2) / wide ** 2)
    summit = 0.80 + 0.22 * fbm(x * 2.6 + 2.4, y * 2.6, 5, seed + 2) - 0.16 * x
    plug = 0.17 * np.exp(-((x + 0.07) ** 2 + (y - 0.04) ** 2) / 0.045 ** 2)
    z = np.where(z > summit, summit + 0.22 * (z - summit), z) + plug
    buttress = ridged(angle * 1.9 + 20 + 0.3 * fbm(x * 1.5, y * 1.5, 3, 9), r * 0.7, 3, seed + 5, 0.5)
    z -= 0.15 * (1 - buttress) * smoothstep(r, 0.14, 0.42) * smoothstep(-r, -1.7, -0.8) * (0.25 + z)
    return z + 0.040 * fbm(x * 5 + 1, y * 5 + 8, 6, seed + 7) * (0.3 + smoothstep(r, 0.2, 0.5))


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
    # Crowns of trees roughen what would be a clean outline.
    z -= 0.05
    z += 4.5 / height * fbm(x * radius / 11, y * radius / 11, 2, seed + 9) * smoothstep(-z, -0.80, -0.62)
    material = _volcano_material(sun_azimuth, haze, most, height)
    grid_object('volcano', x0 + x * radius, y0 + y * radius, z * height, material)
