"""What is in the glass: clear, amber and cloudy liquids, ice, bubbles and leaf. Unit 10 cm."""
import math

import bmesh
import numpy as np
from mathutils import Euler

from .glass import CAUGHT, GLASS, SPIRIT
from .glassware import AIR, SURFACE
from .meshes import mesh_object, sides_object
from .nodes import new_material
from .torn_leaf import beaten_gold, torn_leaf

# Extinction per unit in red, green and blue. Red is kept high enough for long paths to go brown, not scarlet.
AMBER = (.72, 1.65, 3.6)
ICE, MELT = 1.31, (.985, .995, 1.0)


def _height(n):
    return n.add('ShaderNodeSeparateXYZ', {0: n.add('ShaderNodeNewGeometry').outputs['Position']}).outputs[2]


def _settled(n, shares, span):
    """From the share at the top of a span of heights to that at its bottom, in drifts."""
    (top, bottom), (low, high) = shares, span
    place = n.add('ShaderNodeMapping', {'Vector': n.add('ShaderNodeNewGeometry').outputs['Position'], 'Scale': (4, 4, 2.2)}).outputs[0]
    drift = n.math('MULTIPLY', n.math('SUBTRACT', n.noise(place, 1.4, 5.0, .6, 1.2), .5), .55 * (high - low))
    down = n.smooth(n.math('ADD', _height(n), drift), high, low)
    return n.math('ADD', top, n.math('MULTIPLY', down, bottom - top))


def boundary(name, ior, tint=(1, 1, 1), absorb=None, cloud=None, shadow=0.94, deep=None, juice=None, wave=0.0, others=None):
    """A dielectric boundary that lets shadow and diffuse rays straight through.

    `cloud` is (colour, shares at the top and the bottom, heights from and to): a juice's milkiness, lit from
    before and behind. `deep` is (tint, heights from and to): what the drink's colour becomes further down. `juice`
    is (colour, density) of what floats in it and scatters light within; `wave` how far glass is from a plane.
    `others` are the indices of a drink's sides that `SURFACE` calls AIR and ICE: one material, or what is
    within would not end where a ray leaves by another side."""
    material, n, out = new_material(name)
    colour, clear, iced = (*tint, 1), (*[c * shadow for c in tint], 1), 0.0
    if deep:
        below, (low, high) = deep
        colour = n.mix(n.smooth(_height(n), high, low), colour, (*below, 1))
    if others:
        kind = n.add('ShaderNodeAttribute', attribute_name=SURFACE).outputs['Fac']
        iced, to_air = n.math('GREATER_THAN', kind, 1.5), n.math('COMPARE', kind, AIR, .5)
        ior = n.math('ADD', n.math('ADD', ior, n.math('MULTIPLY', to_air, others[0] - ior)), n.math('MULTIPLY', iced, others[1] - ior))
        colour, clear = n.mix(iced, colour, (*MELT, 1)), n.mix(iced, clear, (.97, .97, .97, 1))
    glass = n.add('ShaderNodeBsdfGlass', {'Color': colour, 'IOR': ior, 'Roughness': 0.0})
    if wave:
        n.join(glass.inputs['Normal'], n.bump(n.noise(n.add('ShaderNodeTexCoord').outputs['Object'], 3.4, 1.5), 1.0, wave))
    if others:
        ripple, rime = _melting(n)
        n.join(glass.inputs['Normal'], n.bump(n.math('MULTIPLY', ripple, iced), .30, .03))
        n.join(glass.inputs['Roughness'], n.math('MULTIPLY', n.math('MULTIPLY', rime, iced), .5))
    shader = glass.outputs[0]
    if cloud:
        shader = _milky(n, shader, cloud, iced)
    _finish(n, out, shader, clear)
    if absorb:
        density = max(absorb) * 1.02
        colour = (*[1 - a / density for a in absorb], 1)
        volume = n.add('ShaderNodeVolumeAbsorption', {'Color': colour, 'Density': density}).outputs[0]
        if juice:
            tint, thick = juice
            pulp = n.add('ShaderNodeVolumeScatter', {'Color': (*tint, 1), 'Density': thick, 'Anisotropy': .45})
            volume = n.add_shader(volume, pulp.outputs[0])
        n.join(out.inputs['Volume'], volume)
    return material


def _milky(n, shader, cloud, iced):
    colour, shares, span = cloud
    front, through = (n.add(f'ShaderNodeBsdf{kind}', {'Color': (*colour, 1)}).outputs[0] for kind in ('Diffuse', 'Translucent'))
    mirror = n.math('MINIMUM', n.add('ShaderNodeFresnel', {'IOR': 1.33}).outputs[0], 1.0)
    milky = n.math('MULTIPLY', n.math('SUBTRACT', 1.0, mirror), _settled(n, shares, span))
    milky = n.math('MULTIPLY', milky, n.math('SUBTRACT', 1.0, iced))
    return n.mix_shader(milky, shader, n.mix_shader(0.55, front, through))


def _finish(n, out, shader, clear):
    path = n.add('ShaderNodeLightPath')
    # As in kit/glass.py: rays that are caught between the walls would end as black blots.
    caught = n.math('GREATER_THAN', path.outputs['Ray Depth'], CAUGHT)
    straight = n.math('MAXIMUM', n.math('MAXIMUM', path.outputs['Is Shadow Ray'], path.outputs['Is Diffuse Ray']), caught)
    n.join(out.inputs[0], n.mix_shader(straight, shader, n.add('ShaderNodeBsdfTransparent', {'Color': clear}).outputs[0]))


def _melting(n):
    """(ripples of a melting face, rime that the melt has not yet polished away)."""
    place = n.add('ShaderNodeNewGeometry').outputs['Position']
    ripple = n.math('ADD', n.noise(place, 6.0, 2.5), n.math('MULTIPLY', n.noise(place, 38.0, 3.0), .07))
    return ripple, n.ramp(n.noise(place, 5.0, 6.0, .68), [(.50, 0.0), (.66, .30)])


def ice_material():
    """Ice against the air."""
    material, n, out = new_material('ice')
    ripple, rime = _melting(n)
    glass = n.add('ShaderNodeBsdfGlass', {'Color': (*MELT, 1), 'Roughness': n.math('MULTIPLY', rime, 1.4), 'IOR': ICE})
    n.join(glass.inputs['Normal'], n.bump(ripple, .30, .03))
    _finish(n, out, glass.outputs[0], (*[c * .97 for c in MELT], 1))
    return material


def pour(vessel, level, ior=SPIRIT, blocks=(), wave=0.0, shade=.86, **drink):
    """The glass and its drink: [glass, liquid]. `blocks` are of ice, as kit/ice.py gives them; `drink` is what
    `boundary` is told of the liquid, `shade` what each wall lets through of a lamp's light."""
    body = vessel.add_body(boundary('glass', GLASS, (.995, 1.0, .997), shadow=shade, wave=wave), level)
    material = boundary('drink', ior / GLASS, shadow=shade, others=(ior, ior / ICE), **drink)
    return [body, vessel.add_liquid(material, level, blocks)]


def add_leaf(vessel, level, floor, count, size=.011, lift=.22, seed=7):
    """Scraps of gold leaf between floor and level, thinning upwards."""
    rng = np.random.default_rng(seed)
    verts, faces, offset, placed = [], [], 0, 0
    while placed < count:
        z = floor + (level - .02 - floor) * rng.beta(1.0, 1.35)
        reach = vessel.radius(z) - .03
        if reach < .02:
            continue
        angle, out = rng.uniform(0, 6.283), reach * math.sqrt(rng.uniform()) * .95
        corners, sides = torn_leaf(min(.036, size * math.exp(rng.normal(.15, .60))), int(rng.integers(1e6)), 6, 26)
        turn = np.array(Euler(rng.uniform(0, 6.28, 3)).to_matrix())
        verts.append(corners @ turn.T + np.array([out * math.cos(angle), out * math.sin(angle), z]))
        faces += [tuple(i + offset for i in side) for side in sides]
        offset += len(corners)
        placed += 1
    return mesh_object('leaf', np.concatenate(verts), faces, beaten_gold(lift)[0])


def balls(places, name, material):
    """Spheres of air at (x, y, z, radius)."""
    ball = bmesh.new()
    bmesh.ops.create_icosphere(ball, subdivisions=3, radius=1)
    corners = np.array([v.co[:] for v in ball.verts])
    sides = np.array([[v.index for v in face.verts] for face in ball.faces])
    ball.free()
    places = np.array(places)
    verts = corners[None] * places[:, None, 3:] + places[:, None, :3]
    faces = sides[None] + len(corners) * np.arange(len(places))[:, None, None]
    return sides_object(name, verts.reshape(-1, 3), faces.reshape(-1, 3), material)


def _soda(name):
    return boundary(name, 1 / 1.344, shadow=1.0)


def add_bubbles(vessel, lowest, highest, count, seed=3):
    """Bubbles of soda: a fine haze of them on the wall, in patches; some that have grown; strings that rise from
    scratches in the glass; and a froth that gathers at the brim."""
    rng = np.random.default_rng(seed)
    places = []

    def put(angle, z, r, off):
        out = vessel.radius(z) - off
        places.append((out * math.cos(angle), out * math.sin(angle), z, r))

    patches = np.c_[rng.uniform(0, 6.283, 26), rng.uniform(lowest, highest, 26)]
    for _ in range(count):
        angle, z = rng.uniform(0, 6.283), rng.uniform(lowest, highest)
        if rng.uniform() < .6:
            angle, z = patches[rng.integers(26)] + rng.normal(0, 1, 2) * (.16, .055)
        r = min(.0011 * math.exp(rng.exponential(.60)), .0080)
        if lowest < z < highest - r:
            put(angle, z, r, r * rng.uniform(1.0, 1.25) + .0006)
    for _ in range(14):
        angle, z, r = rng.uniform(3.3, 6.1), rng.uniform(lowest, highest - .3), rng.uniform(.0009, .0016)
        off, lean = rng.uniform(.006, .05), rng.normal(0, .02)
        while z < highest - .01:
            put(angle + lean * math.sin(z * 9), z, r * rng.uniform(.85, 1.15), off + rng.uniform(0, .003))
            r, z = r * 1.02, z + rng.uniform(.010, .030) * (1 + r * 120)
    for _ in range(count // 3):
        angle, r = rng.uniform(0, 6.283), min(.0022 * math.exp(rng.normal(0, .55)), .0085)
        if math.sin(angle * 2.3 + 1) + .6 * math.sin(angle * 5) > rng.uniform(-1.2, 1.2):
            put(angle, highest + .018 - r * rng.uniform(1.02, 1.5), r, r + abs(rng.normal(.004, .008)))
    return balls(places, 'bubbles', _soda('bubble'))


def add_beads(vessel, level, count, size=.0045, seed=11):
    """The beads that a poured spirit holds along the glass, what the trade calls its pearl: gathered here and there."""
    rng = np.random.default_rng(seed)
    knots = rng.uniform(0, 6.283, 7)
    places = []
    for _ in range(count):
        angle = knots[int(7 * rng.beta(.8, 2.2))] + rng.normal(0, .10) if rng.uniform() < .85 else rng.uniform(0, 6.283)
        r = min(size * math.exp(rng.normal(-.25, .62)), .0125)
        out = vessel.radius(level) - .010 - r - abs(rng.normal(0, .010))
        if all(math.hypot(out * math.cos(angle) - x, out * math.sin(angle) - y) > (r + other) * .96 for x, y, _, other in places):
            places.append((out * math.cos(angle), out * math.sin(angle), level - r * rng.uniform(1.0, 1.12), r))
    return balls(places, 'beads', _soda('bubble'))
