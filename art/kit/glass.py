"""Glass and liquid as single interfaces, never as overlapping volumes."""
from .nodes import new_material

GLASS = 1.52
SPIRIT = 1.361
AMBER = ((0.92, 0.575, 0.085), 3.5)
CLEAR = ((0.93, 0.985, 0.975), 0.05)


def interface(name, ior, colour=(1, 1, 1), absorption=None):
    """A boundary of relative index `ior`, over an optional absorbing (colour, density).

    Shadow and diffuse rays pass straight through, so that light reaches labels and leaf."""
    material, n, out = new_material(name)
    glass = n.add('ShaderNodeBsdfGlass', {'Color': (*colour, 1), 'IOR': ior, 'Roughness': 0.0})
    clear = n.add('ShaderNodeBsdfTransparent', {'Color': (*[c * 0.94 for c in colour], 1)})
    path = n.add('ShaderNodeLightPath')
    straight = n.math('MAXIMUM', path.outputs['Is Shadow Ray'], path.outputs['Is Diffuse Ray'])
    n.join(out.inputs[0], n.mix_shader(straight, glass.outputs[0], clear.outputs[0]))
    if absorption:
        tint, density = absorption
        n.join(out.inputs['Volume'], n.add('ShaderNodeVolumeAbsorption', {'Color': (*tint, 1), 'Density': density}))
    return material


def flint():
    """White glass."""
    return interface('glass', GLASS, (0.995, 1.0, 0.997))


def spirit(absorption):
    """The liquid's two boundaries: against the glass, and against the air."""
    return interface('liquid_glass', SPIRIT / GLASS, absorption=absorption), interface('liquid_air', SPIRIT, absorption=absorption)
