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
    """Leaf laid by hand in a cut of the glass: brighter here and there, and pricked where it did not take."""
    gold = variant == 'anejo'
    colour, dim, bright = ((1.0, 0.66, 0.24), 0.04, 0.34) if gold else ((0.50, 0.495, 0.485), 0.0, 0.14)
    material, n, out = new_material('gilding')
    place = n.vector('ADD', n.add('ShaderNodeTexCoord').outputs['Object'],
                     n.add('ShaderNodeObjectInfo').outputs['Location'])
    hand, fine = n.noise(place, 16.0, 4.0, 0.6, 0.8), n.noise(place, 150.0, 4.0, 0.7)
    # Amber behind it is as bright as gold: the facets towards the window get the light that sets them off.
    towards = n.vector('DOT_PRODUCT', n.add('ShaderNodeNewGeometry').outputs['Normal'], WINDOW)
    lift = n.math('MULTIPLY', n.smooth(towards, 0.42, 0.76, dim, bright), n.smooth(hand, 0.28, 0.68, 0.55, 1.30))
    leaf = n.add('ShaderNodeBsdfPrincipled', {
        'Base Color': (*colour, 1), 'Metallic': 1.0, 'Roughness': n.math('ADD', 0.14, n.math('MULTIPLY', fine, 0.16)),
        'Normal': n.bump(n.math('ADD', hand, n.math('MULTIPLY', fine, 0.12)), 0.5, 0.006),
        'Emission': (*colour, 1), 'Emission Strength': lift})
    bare = n.math('MULTIPLY', n.smooth(n.math('ADD', fine, n.math('MULTIPLY', hand, 0.5)), 0.96, 1.02), 0.8)
    n.join(out.inputs[0], n.mix_shader(bare, leaf.outputs[0], n.add('ShaderNodeBsdfTransparent').outputs[0]))
    material.cycles.sample_as_light = False
    return material


def leaf_gold(lift=0.05):
    """Beaten leaf: crinkled, with a little light of its own for the depth of the amber."""
    material = metal('leaf_gold', (1.0, 0.70, 0.25), 0.20, 0.22, 25, lift)
    find(material, 'BSDF_PRINCIPLED').inputs['Emission'].default_value = (1.0, 0.55, 0.13, 1)
    return material


def lacquer():
    """Black lacquer, polished by hand: soft in what it mirrors, never quite plane, and not without dust."""
    material, n, out = new_material('lacquer')
    place = n.add('ShaderNodeTexCoord').outputs['Object']
    mote = n.add('ShaderNodeTexVoronoi', {'Vector': place, 'Scale': 30.0})
    chosen = n.smooth(n.add('ShaderNodeSeparateRGB', {0: mote.outputs['Color']}).outputs[0], 0.62, 1.0, 0.0, 0.050)
    dust = n.math('LESS_THAN', mote.outputs['Distance'], chosen)
    rubbed = n.noise(n.vector('MULTIPLY', place, (1.0, 1.0, 0.35)), 20.0, 6.0, 0.66, 0.5)
    body = n.add('ShaderNodeBsdfPrincipled', {
        'Base Color': n.mix(n.math('MULTIPLY', dust, 0.5), (0.004, 0.0035, 0.0035, 1), (0.17, 0.165, 0.155, 1)), 'Specular': 0.5,
        'Roughness': n.smooth(rubbed, 0.36, 0.76, 0.05, 0.12)})
    swell = n.bump(n.noise(place, 5.0, 1.0), 1.0, 0.0012)
    n.join(body.inputs['Normal'], swell)
    n.join(out.inputs[0], body.outputs[0])
    return material


def cork(lift=0.0):
    """Natural cork: warm, with dark pores that run across it. `lift` is light of its own, where it would sit in the dark."""
    material, n, out = new_material('cork')
    place = n.add('ShaderNodeTexCoord').outputs['Object']
    flat = n.vector('MULTIPLY', place, (1.0, 1.0, 2.8))
    grain, cloud = n.noise(place, 70.0, 5.0, 0.7), n.noise(place, 14.0, 4.0, 0.6)
    pores, fine = n.noise(flat, 34.0, 5.0, 0.62, 0.6), n.noise(flat, 95.0, 4.0, 0.6)
    pale = n.mix(n.smooth(cloud, 0.36, 0.66), (0.36, 0.150, 0.052, 1), (0.64, 0.345, 0.140, 1))
    pale = n.mix(n.smooth(grain, 0.40, 0.66, 0.0, 0.5), pale, (0.74, 0.47, 0.24, 1))
    deep = n.math('MAXIMUM', n.smooth(pores, 0.575, 0.66), n.smooth(fine, 0.66, 0.72, 0.0, 0.8))
    colour = n.mix(deep, pale, (0.050, 0.018, 0.007, 1))
    body = n.add('ShaderNodeBsdfPrincipled', {
        'Base Color': colour, 'Roughness': 0.85, 'Specular': 0.2, 'Emission': colour, 'Emission Strength': lift,
        'Normal': n.bump(n.math('SUBTRACT', grain, deep), 0.5, 0.006)})
    n.join(out.inputs[0], body.outputs[0])
    material.cycles.sample_as_light = False
    return material


def printed_board(image, width, height, colour, lift):
    """Black cotton board, dyed through but paler where it was cut, under foil of a colour. `image` holds foil,
    tone and fine height; `lift` is a faint light of the foil's own."""
    material, n, out = new_material('label')
    place = n.add('ShaderNodeSeparateXYZ', {0: n.add('ShaderNodeTexCoord').outputs['Object']}).outputs
    part = lambda value, size: n.math('ADD', n.math('DIVIDE', value, size), 0.5)
    uv = n.add('ShaderNodeCombineXYZ', {0: part(place[0], width), 1: part(place[2], height)}).outputs[0]
    picture = n.add('ShaderNodeTexImage', {'Vector': uv}, extension='EXTEND', interpolation='Cubic')
    picture.image = image
    foil, tone, fine = n.add('ShaderNodeSeparateRGB', {0: picture.outputs[0]}).outputs
    inside = n.math('MINIMUM', *[n.math('SUBTRACT', size / 2, n.math('ABSOLUTE', value))
                                 for value, size in ((place[0], width), (place[2], height))])
    # Handling rubs the black from the edge, more in some places than in others.
    rubbed = n.noise(n.add('ShaderNodeTexCoord').outputs['Object'], 38.0, 5.0, 0.7)
    worn = n.math('MULTIPLY', n.smooth(inside, 0.0055, 0.0002), n.smooth(rubbed, 0.38, 0.70, 0.08, 1.0))
    cut = n.smooth(place[1], -0.0052, -0.0030)
    pale = n.math('MAXIMUM', n.math('MULTIPLY', worn, 0.9), n.math('MULTIPLY', cut, 0.8), clamp=True)
    black = n.ramp(tone, [(0.10, (0.0070, 0.0064, 0.0060)), (0.50, (0.0210, 0.0190, 0.0175)), (0.78, (0.046, 0.041, 0.037)),
                          (1.0, (0.110, 0.098, 0.087))])
    bump = n.bump(fine, 0.55, 0.004)
    paper = n.add('ShaderNodeBsdfPrincipled', {
        'Base Color': n.mix(pale, black, (0.20, 0.175, 0.15, 1)), 'Specular': 0.28, 'Normal': bump,
        'Roughness': n.math('ADD', 0.40, n.math('MULTIPLY', tone, 0.26))})
    gilt = n.add('ShaderNodeBsdfPrincipled', {
        'Base Color': (*colour, 1), 'Metallic': 1.0, 'Roughness': n.math('ADD', 0.21, n.math('MULTIPLY', tone, 0.10)),
        'Normal': n.bump(fine, 0.045, 0.004), 'Emission': (*colour, 1), 'Emission Strength': lift})
    n.join(out.inputs[0], n.mix_shader(foil, paper.outputs[0], gilt.outputs[0]))
    material.cycles.sample_as_light = False
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
