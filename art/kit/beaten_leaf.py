"""Beaten gold leaf for close views: a sheet thinner than a wave of light, torn, creased, rolled and folded over."""
import numpy as np

from .nodes import new_material
from .noise import fbm, ridged, smoothstep

TURN = 2 * np.pi


def _outline(rng, angle):
    """Radius by angle: torn straight along a few lines, each tear smooth for a while and then ragged."""
    facing = np.sort(rng.uniform(0, TURN, int(rng.integers(5, 9))))
    reach = rng.uniform(.55, 1.0, len(facing))
    edge = np.full_like(angle, 1.15)
    for at, away in zip(facing, reach):
        edge = np.minimum(edge, away / np.maximum(np.cos(angle - at), .2))
    u, v = np.cos(angle) * 2, np.sin(angle) * 2
    seed = int(rng.integers(1 << 30))
    ragged = smoothstep(fbm(u * .8 + 3, v * .8, 2, seed), -.1, .35)
    edge = edge * (1 + .10 * fbm(u, v, 3, seed + 1) + ragged * (.09 * fbm(u * 7, v * 7, 4, seed + 2) + .022 * fbm(u * 23, v * 23, 3, seed + 3)))
    for tear in rng.uniform(0, TURN, int(rng.integers(0, 4))):
        away = (angle - tear + 1.5 * TURN) % TURN - TURN / 2
        edge *= 1 - rng.uniform(.2, .6) * np.clip(1 - np.abs(away) / rng.uniform(.03, .12), 0, 1) ** .7
    return np.maximum(edge, .12)


def _creased(rng, x, y):
    """Height of a sheet that was crumpled and let go: flat fields between sharp creases, and wrinkles here and there."""
    z = np.zeros_like(x)
    for k in range(int(rng.integers(3, 7))):
        a, at = rng.uniform(0, TURN), rng.uniform(-.6, .6)
        u, v = x * np.cos(a) + y * np.sin(a), -x * np.sin(a) + y * np.cos(a)
        line = u - at + .07 * np.sin(v * rng.uniform(1, 4) + rng.uniform(0, TURN))
        fades = smoothstep(v * rng.choice([-1, 1]), rng.uniform(-1.2, 0), rng.uniform(.1, .6))
        z += rng.uniform(.08, .26) * rng.choice([-1, 1]) * np.sqrt(line ** 2 + .0002) * fades
    seed = int(rng.integers(1 << 30))
    patches = smoothstep(fbm(x * 1.7 + 5, y * 1.7, 3, seed), -.15, .45) + .35 * smoothstep(np.hypot(x, y), .3, .9)
    stretch = rng.uniform(1.2, 3.0)
    z += patches * (.055 * ridged(x * 2.4, y * 2.4 * stretch, 3, seed + 1) + .016 * ridged(x * 8, y * 8 * stretch, 3, seed + 2))
    return z + .05 * fbm(x * 1.1, y * 1.1, 2, seed + 3)


def _rolled(x, y, z, a, at, radius, most):
    """What lies beyond a line is rolled up about it, by no more than an angle, and runs on straight from there."""
    u, v = x * np.cos(a) + y * np.sin(a), -x * np.sin(a) + y * np.cos(a)
    beyond = np.maximum(u - at, 0)
    turned = np.minimum(beyond / radius, most)
    rest = beyond - turned * radius
    across = radius * np.sin(turned) + rest * np.cos(most)
    lift = radius * (1 - np.cos(turned)) + rest * np.sin(most)
    u, z = np.minimum(u, at) + across - z * np.sin(turned), lift + z * np.cos(turned)
    return u * np.cos(a) - v * np.sin(a), u * np.sin(a) + v * np.cos(a), z


def beaten_leaf(radius, seed, rings=64, spokes=240):
    """Corners and faces of one scrap of about the given radius, centred on the origin."""
    rng = np.random.default_rng(seed)
    angle = np.linspace(0, TURN, spokes, endpoint=False)
    share = np.linspace(0, 1, rings + 1)[1:, None] ** .8
    edge = _outline(rng, angle)
    x = np.r_[0, (share * edge * np.cos(angle)).ravel()] * rng.uniform(.55, .95)
    y = np.r_[0, (share * edge * np.sin(angle)).ravel()]
    z = _creased(rng, x, y)
    # A wide bend, and in most scraps a flap that has folded over.
    x, y, z = _rolled(x, y, z, rng.uniform(0, TURN), rng.uniform(-.6, .2), rng.uniform(.7, 1.8), rng.uniform(.4, 1.3))
    for _ in range(int(rng.integers(0, 3))):
        x, y, z = _rolled(x, y, z, rng.uniform(0, TURN), rng.uniform(.15, .6), rng.uniform(.01, .05), rng.uniform(2.0, 3.0))
    faces = [(0, 1 + j, 1 + (j + 1) % spokes) for j in range(spokes)]
    for i in range(rings - 1):
        a, b = 1 + i * spokes, 1 + (i + 1) * spokes
        faces += [(a + j, b + j, b + (j + 1) % spokes, a + (j + 1) % spokes) for j in range(spokes)]
    points = np.stack([x, y, z], 1)
    return (points - points.mean(0)) * radius, faces


def leaf_metal():
    """Leaf before its output is joined: (material, Nodes, output, shader socket). What light it lets through is green."""
    material, n, out = new_material('leaf')
    place = n.add('ShaderNodeTexCoord').outputs['Object']
    hammered, fine = n.noise(place, 3.2, 4.0, 0.6, 0.8), n.noise(place, 13.0, 3.0, 0.5)
    mirror = n.add('ShaderNodeBsdfPrincipled', {
        'Base Color': n.mix(hammered, (1.0, 0.56, 0.13, 1), (1.0, 0.68, 0.25, 1)), 'Metallic': 1.0,
        'Roughness': n.smooth(fine, 0.30, 0.75, 0.07, 0.27),
        'Normal': n.bump(n.math('ADD', hammered, n.math('MULTIPLY', fine, 0.07)), 0.16, 0.10)})
    thin = n.smooth(n.noise(place, 5.0, 5.0, 0.7, 0.5), 0.38, 0.66, 0.06, 0.42)
    through = n.add('ShaderNodeBsdfTransparent', {'Color': (0.30, 0.60, 0.26, 1)})
    leaf = n.mix_shader(thin, mirror.outputs[0], through.outputs[0])
    holes = n.math('GREATER_THAN', n.math('ADD', n.noise(place, 9.0, 3.0, 0.5), n.math('MULTIPLY', thin, 0.35)), 0.845)
    leaf = n.mix_shader(holes, leaf, n.add('ShaderNodeBsdfTransparent').outputs[0])
    n.join(out.inputs[0], leaf)
    material.cycles.sample_as_light = False
    return material, n, out, leaf
