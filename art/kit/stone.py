"""The volcanic slab that the bottle stands on: broken, porous, worn level on top. Unit 10 cm, like the bottle."""
import numpy as np
from scipy.spatial import cKDTree

from .meshes import grid_object
from .nodes import new_material
from .noise import fbm, smoothstep

# Breaks that bound the slab: which way each faces (degrees from +x), how far out it is, how steep it falls.
UPPER = ((4, 1.86, 4.5), (41, 1.62, 2.6), (82, 1.20, 5.0), (121, 1.30, 3.0), (166, 1.66, 5.5), (206, 1.58, 2.2),
         (243, 1.17, 6.0), (284, 1.06, 4.2), (322, 1.40, 3.4))
# Shallow flakes struck off the rim, and the bed below that stands out where the upper one has gone.
FLAKES = ((188, 1.42, 0.42), (228, 1.34, 0.55), (262, 1.02, 0.32), (306, 1.22, 0.50), (338, 1.62, 0.38), (20, 1.66, 0.45))
LOWER = ((10, 2.10, 3.0), (60, 1.55, 3.0), (120, 1.50, 3.0), (172, 2.12, 2.6), (205, 2.02, 3.2), (236, 1.58, 2.4),
         (275, 1.16, 5.0), (318, 1.66, 3.0))
FOOT = 0.62      # the bottle needs it level this far out


def basalt_material():
    """Grey lava, rust in its pores, red dust where it lies level or low."""
    material, n, out = new_material('basalt')
    geometry = n.add('ShaderNodeNewGeometry')
    place = geometry.outputs['Position']
    broad, mid, fine = n.noise(place, 1.1, 6.0, 0.62), n.noise(place, 6.0, 6.0, 0.68), n.noise(place, 42.0, 5.0, 0.74)
    warped = n.mix(0.10, place, n.add('ShaderNodeTexNoise', {'Vector': place, 'Scale': 5.0, 'Detail': 2.0}).outputs['Color'])
    pores = [n.add('ShaderNodeTexVoronoi', {'Vector': warped, 'Scale': scale}).outputs[0] for scale in (38.0, 95.0)]
    # Pores crowd in some parts and are lacking in others.
    crowd = n.smooth(n.math('ADD', n.math('MULTIPLY', mid, 0.5), n.math('MULTIPLY', broad, 0.5)), 0.40, 0.60, -0.02, 0.38)
    solid = n.math('MULTIPLY', n.smooth(n.math('SUBTRACT', pores[0], crowd), -0.06, 0.06),
                   n.smooth(n.math('SUBTRACT', pores[1], crowd), -0.08, 0.08))
    colour = n.ramp(broad, [(0.30, (0.052, 0.046, 0.043)), (0.52, (0.105, 0.092, 0.083)), (0.72, (0.168, 0.146, 0.128))])
    colour = n.mix(n.ramp(mid, [(0.34, 0.65), (0.54, 0.0)]), colour, (0.034, 0.030, 0.029, 1))
    colour = n.mix(n.ramp(fine, [(0.44, 0.0), (0.72, 0.60)]), colour, (0.265, 0.232, 0.205, 1))
    rust = n.noise(place, 2.6, 5.0, 0.6)
    colour = n.mix(n.ramp(rust, [(0.55, 0.0), (0.70, 0.45)]), colour, (0.145, 0.072, 0.042, 1))
    colour = n.mix(solid, n.mix(1.0, colour, (0.42, 0.36, 0.33, 1), 'MULTIPLY'), colour)
    up = n.add('ShaderNodeSeparateXYZ', {0: geometry.outputs['Normal']}).outputs[2]
    low = n.smooth(n.add('ShaderNodeSeparateXYZ', {0: place}).outputs[2], -0.16, -0.52)
    dust = n.math('MULTIPLY', n.smooth(up, 0.72, 1.0), n.ramp(n.noise(place, 3.4, 6.0, 0.7), [(0.36, 0.12), (0.60, 0.80)]))
    dust = n.math('MAXIMUM', dust, n.math('MULTIPLY', low, n.ramp(mid, [(0.30, 0.15), (0.62, 0.85)])))
    colour = n.mix(dust, colour, n.mix(fine, (0.165, 0.082, 0.050, 1), (0.31, 0.195, 0.135, 1)))
    stone = n.add('ShaderNodeBsdfPrincipled', {'Base Color': colour, 'Specular': 0.22, 'Roughness': 0.88})
    height = n.math('ADD', n.math('MULTIPLY', solid, 0.55), n.math('ADD', n.math('MULTIPLY', fine, 0.55), mid))
    n.join(stone.inputs['Normal'], n.bump(height, 0.75, 0.030))
    n.join(out.inputs[0], stone.outputs[0])
    return material


def _breaks(x, y, planes):
    """Height under planes that each fall outwards."""
    z = np.full_like(x, 9.0)
    for degrees, away, fall in planes:
        a = np.radians(degrees)
        z = np.minimum(z, (away - x * np.cos(a) - y * np.sin(a)) * fall)
    return z


def stone_height(x, y):
    """Two beds of lava, broken along their joints; the upper one's top is level at 0 under the bottle."""
    out = smoothstep(np.hypot(x, y), FOOT, FOOT + 0.35)
    bx = x + 0.13 * fbm(x * 0.8 + 1, y * 0.8, 3, 31) + 0.05 * fbm(x * 3.2, y * 3.2, 4, 33)
    by = y + 0.11 * fbm(x * 0.8, y * 0.8 + 5, 3, 32) + 0.05 * fbm(x * 3.2 + 7, y * 3.2, 4, 34)
    tilt = -0.035 * np.clip(np.abs(x) - 0.7, 0, None)
    top = out * (tilt + 0.045 * fbm(x * 1.0 + 3, y * 1.0 + 9, 6, 2) - 0.03 * np.clip(fbm(x * 2.7, y * 2.7, 3, 8), 0, 1)) - 0.004
    upper = np.minimum(np.minimum(top, _breaks(bx, by, FLAKES) + 0.02 * fbm(x * 6, y * 6, 3, 14)), _breaks(bx, by, UPPER))
    bed = -0.30 + 0.07 * fbm(x * 1.3 + 4, y * 1.3, 5, 22)
    # The lower bed has lain in the open for longer, its edge is worn and chipped.
    wx, wy = bx + 0.20 * fbm(x * 1.3 + 5, y * 1.3, 4, 35), by + 0.20 * fbm(x * 1.3, y * 1.3 + 8, 4, 36)
    lower = np.minimum(bed, _breaks(wx, wy, LOWER) - 0.30 + 0.05 * fbm(x * 5, y * 5, 4, 37))
    return np.maximum(np.maximum(upper, lower), -1.1)


def _pores(points, normals, weight, count, seed):
    """Bubbles of the lava that broke open: hollows of all sizes pressed into the surface."""
    rng = np.random.default_rng(seed)
    tree = cKDTree(points)
    chosen = rng.choice(len(points), count, replace=False, p=weight / weight.sum())
    radii = np.clip(0.0095 * np.exp(rng.normal(0, 0.85, count)), 0.004, 0.075)
    # They gather in some parts of the flow and are few in others.
    x, y, z = points[chosen].T
    radii *= np.clip(0.75 + 2.4 * fbm(x * 1.5 + 3, y * 1.5 + z * 2, 3, seed), 0.12, 1.9)
    press = np.zeros(len(points))
    for at, r, near in zip(chosen, radii, tree.query_ball_point(points[chosen], radii)):
        deep = np.sqrt(np.maximum(1 - ((points[near] - points[at]) ** 2).sum(1) / r ** 2, 0)) * r * 0.85
        press[near] = np.maximum(press[near], deep)
    return points - normals * press[:, None]


def add_stone(turns=2200, steps=760):
    """A sheet from the middle of the top outwards and down, its corners evenly apart on steep breaks as on the top."""
    theta = np.linspace(0, 2 * np.pi, turns)
    r = np.linspace(0.02, 2.75, 2400)
    x, y = np.outer(np.cos(theta), r), np.outer(np.sin(theta), r) * 0.86
    z = stone_height(x, y)
    length = np.cumsum(np.hypot(np.diff(z, axis=1, prepend=z[:, :1]), r[1] - r[0]), 1)
    reach = np.stack([np.interp(np.linspace(0, row[-1], steps), row, r) for row in length])
    x, y = np.cos(theta)[:, None] * reach, np.sin(theta)[:, None] * reach * 0.86
    z = stone_height(x, y)
    points = np.stack([x, y, z], 2)
    normals = np.cross(np.gradient(points, axis=1), np.gradient(points, axis=0))
    normals /= np.linalg.norm(normals, axis=2)[..., None] + 1e-9
    normals *= np.sign(normals[..., 2:3] + 1e-9)
    # Roughness on steep faces too, so it follows the surface's own run and not the ground plan.
    run, turn = np.linspace(0, 1, steps)[None] * length[:, -1:], (theta * 1.6)[:, None] * np.ones_like(reach)
    rough = 0.030 * fbm(turn * 3.1, run * 3.1, 5, 12) + 0.012 * fbm(turn * 14, run * 14, 4, 13)
    rough *= smoothstep(np.hypot(x, y), FOOT - 0.15, FOOT + 0.25) * smoothstep(-z, -0.02, 0.10) + 0.12
    points = points + normals * (rough - 0.002)[..., None] * smoothstep(np.hypot(x, y), 0.40, 0.60)[..., None]
    # Feet and weather have closed most of them on the level top, where they would show as dashes.
    weight = (reach * smoothstep(np.hypot(x, y), 0.45, 0.60) * (z > -0.85) * (1 - 0.85 * smoothstep(normals[..., 2], 0.80, 0.97))).ravel()
    points = _pores(points.reshape(-1, 3), normals.reshape(-1, 3), weight, 9000, 6).reshape(points.shape)
    return grid_object('stone', points[..., 0], points[..., 1], points[..., 2], basalt_material())
