"""Torn gold leaf for close views: thin sheets, mostly flat, with a few sharp folds, a curl and ragged edges."""
import numpy as np

from .nodes import new_material

TURN = 2 * np.pi


def _outline(rng, angle):
    """Radius by angle: a few long waves, teeth of uneven size, one or two deep tears."""
    edge = np.ones_like(angle)
    for k in range(1, 6):
        edge += rng.uniform(.10, .42) / k * np.sin(k * angle + rng.uniform(0, TURN))
    teeth = np.zeros_like(angle)
    for count, size in ((9, .5), (17, .35), (31, .25)):
        wander = .8 * np.sin(angle * 2 + rng.uniform(0, TURN))
        teeth += size * rng.uniform(.4, 1) * (1 - 2 * np.abs(np.sin(count * .5 * angle + rng.uniform(0, TURN) + wander)))
    uneven = 0.5 + 0.5 * np.sin(angle * rng.integers(1, 3) + rng.uniform(0, TURN))
    edge = edge * (1 + 0.16 * teeth * uneven + rng.normal(0, .018, len(angle)))
    for tear in rng.uniform(0, TURN, int(rng.integers(1, 3))):
        away = (angle - tear + 1.5 * TURN) % TURN - TURN / 2
        edge *= 1 - 0.55 * np.exp(-(away / rng.uniform(.05, .14)) ** 2)
    return np.maximum(edge, .16)


def _relief(rng, x, y):
    def turned():
        a = rng.uniform(0, TURN)
        return x * np.cos(a) + y * np.sin(a), -x * np.sin(a) + y * np.cos(a)

    z = np.zeros_like(x)
    for _ in range(int(rng.integers(2, 4))):
        u, v = turned()
        u = u + 0.10 * np.sin(v * 2.3 + rng.uniform(0, TURN)) - rng.uniform(-.5, .5)
        z += rng.uniform(-.38, .38) * np.sqrt(u * u + .0012)
    for _ in range(6):
        u, v = turned()
        wave = np.sin(u * rng.uniform(5, 15) + .7 * np.sin(v * 3 + rng.uniform(0, TURN)) + rng.uniform(0, TURN))
        z += rng.uniform(.008, .031) * np.sqrt(wave ** 2 + .01) * np.clip(.5 + np.sin(v * 1.7 + rng.uniform(0, TURN)), 0, 1)
    u, _ = turned()
    z += rng.uniform(.04, .30) * rng.choice([-1, 1]) * u * u
    lift = np.clip(np.hypot(x, y) - .55, 0, 1) ** 2 * 3
    return z + rng.uniform(-.22, .22) * lift * np.sin(2 * np.arctan2(y, x) + rng.uniform(0, TURN))


def torn_leaf(radius, seed, rings=26, spokes=96):
    """Corners and faces of one scrap of about the given radius, centred on the origin."""
    rng = np.random.default_rng(seed)
    angle = np.linspace(0, TURN, spokes, endpoint=False)
    edge = _outline(rng, angle)
    share = np.linspace(0, 1, rings + 1)[1:, None]
    x = np.r_[0, (share * edge * np.cos(angle)).ravel()] * rng.uniform(.42, .95)
    y = np.r_[0, (share * edge * np.sin(angle)).ravel()]
    z = _relief(rng, x, y)
    faces = [(0, 1 + j, 1 + (j + 1) % spokes) for j in range(spokes)]
    for i in range(rings - 1):
        a, b = 1 + i * spokes, 1 + (i + 1) * spokes
        faces += [(a + j, b + j, b + (j + 1) % spokes, a + (j + 1) % spokes) for j in range(spokes)]
    return np.stack([x, y, z - z.mean()], 1) * radius, faces


def beaten_gold(lift=0.0, wrinkle=0.20):
    """Leaf metal before its output is joined: (material, Nodes, output, shader socket)."""
    material, n, out = new_material('beaten_gold')
    grain = n.noise(n.add('ShaderNodeTexCoord').outputs['Object'], 3.8, 5.0, 0.6, 0.8)
    body = n.add('ShaderNodeBsdfPrincipled', {'Base Color': (1.0, 0.60, 0.16, 1), 'Metallic': 1.0})
    n.join(body.inputs['Roughness'], n.math('ADD', 0.13, n.math('MULTIPLY', grain, 0.22)))
    n.join(body.inputs['Normal'], n.bump(grain, wrinkle, 0.10))
    if lift:
        body.inputs['Emission'].default_value = (1.0, 0.55, 0.13, 1)
        body.inputs['Emission Strength'].default_value = lift
    n.join(out.inputs[0], body.outputs[0])
    material.cycles.sample_as_light = False
    return material, n, out, body.outputs[0]
