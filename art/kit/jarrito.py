"""A burnished clay cup with coffee in it. Unit 10 cm."""
import math

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
STRAP = [(.318, .640), (.40, .690), (.50, .655), (.555, .54), (.545, .40), (.475, .27), (.385, .225)]


def _clay():
    """Low-fired red clay: throwing rings, specks, and the smoke of the kiln about the foot."""
    material, n, out = new_material('clay')
    place = n.add('ShaderNodeTexCoord').outputs['Object']
    x, y, z = n.add('ShaderNodeSeparateXYZ', {0: place}).outputs
    broad, fine = n.noise(place, 3.4, 6.0, .6, .5), n.noise(place, 55.0, 4.0, .7)
    turned = n.add('ShaderNodeCombineXYZ', {0: n.math('MULTIPLY', x, 1.2), 1: n.math('MULTIPLY', y, 1.2),
                                            2: n.math('MULTIPLY', z, 60.0)}).outputs[0]
    rings = n.noise(turned, 1.0, 3.0)
    colour = n.ramp(broad, [(.30, (.105, .038, .020)), (.52, (.200, .074, .037)), (.74, (.285, .118, .060))])
    colour = n.mix(n.ramp(fine, [(.60, 0.0), (.72, .5)]), colour, (.34, .19, .11, 1))
    colour = n.mix(n.ramp(fine, [(.30, .55), (.38, 0.0)]), colour, (.055, .022, .013, 1))
    smoke = n.math('ADD', n.math('MULTIPLY', z, 1.1), n.math('MULTIPLY', broad, .8))
    colour = n.mix(n.ramp(smoke, [(.22, .8), (.62, 0.0)]), colour, (.040, .018, .012, 1))
    body = n.add('ShaderNodeBsdfPrincipled', {'Base Color': colour, 'Specular': .35,
                                              'Roughness': n.math('ADD', .40, n.math('MULTIPLY', broad, .30))})
    n.join(body.inputs['Normal'], n.bump(n.math('ADD', rings, n.math('MULTIPLY', fine, .35)), .40, .010))
    n.join(out.inputs[0], body.outputs[0])
    return material


def _coffee():
    material, n, out = new_material('coffee')
    foam = n.add('ShaderNodeAttribute', attribute_name='foam').outputs['Fac']
    place = n.add('ShaderNodeTexCoord').outputs['Object']
    large, small = (n.add('ShaderNodeTexVoronoi', {'Vector': place, 'Scale': s}).outputs[0] for s in (62.0, 130.0))
    share = n.math('MULTIPLY', foam, n.ramp(large, [(.12, .35), (.42, 1.0)]))
    froth = n.mix(n.ramp(small, [(.1, 0.0), (.5, 1.0)]), (.20, .098, .042, 1), (.36, .205, .105, 1))
    body = n.add('ShaderNodeBsdfPrincipled', {'Base Color': n.mix(share, (.0085, .0036, .0018, 1), froth), 'Specular': .02,
                                              'Roughness': n.math('ADD', .04, n.math('MULTIPLY', share, .35))})
    relief = n.math('MULTIPLY', n.math('ADD', large, n.math('MULTIPLY', small, .5)), foam)
    n.join(body.inputs['Normal'], n.bump(relief, .5, .006))
    n.join(out.inputs[0], body.outputs[0])
    return material


def _add_handle(material):
    """A strap pulled from neck to belly."""
    path = spline(STRAP, 60)
    slope = np.gradient(path, axis=0)
    slope /= np.linalg.norm(slope, axis=1)[:, None]
    verts = []
    for (r, z), (dr, dz), t in zip(path, slope, np.linspace(0, 1, 60)):
        wide, thick = .072 + .022 * (2 * t - 1) ** 2, .030 + .010 * abs(2 * t - 1) ** 3
        for q in np.linspace(0, 2 * np.pi, 28, endpoint=False):
            lift = thick * math.sin(q)
            verts.append((r - dz * lift, wide * math.cos(q) * (1 - .12 * math.sin(q)), z + dr * lift))
    return mesh_object('handle', np.array(verts), ring_faces(60, 28), material)


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
    for ob in (cup.add_body(clay), coffee, handle):
        ob.location = (x, y, 0)
