"""Orange peel, salt, cinnamon and coffee beans. Unit 10 cm."""
import math

import numpy as np
from mathutils import Euler

from .cells import blend, cells
from .citrus import colour_attribute
from .meshes import mesh_object, ring_faces
from .nodes import new_material
from .noise import fbm

CUBE = np.array([(x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)], float)
CUBE_SIDES = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]


def _sheet_faces(rows, columns):
    """Front, back and all four edges of a thin sheet whose back follows its front."""
    index, back = np.arange(rows * columns).reshape(rows, columns), rows * columns
    front = np.stack([index[:-1, :-1], index[1:, :-1], index[1:, 1:], index[:-1, 1:]], 2).reshape(-1, 4)
    faces = [front, front[:, ::-1] + back]
    for edge, order in ((index[:, 0], 1), (index[:, -1], -1), (index[0], -1), (index[-1], 1)):
        faces.append(np.stack([edge[:-1], edge[:-1] + back, edge[1:] + back, edge[1:]], 1)[:, ::order])
    return np.concatenate(faces)


def add_peel(fruit=.40, length=.74, width=.20, twist=.5, seed=4):
    """A strip of orange zest, skin towards +Z, along X; `fruit` is the radius of the orange it came from."""
    along, across = np.meshgrid(np.linspace(-.5, .5, 260), np.linspace(-.5, .5, 70), indexing='ij')
    ragged = 1 + .05 * fbm(along * 9, across * 0, 4, seed) - .30 * np.clip((np.abs(along) - .40) / .10, 0, 1) ** 2
    bend, turn = along * length / fruit * 1.15, twist * along * 2
    outwards = np.stack([np.sin(bend), 0 * bend, np.cos(bend)], 2)
    spine = np.stack([fruit * np.sin(bend), 0 * bend, fruit * np.cos(bend) - fruit], 2)

    def surface(depth):
        y = across * width * ragged
        lift = depth - y * y / (2 * fruit)
        sideways, up = y * np.cos(turn) - lift * np.sin(turn), lift * np.cos(turn) + y * np.sin(turn)
        return spine + sideways[..., None] * np.array([0, 1, 0]) + outwards * up[..., None]

    near, _, label = cells(along * length * 62, across * width * 62, 7)
    pore = np.clip((.34 - near) / .22, 0, 1)
    skin = surface(-.0030 * pore * (.4 + label) + .0025 * fbm(along * 14, across * 4, 4, 3))
    pith = surface(-.026 + .004 * fbm(along * 20, across * 6, 4, 8))
    colour = blend((.88, .235, .012), (.93, .350, .034), np.clip(.5 + fbm(along * 5, across * 3, 4, 2) + .5 * (label - .5), 0, 1))
    colour = blend(colour, (.60, .165, .010), pore * .6).reshape(-1, 3)
    material, n, out = new_material('peel')
    tint = n.add('ShaderNodeAttribute', attribute_name='colour').outputs['Color']
    body = n.add('ShaderNodeBsdfPrincipled', {'Base Color': tint, 'Roughness': .38, 'Specular': .45})
    n.join(out.inputs[0], n.mix_shader(.14, body.outputs[0], n.add('ShaderNodeBsdfTranslucent', {'Color': tint}).outputs[0]))
    ob = mesh_object('peel', np.concatenate([skin.reshape(-1, 3), pith.reshape(-1, 3)]), _sheet_faces(*along.shape), material)
    colour_attribute(ob.data, 'colour', np.concatenate([colour, np.tile((.84, .74, .54), (len(colour), 1))]))
    return ob


def _salt():
    material, n, out = new_material('salt')
    front = n.add('ShaderNodeBsdfDiffuse', {'Color': (.90, .88, .85, 1)}).outputs[0]
    through = n.add('ShaderNodeBsdfTranslucent', {'Color': (.95, .92, .88, 1)}).outputs[0]
    glint = n.add('ShaderNodeBsdfGlossy', {'Color': (1, 1, 1, 1), 'Roughness': .15}).outputs[0]
    # Light wanders from grain to grain; a little emission stands for that.
    within = n.add('ShaderNodeEmission', {'Color': (1, .92, .83, 1), 'Strength': .06}).outputs[0]
    n.join(out.inputs[0], n.add_shader(n.mix_shader(.10, n.mix_shader(.5, front, through), glint), within))
    material.cycles.sample_as_light = False
    return material


def add_salt_rim(vessel, wall, arc, ground, seed=5, count=4200):
    """Coarse salt pressed on a rim between two angles; `ground(x, y)` is where the grains that fell now lie."""
    rng = np.random.default_rng(seed)
    grains, rim, (first, last) = [], vessel.height, arc

    def grain(at, size, turn):
        corners = CUBE * size * rng.uniform(.7, 1.25, 3) * (1 + .18 * rng.uniform(-1, 1, (8, 1)))
        grains.append(corners @ np.array(Euler(turn).to_matrix()).T + np.array(at))

    while len(grains) < count:
        a = rng.uniform(first - .12, last + .12)
        inside = min(a - first, last - a)
        if inside < .12 and rng.uniform() > np.clip((inside + .12) / .24, 0, 1) ** 1.5:
            continue
        clump = .55 + .30 * math.sin(a * 6 + 1) * math.sin(a * 11 + .4) + .25 * math.sin(a * 23)
        below = abs(rng.normal(0, .034))
        if below > .030 + .030 * clump or (below > .02 and rng.uniform() < .35):
            continue
        size = min(.0098, .0040 * math.exp(rng.normal(.15, .45)))
        if below < .006:
            q = rng.uniform(-.65, .65)
            r = vessel.outer_radius(rim) - wall / 2 + q * wall
            z = rim + wall * .4 * math.sqrt(max(1 - (1.5 * q) ** 2, 0)) + rng.uniform(-.002, .004)
        else:
            z = rim - below
            r = vessel.outer_radius(z) + size * .55 + abs(rng.normal(0, .0022)) * (1 - below / .07)
        grain((r * math.cos(a), r * math.sin(a), z), size, rng.uniform(0, 6.28, 3))
    for _ in range(90):
        a = rng.normal((first + last) / 2, .8)
        r = vessel.outer_radius(.05) + .02 + abs(rng.normal(0, .16))
        size, x, y = min(.0042, .0023 * math.exp(rng.normal(.1, .4))), r * math.cos(a), r * math.sin(a)
        if abs(x) > .60:
            continue
        grain((x, y, ground(x, y) + size * .85), size, (0, 0, rng.uniform(0, 6.28)))
    faces = [tuple(i + 8 * k for i in side) for k in range(len(grains)) for side in CUBE_SIDES]
    return mesh_object('salt', np.concatenate(grains), faces, _salt(), smooth=False)


def add_cinnamon(length=.66, radius=.048, seed=3):
    """A quill of rolled bark along X."""
    rolled = 4.6 * np.pi
    along, turn = np.meshgrid(np.linspace(0, 1, 180), np.linspace(0, rolled, 150), indexing='ij')
    r = radius * (.30 + .70 * turn / rolled) * (1 + .05 * fbm(along * 4, turn * .3, 3, seed))
    torn = .012 * fbm(turn * 1.5, along * 0, 3, 4) * (np.abs(along - .5) > .49)
    x, sag = (along - .5) * length + torn, .010 * np.sin(along * 3)
    layer = lambda r: np.stack([x, r * np.cos(turn), r * np.sin(turn) + sag], 2).reshape(-1, 3)
    material, n, out = new_material('cinnamon')
    grain = n.noise(n.add('ShaderNodeMapping', {'Vector': n.add('ShaderNodeTexCoord').outputs['Object'],
                                                'Scale': (4, 40, 40)}).outputs[0], 1.5, 6.0, .65)
    bark = n.add('ShaderNodeBsdfPrincipled', {'Base Color': n.ramp(grain, [(.3, (.10, .036, .014)), (.7, (.33, .145, .062))]),
                                              'Roughness': .75, 'Specular': .25})
    n.join(bark.inputs['Normal'], n.bump(grain, .6, .006))
    n.join(out.inputs[0], bark.outputs[0])
    return mesh_object('cinnamon', np.concatenate([layer(r), layer(r - .0065)]), _sheet_faces(*along.shape), material)


def add_beans(places, ground, seed=5):
    """Roasted coffee beans lying at (x, y), some on their faces."""
    t, p = np.meshgrid(np.linspace(0, np.pi, 60), np.linspace(0, 2 * np.pi, 48, endpoint=False), indexing='ij')
    x, y, z = .5 * np.cos(t), .36 * np.sin(t) * np.cos(p), .27 * np.sin(t) * np.sin(p)
    crease = np.exp(-((y - .03 * np.sin(x * 6)) / .028) ** 2) * np.clip(1 - (np.abs(x) / .47) ** 4, 0, 1)
    z = np.where(z < 0, z * .42 + .10 * crease, z)
    material, n, out = new_material('bean')
    grain = n.noise(n.add('ShaderNodeTexCoord').outputs['Object'], 9.0, 4.0)
    body = n.add('ShaderNodeBsdfPrincipled', {'Base Color': n.ramp(grain, [(.3, (.020, .0085, .004)), (.7, (.055, .024, .011))]),
                                              'Roughness': .34, 'Specular': .45})
    n.join(body.inputs['Normal'], n.bump(grain, .25, .03))
    n.join(out.inputs[0], body.outputs[0])
    rng = np.random.default_rng(seed)
    for px, py in places:
        turned = rng.uniform() < .5
        size = .092 * rng.uniform(.92, 1.08)
        ob = mesh_object('bean', np.stack([x, y, z], 2).reshape(-1, 3), ring_faces(60, 48), material)
        ob.scale = (size,) * 3
        ob.location = (px, py, ground(px, py) + size * (.27 if turned else .115))
        ob.rotation_euler = (math.pi * turned + rng.normal(0, .12), rng.normal(0, .1), rng.uniform(0, 6.28))
