"""Slices of citrus: segments of unequal width, wandering membranes, juice sacs, pith and rind. Unit 10 cm."""
import bpy
import numpy as np

from .cells import blend, cells, ease
from .meshes import sides_object
from .nodes import new_material
from .noise import fbm

# `far` is how far red, green and blue travel within the flesh before they are scattered.
FRUIT = {
    'grapefruit': dict(pulp=((0.46, 0.010, 0.010), (0.80, 0.100, 0.060)), wall=(0.90, 0.36, 0.24), pith=(0.90, 0.77, 0.62),
                       rind=((0.85, 0.44, 0.075), (0.83, 0.26, 0.070)), gland=(0.74, 0.27, 0.035), edge=.875, segments=11,
                       core=.085, far=(.050, .016, .009), seeds=((2, .33), (7, .30), (9, .36))),
    'lime': dict(pulp=((0.30, 0.42, 0.055), (0.60, 0.70, 0.25)), wall=(0.78, 0.86, 0.50), pith=(0.80, 0.85, 0.62),
                 rind=((0.070, 0.185, 0.018), (0.17, 0.29, 0.034)), gland=(0.045, 0.150, 0.012), edge=.920, segments=10,
                 core=.06, far=(.026, .032, .010), seeds=()),
}
STEPS, RINGS, SIDE = 1700, 330, 12


def colour_attribute(mesh, name, colours):
    data = np.c_[np.clip(colours, 0, 1), np.ones(len(colours))].astype(np.float32)
    mesh.attributes.new(name, 'FLOAT_COLOR', 'POINT').data.foreach_set('color', data.ravel())


def value_attribute(mesh, name, values):
    mesh.attributes.new(name, 'FLOAT', 'POINT').data.foreach_set('value', np.asarray(values, np.float32))


def _flesh(kind):
    """Wet, and lit from within: light wanders through sacs and pith. The rind is waxy and pitted by its glands."""
    material, n, out = new_material(kind)
    read = lambda name: n.add('ShaderNodeAttribute', attribute_name=name)
    colour, wet, rind = read('colour').outputs['Color'], read('wet').outputs['Fac'], read('rind').outputs['Fac']
    place = n.add('ShaderNodeTexCoord').outputs['Object']
    gleam = n.noise(place, 55.0, 4.0, .6)
    rough = n.math('SUBTRACT', n.math('ADD', .34, n.math('MULTIPLY', gleam, .40)), n.math('MULTIPLY', wet, .44))
    body = n.add('ShaderNodeBsdfPrincipled', {
        'Base Color': colour, 'Subsurface Color': colour, 'Subsurface Radius': FRUIT[kind]['far'],
        'Subsurface': n.math('SUBTRACT', .85, n.math('MULTIPLY', rind, .65)), 'Specular': .5,
        'Roughness': n.math('MAXIMUM', rough, .09)})
    pits = n.ramp(n.add('ShaderNodeTexVoronoi', {'Vector': place, 'Scale': 78.0}).outputs[0], [(.10, 0.0), (.42, 1.0)], 'EASE')
    # Cut sacs stand full of juice: each throws back the light its own way.
    beads = n.math('MULTIPLY', n.math('MULTIPLY', n.noise(place, 120.0, 3.0, .6), wet), 1.1)
    relief = n.math('ADD', n.math('MULTIPLY', pits, rind), n.math('ADD', n.math('MULTIPLY', gleam, n.math('ADD', .25, wet)), beads))
    n.join(body.inputs['Normal'], n.bump(relief, .55, .0045))
    through = n.add('ShaderNodeBsdfTranslucent', {'Color': colour})
    n.join(out.inputs[0], n.mix_shader(n.math('ADD', .06, n.math('MULTIPLY', wet, .16)), body.outputs[0], through.outputs[0]))
    return material


def _segments(fruit, radius, share, angle, rng):
    """(which segment, place across it from 0 to 1, its width in radians, how much of a place is pulp)."""
    count = fruit['segments']
    cuts = np.cumsum(np.r_[0, rng.uniform(.74, 1.28, count)])
    cuts *= 2 * np.pi / cuts[-1]
    turned = (angle + rng.uniform(0, 1) + .035 * np.sin(share * 5 + angle * 2) + .05 * (1 - share) * np.sin(angle * 3 + 1)
              + .012 * fbm(angle * 7, share * 7, 3, 41)) % (2 * np.pi)
    k = np.clip(np.searchsorted(cuts, turned.ravel(), side='right') - 1, 0, count - 1).reshape(turned.shape)
    width = cuts[k + 1] - cuts[k]
    across = (turned - cuts[k]) / width
    near = np.minimum(across, 1 - across) * width
    membrane = radius * (.0060 + .012 * rng.uniform(0, 1, count)[k] * (1 - share) + .008 * fbm(angle * 6, share * 9, 4, 5))
    rim = fruit['edge'] - .050 * np.exp(-(near / .085) ** 2) + .014 * fbm(angle * 5, share * 0 + 2, 5, 9)
    core = fruit['core'] * (1 + .8 * fbm(angle * 1.6, share * 0 + 1, 3, 11))
    pulp = ease((near * share * radius - membrane * .5) / (radius * .016)) * ease((rim - share) / .022) * ease((share - core) / .05)
    return k, across, width, pulp


def _sacs(share, angle, k, across, width, count):
    """Juice sacs are long drops that point at the centre: (height, shade, pale skin) of the knife's cut through them."""
    aside = across - .5
    u, v = share * 4.6 + 5.0 * aside * aside, k * 37 + aside * (1.6 + 6.4 * share) * width * count / 6.28
    u, v = u + .42 * fbm(angle * 7, share * 9, 4, 2), v + .38 * fbm(angle * 9 + 4, share * 7, 4, 3)
    near, far, sac, du, dv = cells(u, v, 3, aside=True)
    near2, far2, sac2 = cells(u * 2.3 + 9, v * 1.7 + 4, 5)
    tilt = ((sac * 17) % 1 - .5) * du + ((sac * 29) % 1 - .5) * dv * 1.4
    seam, fine = 1 - ease((far - near) / .16), 1 - ease((far2 - near2) / .13)
    drifts = ease(.55 + 1.1 * fbm(angle * 5 + 2, share * 8, 4, 21))
    empty = ease((sac - .86) / .04) * ease((far - near) / .35)
    height = .010 * (1 - near * near) + .026 * tilt - .011 * seam - .004 * fine * drifts - .034 * empty + .006 * (sac - .5)
    height += .0035 * fbm(angle * 60, share * 70, 4, 31)
    shade = .10 + .50 * sac + .22 * sac2 + .34 * fbm(angle * 3, share * 5, 4, 7) - .25 * empty + .16 * fbm(angle * 30, share * 34, 4, 17)
    pale = seam * (.05 + .30 * drifts) + fine * .10 * drifts + .08 * ease((sac2 - .8) / .1)
    return height, np.clip(shade, 0, 1), np.clip(pale, 0, .85)


def _pips(fruit, share, angle):
    """A few cut seeds beside the core, how much of a place is seed and how much the hollow about it."""
    seed, hollow = np.zeros_like(share), np.zeros_like(share)
    for k, (place, at) in enumerate(fruit['seeds']):
        turn = place * 2 * np.pi / fruit['segments'] + .33
        along, aside = share * np.cos(angle - turn) - at, share * np.sin(angle - turn)
        away = np.hypot(along / .062, aside / (.026 + .006 * np.clip(along / .06, -1, 1)))
        if k != 1:
            seed = np.maximum(seed, ease((1.0 - away) / .14))
        hollow = np.maximum(hollow, ease((1.35 - away) / .30))
    return seed, hollow


def _face(kind, radius, thick, share, angle, rng):
    """Height, colour, wetness and rind over the cut face."""
    fruit = FRUIT[kind]
    k, across, width, pulp = _segments(fruit, radius, share, angle, rng)
    height, shade, pale = _sacs(share, angle, k, across, width, fruit['segments'])
    seed, hollow = _pips(fruit, share, angle)
    x, y = share * np.cos(angle) * radius, share * np.sin(angle) * radius
    felt = fbm(x * 150, y * 150, 4, 6)
    z = thick / 2 + radius * pulp * (-.010 + height * (1 - hollow)) + (1 - pulp) * (.0012 * felt + .0022 * fbm(x * 34, y * 34, 4, 16))
    z += .010 * radius * fbm(angle * 2, share * 4, 3, 8) - .010 * hollow * (1 - seed) + .006 * seed
    z -= .022 * radius * np.clip((share - .965) / .035, 0, 1) ** 2
    colour = blend(blend(*fruit['pulp'], shade), fruit['wall'], pale)
    # Juice has run into the pith beside the flesh; towards the rind it is dry and white.
    soaked = np.clip(.75 - 9 * (share - fruit['edge']) + .8 * fbm(x * 22, y * 22, 4, 14), 0, .8) * ease((share - .2) / .2)
    pith = blend(fruit['pith'], fruit['wall'], soaked) * (1 + .16 * felt + .10 * fbm(x * 40, y * 40, 3, 15))[..., None]
    rind = blend(*fruit['rind'], np.clip(.5 + 1.7 * fbm(angle * 1.1, share * 0, 4, 12), 0, 1))
    gland, _, size = cells(angle * radius / .0105, share * radius / .0105, 19)
    gland = ease((.20 + .30 * size - gland) / .14) * ease((share - .935) / .02)
    skin = ease((share - .958 - .010 * fbm(angle * 30, share * 0, 3, 13) - .016 * fbm(angle * 1.4, share * 0, 3, 33)) / .022)
    colour = blend(blend(pith, colour, pulp), rind, skin)
    colour = blend(colour, fruit['gland'], gland * (.25 + .45 * skin))
    colour = blend(blend(colour, fruit['pulp'][0], hollow * .6), (.78, .62, .40), seed)
    return z, colour, pulp * (1 - seed * .5), np.maximum(skin, gland * .5)


def add_slice(kind, radius, thick, half=False, seed=3):
    """A slice lying in XY: a wheel, or the half with y > 0. A glass's rim may cut into it, as into a slotted one."""
    angles = np.linspace(0, np.pi, STEPS) if half else np.linspace(0, 2 * np.pi, STEPS, endpoint=False)
    share, angle = np.meshgrid(np.linspace(0, 1, RINGS), angles, indexing='ij')
    z, colour, wet, rind = _face(kind, radius, thick, share, angle, np.random.default_rng(seed))
    round_ = 1 + .016 * np.sin(angles * 2 + .4) + .010 * np.sin(angles * 3 + 2) + .012 * fbm(angles * 3, angles * 0, 4, 23)
    if half:
        # The knife's corners are soft.
        round_ = round_ - .07 * np.clip(1 - np.minimum(angles, np.pi - angles) / .10, 0, 1) ** 2
    back = -thick / 2 + .022 * radius * np.clip((share - .965) / .035, 0, 1) ** 2
    down = np.linspace(0, 1, SIDE + 2)[1:-1, None]
    side_z = z[-1] + (back[-1] - z[-1]) * down
    side_share = 1 + .006 * np.sin(down * np.pi) + .0035 * fbm(angles[None] * 26 + 0 * down, down * 9 + 0 * angles[None], 3, 24)
    flat = lambda share, height: np.stack([radius * round_ * share * np.cos(angles), radius * round_ * share * np.sin(angles),
                                           height], -1).reshape(-1, 3)
    verts = np.concatenate([flat(share, z), flat(side_share, side_z), flat(share[::-1], back[::-1])])
    if half:
        # Nor is the cut quite straight.
        verts[:, 1] += .012 * fbm(verts[:, 0] * 7, verts[:, 2] * 3, 4, 27) * np.exp(-(verts[:, 1] / .05) ** 2)
    rows = 2 * RINGS + SIDE
    index = np.arange(rows * STEPS).reshape(rows, STEPS)
    after = np.roll(index, -1, 1)
    quads = np.stack([index[:-1], index[1:], after[1:], after[:-1]], 2)
    if half:
        quads = quads[:, :-1]
    faces = [quads.reshape(-1, 4)]
    if half:
        # The straight cut: each ring's front joined with its back.
        for column, order in ((0, 1), (STEPS - 1, -1)):
            front, behind = index[:RINGS, column], index[::-1][:RINGS, column]
            faces.append(np.stack([front[:-1], behind[:-1], behind[1:], front[1:]], 1)[:, ::order])
    ob = sides_object(kind, verts, np.concatenate(faces), bpy.data.materials.get(kind) or _flesh(kind))
    all_over = lambda values: np.concatenate([values, np.repeat(values[-1:], SIDE, 0), values[::-1]])
    colour_attribute(ob.data, 'colour', all_over(colour).reshape(-1, 3))
    value_attribute(ob.data, 'wet', all_over(wet).ravel())
    value_attribute(ob.data, 'rind', all_over(rind).ravel())
    return ob
