"""Old oak and iron under dust, for a cellar. Unit 1 m. Meshes give each stave or board its tone in `stave` (0–1),
and 1 in `end` where it is sawn across."""
from .nodes import new_material

ALONG = {'x': (1, 0, 0), 'y': (0, 1, 0), 'z': (0, 0, 1)}


def _dusted(n, colour, rough, amount):
    """Dust lies on what faces up."""
    geometry = n.add('ShaderNodeNewGeometry')
    up = n.add('ShaderNodeSeparateXYZ', {0: geometry.outputs['Normal']}).outputs[2]
    drift = n.math('MULTIPLY', n.math('SUBTRACT', n.noise(geometry.outputs['Position'], 5.0, 8.0, .68), .5), 1.1)
    share = n.math('MULTIPLY', n.ramp(n.math('ADD', up, drift), [(.25, 0.0), (.95, 1.0)], 'EASE'), amount)
    return n.mix(share, colour, (.17, .135, .10, 1)), n.math('ADD', rough, n.math('MULTIPLY', share, .5), clamp=True)


def _weathered(n, colour, own):
    """What has run down it, and the grey bloom that damp air leaves."""
    place = n.add('ShaderNodeNewGeometry').outputs['Position']
    runs = n.noise(n.add('ShaderNodeMapping', {'Vector': place, 'Scale': (38, 38, 1.7)}).outputs[0], 1.0, 5.0, .66)
    where = n.noise(place, 3.1, 3.0, .6)
    run = n.ramp(n.math('ADD', n.math('MULTIPLY', runs, .7), n.math('MULTIPLY', where, .42)), [(.60, 0.0), (.70, .8)], 'EASE')
    colour = n.mix(run, colour, (.013, .0075, .005, 1))
    bloom = n.math('ADD', n.math('MULTIPLY', n.noise(place, 19.0, 9.0, .78), .62), n.math('MULTIPLY', n.noise(place, 2.3, 4.0, .6), .45))
    bloom = n.math('ADD', bloom, n.math('MULTIPLY', n.math('SUBTRACT', own, .5), .10))
    return n.mix(n.ramp(bloom, [(.575, 0.0), (.69, .42)], 'EASE'), colour, (.17, .155, .135, 1)), run


def _marked(n, colour, picture, fibre):
    """Burn, paint and chalk from the picture of marks, where the grain has let them stay."""
    place = n.add('ShaderNodeAttribute', attribute_name='mark').outputs['Vector']
    drawn = n.add('ShaderNodeTexImage', {'Vector': place}, image=picture, extension='CLIP')
    burn, paint, chalk = n.add('ShaderNodeSeparateColor', {0: drawn.outputs[0]}).outputs
    kept = n.ramp(n.math('ADD', fibre, n.math('MULTIPLY', n.noise(n.add('ShaderNodeTexCoord').outputs['Object'], 23.0, 6.0, .7), .55)),
                  [(.42, 0.0), (.64, 1.0)])
    colour = n.mix(n.math('MULTIPLY', burn, .93), colour, (.0075, .0050, .0040, 1))
    colour = n.mix(n.math('MULTIPLY', n.math('MULTIPLY', paint, kept), .80), colour, (.40, .365, .30, 1))
    return n.mix(n.math('MULTIPLY', n.math('MULTIPLY', chalk, kept), .60), colour, (.50, .49, .46, 1)), burn


def oak(name, dark, light, grain, dust=.55, hoops=(), marks=None):
    """Oak with its grain along an axis; `hoops` are the |x| at which iron has bled into it."""
    material, n, out = new_material(name)
    local = n.add('ShaderNodeTexCoord').outputs['Object']
    stave = n.add('ShaderNodeAttribute', attribute_name='stave').outputs['Fac']
    end = n.add('ShaderNodeAttribute', attribute_name='end').outputs['Fac']
    own = n.add('ShaderNodeObjectInfo').outputs['Random']
    # Each board is from another tree: shifted in all directions, and its grain a little aslant.
    shift = n.add('ShaderNodeCombineXYZ', {0: n.math('MULTIPLY', stave, 41.0), 1: n.math('ADD', n.math('MULTIPLY', own, 29.0), n.math('MULTIPLY', stave, 17.0)),
                                           2: n.math('ADD', n.math('MULTIPLY', stave, 23.0), n.math('MULTIPLY', own, 13.0))}).outputs[0]
    place = n.vector('ADD', local, shift)
    bent = n.vector('ADD', place, n.vector('MULTIPLY', n.add('ShaderNodeTexNoise', {'Vector': place, 'Scale': 3.0, 'Detail': 2.0}).outputs['Color'], (.012, .012, .012)))
    stretched = lambda along, across, at=bent: n.add('ShaderNodeMapping', {
        'Vector': at, 'Scale': tuple(along if a else across for a in ALONG[grain])}).outputs[0]
    figure, fibre = n.noise(stretched(1.1, 30.), 1.5, 9.0, .66, .5), n.noise(stretched(3.0, 210.), 1.0, 4.0, .72)
    rings = n.add('ShaderNodeTexWave', {'Vector': stretched(.55, 5.0), 'Scale': 3.2, 'Distortion': 7.0, 'Detail': 3.0, 'Detail Scale': 1.6},
                  bands_direction='DIAGONAL').outputs['Fac']
    pores = n.noise(stretched(11., 520.), 1.0, 2.0, .6)
    stain = n.noise(place, 2.2, 6.0, .62)
    middle = tuple(d * .6 + l * .4 for d, l in zip(dark, light))
    colour = n.ramp(n.math('ADD', n.math('MULTIPLY', figure, .85), n.math('MULTIPLY', rings, .15)), [(.28, dark), (.50, middle), (.74, light)])
    colour = n.mix(n.ramp(fibre, [(.30, .75), (.52, 0.0)]), colour, (*[c * .45 for c in dark], 1))
    colour = n.mix(n.ramp(pores, [(.30, .6), (.40, 0.0)]), colour, (*[c * .30 for c in dark], 1))
    tone = n.ramp(stave, [(.0, (.50, .50, .52)), (.3, (.85, .80, .74)), (.7, (1.0, .97, .93)), (1.0, (1.32, 1.22, 1.08))])
    colour = n.mix(1.0, colour, tone, 'MULTIPLY')
    # No two casks have stood in the same damp for as long.
    age = n.ramp(own, [(0, (.40, .39, .40)), (.25, (.62, .60, .60)), (.5, (.95, .90, .84)), (.75, (1.10, .98, .84)), (1, (1.50, 1.30, 1.06))])
    colour = n.mix(1.0, colour, age, 'MULTIPLY')
    colour = n.mix(n.ramp(stain, [(.44, 0.0), (.68, .85)]), colour, (.020, .0115, .007, 1))
    if hoops:
        x = n.math('ABSOLUTE', n.add('ShaderNodeSeparateXYZ', {0: local}).outputs[0])
        bled = 0.0
        for at in hoops:
            away = n.math('ADD', n.math('ABSOLUTE', n.math('SUBTRACT', x, at)), n.math('MULTIPLY', fibre, .035))
            bled = n.math('MAXIMUM', bled, n.ramp(away, [(.032, .85), (.072, 0.0)]))
        colour = n.mix(bled, colour, n.mix(stain, (.016, .010, .008, 1), (.045, .016, .006, 1)))
    colour, run = _weathered(n, colour, own)
    # Across the grain it is dark with oil and hands.
    colour = n.mix(n.math('MULTIPLY', end, .72), colour, n.mix(figure, (.016, .010, .007, 1), (.085, .050, .028, 1)))
    height = n.math('ADD', n.math('ADD', figure, n.math('MULTIPLY', fibre, .6)), n.math('MULTIPLY', pores, .25))
    if marks:
        colour, burn = _marked(n, colour, marks, fibre)
        height = n.math('SUBTRACT', height, n.math('MULTIPLY', burn, .8))
    rough = n.math('SUBTRACT', n.math('ADD', .50, n.math('MULTIPLY', figure, .32)), n.math('MULTIPLY', run, .22))
    colour, rough = _dusted(n, colour, rough, dust)
    body = n.add('ShaderNodeBsdfPrincipled', {'Base Color': colour, 'Specular': .35, 'Roughness': rough})
    bump = n.bump(n.math('MULTIPLY', height, n.math('SUBTRACT', 1.0, n.math('MULTIPLY', end, .80))), .55, .005)
    n.join(body.inputs['Normal'], bump)
    n.join(out.inputs[0], body.outputs[0])
    return material


def hoop_iron():
    material, n, out = new_material('hoop')
    local = n.add('ShaderNodeTexCoord').outputs['Object']
    own = n.add('ShaderNodeObjectInfo').outputs['Random']
    place = n.vector('ADD', local, n.add('ShaderNodeCombineXYZ', {0: n.math('MULTIPLY', own, 37.0), 1: n.math('MULTIPLY', own, 11.0)}).outputs[0])
    patch, fine = n.noise(place, 11.0, 9.0, .72), n.noise(place, 160.0, 5.0, .72)
    rust = n.ramp(n.math('ADD', patch, n.math('MULTIPLY', n.math('SUBTRACT', own, .5), .16)), [(.445, 0.0), (.605, 1.0)])
    scale = n.ramp(n.math('ADD', n.math('MULTIPLY', patch, .6), n.math('MULTIPLY', fine, .4)),
                   [(.40, (.018, .011, .009)), (.52, (.052, .022, .012)), (.64, (.125, .050, .020))])
    colour = n.mix(rust, n.mix(fine, (.16, .158, .155, 1), (.30, .295, .285, 1)), scale)
    colour, rough = _dusted(n, colour, n.math('ADD', n.math('ADD', .26, n.math('MULTIPLY', fine, .22)), n.math('MULTIPLY', rust, .40)), .28)
    body = n.add('ShaderNodeBsdfPrincipled', {'Base Color': colour, 'Roughness': rough,
                                              'Metallic': n.math('SUBTRACT', .9, n.math('MULTIPLY', rust, .85))})
    n.join(body.inputs['Normal'], n.bump(n.math('ADD', patch, n.math('MULTIPLY', fine, n.math('ADD', .15, n.math('MULTIPLY', rust, .4)))), .5, .004))
    n.join(out.inputs[0], body.outputs[0])
    return material


def earth(name, dark, light, damp=.5):
    """Trodden floor or mud wall; `damp` is how much smoother, and darker, its damp patches are."""
    material, n, out = new_material(name)
    place = n.add('ShaderNodeNewGeometry').outputs['Position']
    broad, fine, grit = n.noise(place, 1.2, 9.0, .65), n.noise(place, 26.0, 6.0, .7), n.noise(place, 140.0, 3.0, .7)
    colour = n.ramp(broad, [(.32, dark), (.68, light)])
    colour = n.mix(n.ramp(grit, [(.34, .7), (.46, 0.0)]), colour, (*[c * .6 for c in dark], 1))
    colour = n.mix(n.math('MULTIPLY', fine, .6), colour, (*[c * 1.5 for c in light], 1))
    colour = n.mix(n.ramp(n.noise(place, 7.0, 8.0, .75), [(.56, 0.0), (.72, .35)]), colour, (*[c * 2.2 for c in light], 1))
    wet = n.ramp(n.math('ADD', n.noise(n.vector('ADD', place, (3.3, 7.9, 0)), .85, 7.0, .62, .4), n.math('MULTIPLY', fine, .10)), [(.52, 0.0), (.68, 1.0)], 'EASE')
    wet = n.math('MULTIPLY', wet, min(1.0, damp * 2))
    colour = n.mix(n.math('MULTIPLY', wet, .62), colour, (*[c * .35 for c in dark], 1))
    body = n.add('ShaderNodeBsdfPrincipled', {'Base Color': colour, 'Specular': n.math('ADD', .25, n.math('MULTIPLY', wet, .3)),
                                              'Roughness': n.math('SUBTRACT', .92, n.math('MULTIPLY', wet, .46))})
    relief = n.math('ADD', n.math('ADD', fine, broad), n.math('MULTIPLY', grit, .35))
    n.join(body.inputs['Normal'], n.bump(n.math('MULTIPLY', relief, n.math('SUBTRACT', 1.0, n.math('MULTIPLY', wet, .55))), .8, .02))
    n.join(out.inputs[0], body.outputs[0])
    return material
