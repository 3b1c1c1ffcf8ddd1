"""What the jima leaves about: strings of fibre, chips of leaf base, crumbs. Unit 1 m."""
import bpy
import numpy as np

from .cells import blend
from .citrus import colour_attribute
from .meshes import link, sides_object
from .nodes import new_material
from .noise import fbm

SIDES, JOINTS = 3, 9


def _strand_material(cooked):
    name = 'strand_cooked' if cooked else 'strand'
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    material, n, out = new_material(name)
    place = n.add('ShaderNodeNewGeometry').outputs['Position']
    stops = ((.10, .035, .009), (.34, .15, .045)) if cooked else ((.25, .155, .065), (.68, .58, .36))
    colour = n.ramp(n.noise(place, 21.0, 3.0, .6), [(.35, stops[0]), (.62, stops[1])])
    body = n.add('ShaderNodeBsdfPrincipled', {'Base Color': colour, 'Roughness': .45, 'Specular': .4})
    through = n.add('ShaderNodeBsdfTranslucent', {'Color': colour})
    n.join(out.inputs[0], n.mix_shader(.35, body.outputs[0], through.outputs[0]))
    return material


def strands(name, paths, radii, cooked=False):
    """Thin tubes: `paths` is [strand, joint, 3], each tapering to nothing at its free end."""
    count = len(paths)
    ahead = np.gradient(paths, axis=1)
    ahead /= np.linalg.norm(ahead, axis=2, keepdims=True) + 1e-9
    aside = np.cross(ahead, np.array([.31, .87, .39]))
    aside /= np.linalg.norm(aside, axis=2, keepdims=True) + 1e-9
    third = np.cross(ahead, aside)
    taper = np.linspace(1, .25, JOINTS)[None, :, None] * radii[:, None, None]
    turn = np.linspace(0, 2 * np.pi, SIDES, endpoint=False)
    ring = paths[:, :, None] + taper[..., None] * (np.cos(turn)[:, None] * aside[:, :, None] + np.sin(turn)[:, None] * third[:, :, None])
    index = np.arange(count * JOINTS * SIDES).reshape(count, JOINTS, SIDES)
    after = np.roll(index, -1, 2)
    quads = np.stack([index[:, :-1], after[:, :-1], after[:, 1:], index[:, 1:]], 3).reshape(-1, 4)
    return sides_object(name, ring.reshape(-1, 3), quads, _strand_material(cooked))


def _walk(rng, start, heading, length, curl):
    """Paths that wander from their start: [strand, joint, 3]."""
    bend = np.cumsum(rng.normal(0, curl, (len(start), JOINTS - 1, 3)), axis=1)
    step = heading[:, None] + bend
    step /= np.linalg.norm(step, axis=2, keepdims=True) + 1e-9
    path = np.cumsum(step * (length / (JOINTS - 1))[:, None, None], axis=1)
    return np.concatenate([start[:, None], start[:, None] + path], 1)


def hairs(mesh, rng, count):
    """Fibres that a blade has pulled out of a heart; most of them come in tufts."""
    total = len(mesh.vertices)
    places, normals = np.empty(total * 3, np.float32), np.empty(total * 3, np.float32)
    mesh.vertices.foreach_get('co', places)
    mesh.vertices.foreach_get('normal', normals)
    places, normals = places.reshape(-1, 3), normals.reshape(-1, 3)
    tufts = rng.integers(0, total, count // 9)
    chosen = np.where(rng.uniform(size=count) < .75, rng.choice(tufts, count) + rng.integers(-5, 6, count), rng.integers(0, total, count)) % total
    lean = rng.normal(0, .75, (count, 3))
    length = .013 * np.exp(rng.normal(.2, .65, count))
    start = places[chosen] - normals[chosen] * .002
    return _walk(rng, start, normals[chosen] + lean, length, .35), .00042 * np.exp(rng.normal(.1, .45, count))


def scattered(rng, count, place, ground):
    """Strings lying on the ground; `place` draws their x and y."""
    at = place(count)
    heading = np.c_[rng.normal(size=(count, 2)), np.zeros(count)]
    length = .030 * np.exp(rng.normal(.2, .75, count))
    path = _walk(rng, np.c_[at, np.zeros(count)], heading, length, .30)
    path[..., 2] = ground(path[..., 0], path[..., 1]) + .0012 + np.abs(path[..., 2]) * .35
    return path, .00060 * np.exp(rng.normal(.1, .45, count))


def _chip_material():
    material, n, out = new_material('chip')
    place = n.add('ShaderNodeTexCoord').outputs['Object']
    own = n.add('ShaderNodeObjectInfo').outputs['Random']
    colour = n.add('ShaderNodeAttribute', attribute_name='colour').outputs['Color']
    fibre = n.noise(n.add('ShaderNodeMapping', {'Vector': place, 'Scale': (6, 60, 60)}).outputs[0], 1.0, 5.0, .7)
    tone = n.ramp(own, [(0, (.30, .19, .10)), (.25, (.62, .50, .34)), (.6, (1.0, .95, .80)), (.85, (.75, .85, .55)), (1, (1.1, 1.05, .95))])
    colour = n.mix(1.0, colour, tone, 'MULTIPLY')
    colour = n.mix(n.ramp(fibre, [(.36, .7), (.54, 0.0)]), colour, (.20, .11, .045, 1))
    body = n.add('ShaderNodeBsdfPrincipled', {'Base Color': colour, 'Roughness': .62, 'Specular': .4, 'Subsurface': .2,
                                              'Subsurface Color': colour, 'Subsurface Radius': (.008, .004, .002)})
    n.join(body.inputs['Normal'], n.bump(fibre, .7, .06))
    n.join(out.inputs[0], body.outputs[0])
    return material


def chips(kinds, seed, cells=16):
    """Meshes of slabs hewn off, about 1 long: torn outline, bent, thicker on one side, skin on the back of some."""
    meshes, material = [], _chip_material()
    for k in range(kinds):
        rng = np.random.default_rng(seed + k)
        u, v = np.meshgrid(np.linspace(-1, 1, cells), np.linspace(-1, 1, cells))
        long, wide = .5 * np.ones_like(u), rng.uniform(.08, .42)
        skew, taper = rng.normal(0, .3), rng.uniform(-.7, .7)
        x = u * long * (1 + .22 * fbm(v * 1.5 + k, v * 0, 4, seed + k)) + skew * v * wide
        y = v * wide * (1 + taper * u) * (1 + .30 * fbm(u * 1.7, u * 0 + k, 4, seed + k + 1))
        bow = rng.uniform(-.35, .35) * u * u + rng.uniform(-.3, .3) * v * v * wide + .05 * fbm(u * 2, v * 2, 4, seed + k + 2)
        thick = rng.uniform(.02, .10) * (1 + rng.uniform(-.8, .8) * v) * (1 + .5 * fbm(u * 3, v * 3, 3, seed + k + 3))
        thick *= np.clip(3 * (1 - np.maximum(np.abs(u), np.abs(v))), .15, 1)
        verts = np.concatenate([np.stack([x, y, bow + s * thick / 2], 2).reshape(-1, 3) for s in (1, -1)])
        index = np.arange(cells * cells).reshape(cells, cells)
        quads = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], 2).reshape(-1, 4)
        round_ = np.concatenate([index[0], index[1:, -1], index[-1, -2::-1], index[-2:0:-1, 0]])
        side = np.stack([round_, round_ + cells ** 2, np.roll(round_, -1) + cells ** 2, np.roll(round_, -1)], 1)
        ob = sides_object('chip', verts, np.concatenate([quads, quads[:, ::-1] + cells ** 2, side]), material)
        flesh = blend((.66, .58, .38), (.42, .29, .13), np.clip(.4 + fbm(u * 2, v * 2, 4, seed + k + 4), 0, 1))
        skin = blend((.30, .33, .15), (.40, .30, .15), np.clip(.5 + 1.5 * fbm(u * 2 + 5, v * 2, 4, seed + k + 5), 0, 1))
        back = skin if rng.uniform() < .5 else flesh
        colour_attribute(ob.data, 'colour', np.concatenate([flesh.reshape(-1, 3), back.reshape(-1, 3)]))
        meshes.append(ob.data)
        bpy.data.objects.remove(ob)
    return meshes


def strew(meshes, rng, at, sizes, ground, tilt=.25, sink=.1):
    """Instances of meshes on the ground, each with a size and turn of its own."""
    for k, ((x, y), size) in enumerate(zip(at, sizes)):
        ob = link(bpy.data.objects.new('strewn', meshes[k % len(meshes)]))
        ob.location = (x, y, float(ground(np.array([x]), np.array([y]))[0]) - size * sink + .06 * size)
        ob.scale = size * rng.uniform(.75, 1.25, 3)
        ob.rotation_euler = (rng.normal(0, tilt), rng.normal(0, tilt), rng.uniform(0, 6.28))
