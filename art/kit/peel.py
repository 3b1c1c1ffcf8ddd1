"""A strip of orange peel, cut by hand: skin in front, pith behind and along its edges. Unit 10 cm."""
import numpy as np
from scipy.interpolate import CubicSpline

from .cells import blend, cells, ease
from .citrus import colour_attribute, value_attribute
from .meshes import sides_object
from .nodes import new_material
from .noise import fbm

LONG, WIDE = 620, 170
SKIN = ((.84, .215, .010), (.94, .350, .026))
GLAND, PITH, PITH_DEEP = (.80, .215, .006), (.95, .88, .73), (.92, .74, .46)


def _skin():
    material, n, out = new_material('peel')
    colour = n.add('ShaderNodeAttribute', attribute_name='colour').outputs['Color']
    pith = n.add('ShaderNodeAttribute', attribute_name='pith').outputs['Fac']
    waxy = n.noise(n.add('ShaderNodeTexCoord').outputs['Object'], 24.0, 5.0, .65)
    body = n.add('ShaderNodeBsdfPrincipled', {
        'Base Color': colour, 'Subsurface Color': colour, 'Subsurface Radius': (.030, .012, .004), 'Subsurface': .55,
        'Specular': n.math('SUBTRACT', .5, n.math('MULTIPLY', pith, .3)),
        'Roughness': n.math('ADD', n.math('ADD', .22, n.math('MULTIPLY', waxy, .22)), n.math('MULTIPLY', pith, .35))})
    n.join(body.inputs['Normal'], n.bump(waxy, .25, .002))
    through = n.add('ShaderNodeBsdfTranslucent', {'Color': colour})
    n.join(out.inputs[0], n.mix_shader(.22, body.outputs[0], through.outputs[0]))
    return material


def _frames(points, turns):
    """Along a spine through points: places, directions across it, and directions outwards of its skin.

    `turns` are the skin's, in degrees about the spine from facing the camera (-y), one a point."""
    knots = np.linspace(0, 1, len(points))
    path = CubicSpline(knots, np.array(points, float))
    s = np.linspace(0, 1, LONG)
    place, along = path(s), path(s, 1)
    along /= np.linalg.norm(along, axis=1)[:, None]
    facing = np.array((0, -1.0, 0)) - along * (along @ np.array((0, -1.0, 0)))[:, None]
    facing /= np.linalg.norm(facing, axis=1)[:, None]
    turn = np.radians(CubicSpline(knots, turns)(s))[:, None]
    out = facing * np.cos(turn) + np.cross(along, facing) * np.sin(turn)
    return place, np.cross(out, along), out


def _pores(x, y):
    """(height, how much of a place is gland): dimples of many sizes, no two alike, and the swellings between them."""
    x, y = x + .004 * fbm(x * 40, y * 40, 3, 51), y + .004 * fbm(x * 40 + 9, y * 40, 3, 52)
    height, gland = np.zeros_like(x), np.zeros_like(x)
    for pitch, deep, seed in ((.0125, .0013, 7), (.0072, .0006, 8)):
        near, far, size = cells(x / pitch, y / pitch, seed)
        dimple = ease((.16 + .34 * size - near) / (.12 + .22 * size))
        height += deep * (.35 * ease((far - near) / .5) - dimple * (.3 + size))
        gland = np.maximum(gland, dimple * (.2 + .8 * size))
    return height + .0022 * fbm(x * 16, y * 16, 3, 3), gland


def add_peel(points, turns, width=.15, curl=.55, thick=.017, seed=4):
    """A strip along a spine; `curl` is how much it keeps of the fruit's roundness."""
    place, side, out = _frames(points, turns)
    length = np.linalg.norm(np.diff(place, axis=0), axis=1).sum()
    s, across = np.meshgrid(np.linspace(0, 1, LONG), np.linspace(-.5, .5, WIDE), indexing='ij')
    # Cut off slantwise at both ends, by eye.
    s = s + np.where(s > .5, -.030, .034) * (across + .5) * np.abs(2 * s - 1) ** 3
    place, side, out = (np.stack([np.interp(s, np.linspace(0, 1, LONG), axis) for axis in line.T], -1) for line in (place, side, out))
    ends = 1 - .22 * np.clip((np.abs(s - .5) - .45) / .05, 0, 1) ** 2
    wander = .055 * fbm(s * 6, s * 0 + 3, 4, seed)
    edge = lambda sign: 1 + .10 * fbm(s * 5, s * 0 + 11 * sign, 3, seed + sign) + .03 * fbm(s * 34, s * 0 + sign, 3, seed + 5)
    y = (across * np.where(across > 0, edge(1), edge(2)) * ends + wander * .4) * width
    height, gland = _pores(s * length, y)

    def surface(y, depth):
        lift = depth - curl * y * y / .8
        return (place + side * y[..., None] + out * lift[..., None]).reshape(-1, 3)

    # The knife went in at a slant: pith stands out beyond the skin on both sides.
    rim = np.clip((np.abs(across) - .455) / .045, 0, 1)
    body = thick * (.85 + .5 * fbm(s * 4, across * 2, 3, seed + 9) - .35 * np.abs(across))
    front = surface(y * (1 + .05 * rim), height - body * .75 * rim ** 1.6)
    felt = fbm(s * length * 90, y * 90, 4, 8)
    behind = surface(y * .985, -body + .0009 * felt + .003 * fbm(s * length * 18, y * 18, 3, 18))
    skin = blend(*SKIN, np.clip(.5 + 1.1 * fbm(s * 5, across * 3, 4, 2) + .25 * fbm(s * 40, across * 12, 3, 12), 0, 1))
    skin = blend(skin, GLAND, gland * .45)
    bare = ease((rim - .16 + .35 * fbm(s * 30, across * 3, 3, 22)) / .30)
    skin = blend(skin, blend(PITH_DEEP, PITH, rim), bare)
    pith = blend(PITH, PITH_DEEP, np.clip(.12 + .7 * fbm(s * 9, across * 4, 4, 19) + .2 * felt, 0, .6))
    index, under = np.arange(LONG * WIDE).reshape(LONG, WIDE), LONG * WIDE
    sheet = np.stack([index[:-1, :-1], index[1:, :-1], index[1:, 1:], index[:-1, 1:]], 2).reshape(-1, 4)
    faces = [sheet, sheet[:, ::-1] + under]
    for line, order in ((index[:, 0], 1), (index[:, -1], -1), (index[0], -1), (index[-1], 1)):
        faces.append(np.stack([line[:-1], line[:-1] + under, line[1:] + under, line[1:]], 1)[:, ::order])
    ob = sides_object('peel', np.concatenate([front, behind]), np.concatenate(faces), _skin())
    colour_attribute(ob.data, 'colour', np.concatenate([skin.reshape(-1, 3), pith.reshape(-1, 3)]))
    value_attribute(ob.data, 'pith', np.concatenate([bare.ravel(), np.ones(under)]))
    return ob
