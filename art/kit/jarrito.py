"""A burnished clay cup with coffee in it. Unit 10 cm."""
import math

import bpy
import numpy as np

from .citrus import value_attribute
from .glassware import Vessel, ring, spline
from .meshes import loft, mesh_object, ring_faces
from .nodes import new_material
from .noise import fbm

LEVEL = .777
OUTER = [(.001, .012), (.16, .010), (.235, .0), (.265, .014), (.285, .05), (.340, .14), (.392, .26), (.408, .37),
         (.392, .48), (.352, .585), (.325, .66), (.328, .73), (.352, .795)]
INNER = [(.001, .055), (.15, .058), (.24, .085), (.315, .17), (.362, .27), (.376, .37), (.360, .48), (.322, .585),
         (.297, .66), (.300, .73), (.328, .79)]
STRAP = [(.318, .640), (.40, .690), (.50, .655), (.555, .54), (.545, .40), (.475, .27), (.372, .218)]


def _clay():
    """Low-fired red clay: throwing rings, grit, and the smoke of the kiln about the foot."""
    material, n, out = new_material('clay')
    place = n.add('ShaderNodeTexCoord').outputs['Object']
    x, y, z = n.add('ShaderNodeSeparateXYZ', {0: place}).outputs
    broad, mid, fine = n.noise(place, 2.6, 7.0, .62, .5), n.noise(place, 14.0, 5.0, .65), n.noise(place, 75.0, 4.0, .72)
    turned = n.add('ShaderNodeCombineXYZ', {0: n.math('MULTIPLY', x, 1.6), 1: n.math('MULTIPLY', y, 1.6),
                                            2: n.math('MULTIPLY', z, 27.0)}).outputs[0]
    rings = n.noise(turned, 1.0, 2.0)
    colour = n.ramp(broad, [(.30, (.098, .036, .020)), (.50, (.190, .072, .038)), (.66, (.270, .118, .066)), (.80, (.33, .165, .10))])
    colour = n.mix(n.ramp(mid, [(.55, 0.0), (.75, .35)]), colour, (.33, .17, .10, 1))
    colour = n.mix(n.ramp(fine, [(.61, 0.0), (.73, .40)]), colour, (.37, .22, .14, 1))
    colour = n.mix(n.ramp(fine, [(.28, .6), (.36, 0.0)]), colour, (.050, .022, .014, 1))
    smoke = n.math('ADD', n.math('MULTIPLY', z, 1.0), n.math('MULTIPLY', n.math('ADD', broad, n.math('MULTIPLY', x, .35)), .9))
    colour = n.mix(n.ramp(smoke, [(.22, .85), (.70, 0.0)]), colour, (.038, .019, .014, 1))
    grit = n.ramp(n.add('ShaderNodeTexVoronoi', {'Vector': place, 'Scale': 46.0}).outputs[0], [(.05, 1.0), (.13, 0.0)])
    colour = n.mix(n.math('MULTIPLY', grit, .5), colour, (.045, .024, .018, 1))
    rough = n.math('ADD', .44, n.math('MULTIPLY', broad, .34))
    body = n.add('ShaderNodeBsdfPrincipled', {'Base Color': colour, 'Specular': .32, 'Roughness': rough})
    sand = n.noise(place, 190.0, 3.0, .7)
    relief = n.math('ADD', n.math('ADD', n.math('MULTIPLY', rings, .60), n.math('MULTIPLY', mid, .60)),
                    n.math('SUBTRACT', n.math('ADD', n.math('MULTIPLY', fine, .55), n.math('MULTIPLY', sand, .22)), n.math('MULTIPLY', grit, .40)))
    n.join(body.inputs['Normal'], n.bump(relief, .60, .011))
    n.join(out.inputs[0], body.outputs[0])
    return material


def _coffee():
    material, n, out = new_material('coffee')
    foam = n.add('ShaderNodeAttribute', attribute_name='foam').outputs['Fac']
    place = n.add('ShaderNodeTexCoord').outputs['Object']
    large, small = (n.add('ShaderNodeTexVoronoi', {'Vector': place, 'Scale': s}).outputs[0] for s in (62.0, 130.0))
    share = n.math('MULTIPLY', foam, n.ramp(large, [(.12, .35), (.42, 1.0)]))
    froth = n.mix(n.ramp(small, [(.1, 0.0), (.5, 1.0)]), (.20, .098, .042, 1), (.36, .205, .105, 1))
    body = n.add('ShaderNodeBsdfPrincipled', {'Base Color': n.mix(share, (.0085, .0036, .0018, 1), froth), 'Specular': .0,
                                              'Roughness': n.math('ADD', .2, n.math('MULTIPLY', share, .4))})
    # Steam dulls what the surface would mirror at so low an angle.
    mirror = n.add('ShaderNodeBsdfGlossy', {'Color': (1, .90, .78, 1), 'Roughness': n.math('ADD', .05, n.math('MULTIPLY', share, .3))})
    swell = n.noise(place, 5.0, 2.0)
    relief = n.math('ADD', n.math('MULTIPLY', n.math('ADD', large, n.math('MULTIPLY', small, .5)), foam), n.math('MULTIPLY', swell, .5))
    bumped = n.bump(relief, .5, .006)
    for shader in (body, mirror):
        n.join(shader.inputs['Normal'], bumped)
    share = n.math('MULTIPLY', n.add('ShaderNodeFresnel', {'IOR': 1.30}).outputs[0], .16)
    n.join(out.inputs[0], n.mix_shader(share, body.outputs[0], mirror.outputs[0]))
    return material


def _add_handle(material):
    """A strap pulled from neck to belly."""
    path = spline(STRAP, 60)
    slope = np.gradient(path, axis=0)
    slope /= np.linalg.norm(slope, axis=1)[:, None]
    verts = []
    for (r, z), (dr, dz), t in zip(path, slope, np.linspace(0, 1, 60)):
        root = np.exp(-(min(t, 1 - t) / .075) ** 2)      # where the strap is pressed on
        wide, thick = .066 + .022 * (2 * t - 1) ** 2 + .040 * root + .005 * np.sin(t * 11), .029 + .024 * root + .003 * np.sin(t * 17 + 2)
        for q in np.linspace(0, 2 * np.pi, 28, endpoint=False):
            lift = thick * math.sin(q)
            verts.append((r - dz * lift, wide * math.cos(q) * (1 - .12 * math.sin(q)), z + dr * lift))
    ends = [tuple(range(27, -1, -1)), tuple(range(59 * 28, 60 * 28))]
    return mesh_object('handle', np.array(verts), ring_faces(60, 28) + ends, material)


def add_jarrito(x, y, handle_at):
    """`handle_at` is the handle's direction in radians."""
    cup, clay = Vessel(spline(OUTER, 150), spline(INNER, 150)), _clay()
    reach = cup.radius(LEVEL) + .004
    verts, faces = loft([ring(reach * q, LEVEL - .012 * (1 - math.exp(-(1 - q) * reach / .02))) for q in np.linspace(1, .001, 90)])
    coffee = mesh_object('coffee', verts, faces, _coffee())
    share, angle = np.hypot(verts[:, 0], verts[:, 1]) / reach, np.arctan2(verts[:, 1], verts[:, 0])
    ringed = .10 + .10 * fbm(np.cos(angle) * 2 + 3, np.sin(angle) * 2 + 3, 4, 3)
    islands = np.clip((fbm(verts[:, 0] * 7 + 5, verts[:, 1] * 7 + 5, 4, 6) - .30) / .10, 0, 1) * np.clip((share - .35) / .3, 0, 1)
    value_attribute(coffee.data, 'foam', np.clip(np.clip((share - (.95 - ringed)) / .07, 0, 1) + islands, 0, 1))
    handle = _add_handle(clay)
    handle.rotation_euler = (0, 0, handle_at)
    body = _thrown(cup.add_body(clay), handle)
    for ob in (body, coffee):
        ob.location = (x, y, 0)


def _thrown(body, handle):
    """Cup and handle as one piece of clay, smeared together where they meet and nowhere quite round."""
    turn = np.array(handle.rotation_euler.to_matrix())
    points = [np.array([v.co[:] for v in ob.data.vertices]) for ob in (body, handle)]
    points[1] = points[1] @ turn.T
    faces = [tuple(i + k * len(points[0]) for i in face.vertices) for k, ob in enumerate((body, handle)) for face in ob.data.polygons]
    clay = body.data.materials[0]
    for ob in (body, handle):
        bpy.data.objects.remove(ob)
    outer = len(points[0])
    points = np.concatenate(points)
    angle, z = np.arctan2(points[:, 1], points[:, 0]), points[:, 2]
    # Fingers draw a spiral as the wall is raised; where the handle is pressed on, clay is dragged over the joint.
    uneven = 1 + .0055 * np.sin(z * 105 + angle + 2.2 * fbm(z * 6, angle * 0, 3, 8)) * np.clip(.5 + fbm(z * 5 + 3, angle * 0, 3, 9), .1, 1) * (z > .03)
    for at in (STRAP[0], STRAP[-1]):
        away = points - np.array((*(turn @ np.array((at[0], 0, 0)))[:2], at[1]))
        lump = np.exp(-(np.linalg.norm(away * (1, 1, .85), axis=1) / .085) ** 2)
        uneven += .085 * lump * (1 + .8 * fbm(angle * 9, z * 16, 3, 10)) * (np.arange(len(points)) < outer)
    uneven += .010 * fbm(np.cos(angle) * 1.4 + 5, np.sin(angle) * 1.4 + z * 1.5, 3, 4) + .005 * fbm(angle * 2 + 9, z * 14, 3, 5)
    points[:, :2] *= uneven[:, None]
    points[:, 2] += np.clip((z - .6) / .2, 0, 1) * .008 * fbm(np.cos(angle) * 1.6, np.sin(angle) * 1.6, 3, 6)
    ob = mesh_object('jarrito', points, faces, clay)
    one = ob.modifiers.new('one', 'REMESH')
    one.mode, one.voxel_size, one.use_smooth_shade = 'VOXEL', .0048, True
    smear = ob.modifiers.new('smear', 'SMOOTH')
    smear.factor, smear.iterations = .5, 24
    return ob
