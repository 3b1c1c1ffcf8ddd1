"""Metals and the dark stuffs beside them."""
from .nodes import Nodes, find, new_material

GOLD = (1.0, 0.66, 0.26)
SILVER = (0.92, 0.91, 0.89)
# Where the window is, from the bottle: left, before it and above.
WINDOW = (-0.62, -0.62, 0.48)


def metal(name, colour, roughness, bump=0.0, grain=40, lift=0.0):
    """Slightly worn metal. `lift` is a faint emission that keeps small letters readable."""
    material, n, out = new_material(name)
    noise = n.noise(n.add('ShaderNodeTexCoord').outputs['Object'], grain, 5.0)
    worn = n.math('ADD', n.math('MULTIPLY', n.math('SUBTRACT', noise, 0.5), 0.16), roughness, clamp=True)
    body = n.add('ShaderNodeBsdfPrincipled', {'Base Color': (*colour, 1), 'Metallic': 1.0, 'Roughness': worn})
    if bump:
        n.join(body.inputs['Normal'], n.bump(noise, bump, 0.01))
    if lift:
        body.inputs['Emission'].default_value = (*colour, 1)
        body.inputs['Emission Strength'].default_value = lift
    n.join(out.inputs[0], body.outputs[0])
    material.cycles.sample_as_light = False
    return material


def gilding(variant):
    """Leaf laid in a cut of the glass. Platinum is darker than silver, or it would vanish before a light wall."""
    gold = variant == 'anejo'
    colour, roughness = ((1.0, 0.76, 0.38), 0.28) if gold else ((0.55, 0.545, 0.535), 0.22)
    material = metal('gilding', colour, roughness, lift=1.0)
    # Amber behind it is as bright as gold: the facets towards the window get the light that sets them off.
    n = Nodes(material.node_tree)
    towards = n.vector('DOT_PRODUCT', n.add('ShaderNodeNewGeometry').outputs['Normal'], WINDOW)
    n.join(find(material, 'BSDF_PRINCIPLED').inputs['Emission Strength'],
           n.smooth(towards, 0.15, 0.85, *((0.10, 0.85) if gold else (0.0, 0.30))))
    return material


def leaf_gold(lift=0.05):
    """Beaten leaf: crinkled, with a little light of its own for the depth of the amber."""
    material = metal('leaf_gold', (1.0, 0.70, 0.25), 0.27, 0.30, 25, lift)
    find(material, 'BSDF_PRINCIPLED').inputs['Emission'].default_value = (1.0, 0.55, 0.13, 1)
    return material


def lacquer():
    """Black lacquer, polished by hand: soft in what it mirrors, and never quite plane."""
    material, n, out = new_material('lacquer')
    body = n.add('ShaderNodeBsdfPrincipled', {'Base Color': (0.004, 0.0035, 0.0035, 1), 'Specular': 0.5,
                                              'Roughness': 0.17})
    swell = n.bump(n.noise(n.add('ShaderNodeTexCoord').outputs['Object'], 9.0, 1.0), 1.0, 0.0012)
    n.join(body.inputs['Normal'], swell)
    n.join(out.inputs[0], body.outputs[0])
    return material


def cork():
    """Natural cork: pale, with the dark pores that run across it."""
    material, n, out = new_material('cork')
    place = n.add('ShaderNodeTexCoord').outputs['Object']
    flat = n.vector('MULTIPLY', place, (1.0, 1.0, 2.6))
    grain, pores = n.noise(place, 30.0, 6.0, 0.65), n.noise(flat, 26.0, 3.0, 0.6)
    pale = n.mix(grain, (0.36, 0.20, 0.10, 1), (0.62, 0.41, 0.23, 1))
    body = n.add('ShaderNodeBsdfPrincipled', {'Roughness': 0.85, 'Specular': 0.2})
    n.join(body.inputs['Base Color'], n.mix(n.smooth(pores, 0.58, 0.70), pale, (0.10, 0.045, 0.02, 1)))
    n.join(out.inputs[0], body.outputs[0])
    return material


def label_paper():
    """Black cotton board, dyed through but paler where it was cut."""
    material, n, out = new_material('label')
    place = n.add('ShaderNodeTexCoord').outputs['Object']
    fibre = n.math('ADD', n.noise(place, 95.0, 4.0, 0.7), n.math('MULTIPLY', n.noise(place, 7.0, 3.0), 0.6))
    across = n.add('ShaderNodeSeparateXYZ', {0: n.add('ShaderNodeTexCoord').outputs['Normal']}).outputs[1]
    cut = n.smooth(n.math('ABSOLUTE', across), 0.97, 0.55)
    paper = n.add('ShaderNodeBsdfPrincipled', {'Base Color': n.mix(cut, (0.010, 0.009, 0.008, 1), (0.15, 0.125, 0.10, 1)),
                                               'Roughness': 0.62, 'Specular': 0.45, 'Sheen': 0.3})
    n.join(paper.inputs['Normal'], n.bump(fibre, 0.35, 0.004))
    n.join(out.inputs[0], paper.outputs[0])
    return material


def shade(half_width, half_height, reach, depth=0.55):
    """The dark that a raised sheet lays round itself, on a plate that is `reach` wider than the sheet on all sides."""
    material, n, out = new_material('shade')
    place = n.add('ShaderNodeSeparateXYZ', {0: n.add('ShaderNodeTexCoord').outputs['Object']})
    beyond = [n.math('MAXIMUM', n.math('SUBTRACT', n.math('ABSOLUTE', place.outputs[axis]), half), 0.0)
              for axis, half in ((0, half_width), (2, half_height))]
    away = n.math('SQRT', n.math('ADD', n.math('POWER', beyond[0], 2.0), n.math('POWER', beyond[1], 2.0)))
    light = n.math('SUBTRACT', 1.0, n.math('MULTIPLY', n.math('POWER', n.smooth(away, reach, 0.0), 2.0), depth))
    grey = n.add('ShaderNodeCombineXYZ', {0: light, 1: light, 2: light})
    n.join(out.inputs[0], n.add('ShaderNodeBsdfTransparent', {'Color': grey}))
    return material
