"""Glass and liquid as single interfaces, never as overlapping volumes."""
from .nodes import new_material

GLASS = 1.52
SPIRIT = 1.361
CAUGHT = 11      # reflections and refractions of one ray; scenes allow it more of each
AMBER = ((0.92, 0.575, 0.085), 3.5)
CLEAR = ((0.93, 0.985, 0.975), 0.05)


def interface(name, ior, colour=(1, 1, 1), absorption=None, casts=False, wave=0.0):
    """A boundary of relative index `ior`, over an optional absorbing (colour, density).

    Shadow and diffuse rays pass straight through, so that light reaches labels and leaf. Glass that `casts` holds
    lamps back instead: kit/caustic.py throws their light. `wave` is how far its polish is from a plane."""
    material, n, out = new_material(name)
    glass = n.add('ShaderNodeBsdfGlass', {'Color': (*colour, 1), 'IOR': ior, 'Roughness': 0.0})
    if wave:
        swell = n.noise(n.add('ShaderNodeTexCoord').outputs['Object'], 2.6, 1.0)
        n.join(glass.inputs['Normal'], n.bump(swell, 1.0, wave))
    clear = n.add('ShaderNodeBsdfTransparent', {'Color': (*[c * 0.94 for c in colour], 1)})
    path = n.add('ShaderNodeLightPath')
    # Light that is caught between the walls finds its way out of real glass; here it would end as a black blot.
    caught = n.math('GREATER_THAN', path.outputs['Ray Depth'], CAUGHT)
    straight = n.math('MAXIMUM', path.outputs['Is Diffuse Ray'], caught)
    if not casts:
        straight = n.math('MAXIMUM', straight, path.outputs['Is Shadow Ray'])
    n.join(out.inputs[0], n.mix_shader(straight, glass.outputs[0], clear.outputs[0]))
    if absorption:
        tint, density = absorption
        n.join(out.inputs['Volume'], n.add('ShaderNodeVolumeAbsorption', {'Color': (*tint, 1), 'Density': density}))
    return material


def flint(casts=False):
    """White glass, as even as a mould leaves it."""
    return interface('glass', GLASS, (0.995, 1.0, 0.997), casts=casts, wave=0.010)


def seed(casts=False):
    """The wall of a bubble of air within the glass."""
    return interface('seed', 1 / GLASS, casts=casts)


def spirit(absorption, casts=False):
    """The liquid's two boundaries: against the glass, and against the air."""
    return (interface('liquid_glass', SPIRIT / GLASS, absorption=absorption, casts=casts),
            interface('liquid_air', SPIRIT, absorption=absorption, casts=casts))
