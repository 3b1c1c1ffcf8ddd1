"""Metals and the dark stuffs beside them."""
from .nodes import find, new_material

GOLD = (1.0, 0.66, 0.26)
SILVER = (0.92, 0.91, 0.89)


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


def leaf_gold(lift=0.05):
    """Beaten leaf: crinkled, with a little light of its own for the depth of the amber."""
    material = metal('leaf_gold', (1.0, 0.70, 0.25), 0.27, 0.30, 25, lift)
    find(material, 'BSDF_PRINCIPLED').inputs['Emission'].default_value = (1.0, 0.55, 0.13, 1)
    return material


def lacquer():
    material, n, out = new_material('lacquer')
    n.join(out.inputs[0], n.add('ShaderNodeBsdfPrincipled', {
        'Base Color': (0.006, 0.005, 0.005, 1), 'Roughness': 0.22, 'Clearcoat': 1.0, 'Clearcoat Roughness': 0.05}))
    return material


def cork():
    material, n, out = new_material('cork')
    n.join(out.inputs[0], n.add('ShaderNodeBsdfPrincipled', {'Base Color': (0.35, 0.2, 0.1, 1), 'Roughness': 0.8}))
    return material


def label_paper():
    """Black cotton paper."""
    material, n, out = new_material('label')
    place = n.add('ShaderNodeTexCoord').outputs['Object']
    fibre = n.math('ADD', n.noise(place, 95.0, 4.0, 0.7), n.math('MULTIPLY', n.noise(place, 7.0, 3.0), 0.6))
    paper = n.add('ShaderNodeBsdfPrincipled', {'Base Color': (0.010, 0.009, 0.008, 1), 'Roughness': 0.62,
                                               'Specular': 0.45, 'Sheen': 0.3})
    n.join(paper.inputs['Normal'], n.bump(fibre, 0.35, 0.004))
    n.join(out.inputs[0], paper.outputs[0])
    return material
