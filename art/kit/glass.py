"""Glass and liquid as single interfaces, never as overlapping volumes."""
from .nodes import new_material

GLASS = 1.52
SPIRIT = 1.361
CAUGHT = 11      # reflections and refractions of one ray; scenes allow it more of each
AMBER = ((0.92, 0.575, 0.085), 3.5)
CLEAR = ((0.93, 0.985, 0.975), 0.05)
TINGE = (0.70, 0.86, 0.86)
# Where the bottle was last held.
PRINT = (0.235, -0.22, 1.60)


def _handled(n, glass):
    """Glass that has stood in a room: a few motes, the haze of a cloth, a thumb's print on the right shoulder."""
    place = n.add('ShaderNodeTexCoord').outputs['Object']
    mote = n.add('ShaderNodeTexVoronoi', {'Vector': place, 'Scale': 24.0})
    chosen = n.smooth(n.add('ShaderNodeSeparateRGB', {0: mote.outputs['Color']}).outputs[0], 0.70, 1.0, 0.0, 0.040)
    motes = n.math('MULTIPLY', n.math('LESS_THAN', mote.outputs['Distance'], chosen), 0.30)
    wiped = n.noise(n.vector('MULTIPLY', place, (2.2, 1.0, 0.7)), 7.0, 3.0, 0.55, 0.5)
    from_print = n.vector('MULTIPLY', n.vector('SUBTRACT', place, PRINT), (1.0, 0.6, 0.72))
    away = n.vector('LENGTH', from_print, (0, 0, 0))
    swirl = n.vector('LENGTH', n.vector('SUBTRACT', n.vector('MULTIPLY', from_print, (1.0, 0.3, 0.55)), (0.012, 0, -0.02)), (0, 0, 0))
    bent = n.math('ADD', swirl, n.math('MULTIPLY', n.noise(place, 16.0, 2.0), 0.022))
    ridges = n.smooth(n.math('SINE', n.math('MULTIPLY', bent, 1250.0)), -0.2, 0.7)
    touch = n.math('MULTIPLY', n.smooth(away, 0.082, 0.045), n.smooth(n.noise(place, 30.0, 4.0, 0.65), 0.36, 0.62))
    front = n.math('LESS_THAN', n.add('ShaderNodeSeparateXYZ', {0: place}).outputs[1], 0.0)
    film = n.math('MULTIPLY', n.math('MULTIPLY', touch, n.math('MULTIPLY', ridges, front)), 0.035)
    film = n.math('ADD', film, n.smooth(wiped, 0.48, 0.76, 0.0, 0.005))
    dust = n.add('ShaderNodeBsdfDiffuse', {'Color': (0.78, 0.77, 0.75, 1)}).outputs[0]
    return n.mix_shader(n.math('MAXIMUM', film, motes), glass, dust)


def interface(name, ior, colour=(1, 1, 1), absorption=None, casts=False, wave=0.0, handled=False):
    """A boundary of relative index `ior`, over an optional absorbing (colour, density).

    Shadow and diffuse rays pass straight through, so that light reaches labels and leaf. Glass that `casts` holds
    lamps back instead: kit/caustic.py throws their light. `wave` is how far its polish is from a plane; what was
    `handled` has dust and prints on it."""
    material, n, out = new_material(name)
    glass = n.add('ShaderNodeBsdfGlass', {'Color': (*colour, 1), 'IOR': ior, 'Roughness': 0.0})
    if wave:
        place = n.add('ShaderNodeTexCoord').outputs['Object']
        swell = n.math('ADD', n.noise(place, 2.6, 1.0), n.math('MULTIPLY', n.noise(place, 11.0, 1.0), 0.07))
        n.join(glass.inputs['Normal'], n.bump(swell, 1.0, wave))
    clear = n.add('ShaderNodeBsdfTransparent', {'Color': (*[c * 0.94 for c in colour], 1)})
    path = n.add('ShaderNodeLightPath')
    # Light that is caught between the walls finds its way out of real glass; here it would end as a black blot.
    caught = n.math('GREATER_THAN', path.outputs['Ray Depth'], CAUGHT)
    straight = n.math('MAXIMUM', path.outputs['Is Diffuse Ray'], caught)
    if not casts:
        straight = n.math('MAXIMUM', straight, path.outputs['Is Shadow Ray'])
    surface = _handled(n, glass.outputs[0]) if handled else glass.outputs[0]
    n.join(out.inputs[0], n.mix_shader(straight, surface, clear.outputs[0]))
    if absorption:
        tint, density = absorption
        n.join(out.inputs['Volume'], n.add('ShaderNodeVolumeAbsorption', {'Color': (*tint, 1), 'Density': density}))
    return material


def flint(casts=False):
    """White glass, as even as a mould leaves it; where it is thick, a breath of sea-green."""
    return interface('glass', GLASS, (0.995, 1.0, 0.997), (TINGE, 0.07), casts, wave=0.010, handled=True)


def seed(casts=False):
    """The wall of a bubble of air within the glass."""
    return interface('seed', 1 / GLASS, casts=casts)


def spirit(absorption, casts=False):
    """The liquid's two boundaries: against the glass, and against the air."""
    return (interface('liquid_glass', SPIRIT / GLASS, absorption=absorption, casts=casts, wave=0.004),
            interface('liquid_air', SPIRIT, absorption=absorption, casts=casts))
