"""Old oak and iron under dust, for a cellar. Unit 1 m. Meshes give each stave or board its tone in `stave` (0–1)."""
from .nodes import new_material

ALONG = {'x': (1, 0, 0), 'y': (0, 1, 0), 'z': (0, 0, 1)}


def _dusted(n, colour, rough, amount):
    """Dust lies on what faces up."""
    geometry = n.add('ShaderNodeNewGeometry')
    up = n.add('ShaderNodeSeparateXYZ', {0: geometry.outputs['Normal']}).outputs[2]
    drift = n.math('MULTIPLY', n.math('SUBTRACT', n.noise(geometry.outputs['Position'], 5.0, 8.0, .68), .5), 1.1)
    share = n.math('MULTIPLY', n.ramp(n.math('ADD', up, drift), [(.25, 0.0), (.95, 1.0)], 'EASE'), amount)
    return n.mix(share, colour, (.17, .135, .10, 1)), n.math('ADD', rough, n.math('MULTIPLY', share, .5), clamp=True)


def oak(name, dark, light, grain, dust=.55, hoops=()):
    """Oak with its grain along an axis; `hoops` are the |x| at which iron has bled into it."""
    material, n, out = new_material(name)
    local = n.add('ShaderNodeTexCoord').outputs['Object']
    stave = n.add('ShaderNodeAttribute', attribute_name='stave').outputs['Fac']
    own = n.add('ShaderNodeObjectInfo').outputs['Random']
    shift = n.add('ShaderNodeCombineXYZ', {0: n.math('MULTIPLY', stave, 13.0), 1: n.math('MULTIPLY', own, 9.0),
                                           2: n.math('MULTIPLY', stave, 5.0)}).outputs[0]
    place = n.vector('ADD', local, shift)
    stretched = lambda along, across: n.add('ShaderNodeMapping', {
        'Vector': place, 'Scale': tuple(along if a else across for a in ALONG[grain])}).outputs[0]
    figure, fibre = n.noise(stretched(1.6, 24.), 1.5, 9.0, .68, 1.0), n.noise(stretched(2.5, 130.), 1.0, 3.0, .7)
    stain = n.noise(place, 2.2, 6.0, .62)
    middle = tuple(d * .6 + l * .4 for d, l in zip(dark, light))
    colour = n.ramp(figure, [(.28, dark), (.50, middle), (.74, light)])
    colour = n.mix(n.ramp(fibre, [(.30, .75), (.52, 0.0)]), colour, (*[c * .45 for c in dark], 1))
    tone = n.ramp(n.math('ADD', .55, n.math('MULTIPLY', stave, .75)), [(.0, 0.0), (1.0, (1, .97, .93))])
    colour = n.mix(1.0, colour, tone, 'MULTIPLY')
    # No two casks have stood in the same damp for as long.
    age = n.ramp(own, [(0, (.50, .47, .45)), (.4, (.85, .84, .83)), (.75, (1.05, .98, .90)), (1, (1.45, 1.28, 1.08))])
    colour = n.mix(1.0, colour, age, 'MULTIPLY')
    colour = n.mix(n.ramp(stain, [(.44, 0.0), (.68, .85)]), colour, (.020, .0115, .007, 1))
    if hoops:
        x = n.math('ABSOLUTE', n.add('ShaderNodeSeparateXYZ', {0: local}).outputs[0])
        bled = 0.0
        for at in hoops:
            away = n.math('ADD', n.math('ABSOLUTE', n.math('SUBTRACT', x, at)), n.math('MULTIPLY', fibre, .035))
            bled = n.math('MAXIMUM', bled, n.ramp(away, [(.032, .8), (.068, 0.0)]))
        colour = n.mix(bled, colour, (.022, .0105, .006, 1))
    colour, rough = _dusted(n, colour, n.math('ADD', .44, n.math('MULTIPLY', figure, .34)), dust)
    body = n.add('ShaderNodeBsdfPrincipled', {'Base Color': colour, 'Specular': .35, 'Roughness': rough})
    n.join(body.inputs['Normal'], n.bump(n.math('ADD', figure, n.math('MULTIPLY', fibre, .6)), .55, .005))
    n.join(out.inputs[0], body.outputs[0])
    return material


def hoop_iron():
    material, n, out = new_material('hoop')
    patch = n.noise(n.add('ShaderNodeTexCoord').outputs['Object'], 11.0, 9.0, .72)
    rust = n.ramp(patch, [(.40, 0.0), (.56, 1.0)])
    colour = n.mix(rust, (.085, .080, .076, 1), n.ramp(patch, [(.5, (.060, .024, .011)), (.7, (.130, .052, .020))]))
    colour, rough = _dusted(n, colour, n.math('ADD', .34, n.math('MULTIPLY', rust, .45)), .6)
    body = n.add('ShaderNodeBsdfPrincipled', {'Base Color': colour, 'Roughness': rough,
                                              'Metallic': n.math('SUBTRACT', 1.0, n.math('MULTIPLY', rust, .9))})
    n.join(body.inputs['Normal'], n.bump(patch, .4, .004))
    n.join(out.inputs[0], body.outputs[0])
    return material


def earth(name, dark, light, damp=.5):
    """Trodden floor or mud wall; `damp` is how much smoother its damp patches are."""
    material, n, out = new_material(name)
    place = n.add('ShaderNodeNewGeometry').outputs['Position']
    broad, fine, grit = n.noise(place, 1.2, 9.0, .65), n.noise(place, 26.0, 6.0, .7), n.noise(place, 140.0, 3.0, .7)
    colour = n.ramp(broad, [(.32, dark), (.68, light)])
    colour = n.mix(n.ramp(grit, [(.34, .7), (.46, 0.0)]), colour, (*[c * .6 for c in dark], 1))
    colour = n.mix(n.math('MULTIPLY', fine, .6), colour, (*[c * 1.5 for c in light], 1))
    dry = n.ramp(broad, [(.36, 0.0), (.50, 1.0)])
    body = n.add('ShaderNodeBsdfPrincipled', {'Base Color': colour, 'Specular': .4,
                                              'Roughness': n.math('ADD', .88 - damp, n.math('MULTIPLY', dry, damp))})
    relief = n.math('ADD', n.math('ADD', fine, broad), n.math('MULTIPLY', grit, .35))
    n.join(body.inputs['Normal'], n.bump(relief, .8, .02))
    n.join(out.inputs[0], body.outputs[0])
    return material
