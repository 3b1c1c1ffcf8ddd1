"""Old oak under dust, seen close. Unit 1 m. Meshes say where a point lies in its board in `grain` (along it, across it,
deep in it), give each board its tone in `stave` (0–1), and 1 in `end` where it is sawn across."""
from .cask_shape import HEAD_RADIUS
from .nodes import new_material


def dusted(n, colour, rough, amount):
    """Dust lies on what faces up."""
    geometry = n.add('ShaderNodeNewGeometry')
    up = n.add('ShaderNodeSeparateXYZ', {0: geometry.outputs['Normal']}).outputs[2]
    drift = n.math('MULTIPLY', n.math('SUBTRACT', n.noise(geometry.outputs['Position'], 14.0, 8.0, .68), .5), 1.1)
    share = n.math('MULTIPLY', n.ramp(n.math('ADD', up, drift), [(.25, 0.0), (.95, 1.0)], 'EASE'), amount)
    return n.mix(share, colour, (.20, .165, .125, 1)), n.math('ADD', rough, n.math('MULTIPLY', share, .5), clamp=True)


class _Board:
    """The wood of one board, each sawn from another place of another log."""

    def __init__(self, n):
        self.n = n
        read = lambda name, output: n.add('ShaderNodeAttribute', attribute_name=name).outputs[output]
        self.grain, self.tone, self.end = read('grain', 'Vector'), read('stave', 'Fac'), read('end', 'Fac')
        self.own = n.add('ShaderNodeObjectInfo').outputs['Random']
        lot = n.math('ADD', n.math('MULTIPLY', self.tone, 41.0), n.math('MULTIPLY', self.own, 29.0))
        self.place = n.vector('ADD', self.grain, n.add('ShaderNodeCombineXYZ', {0: lot, 1: n.math('MULTIPLY', lot, .7), 2: n.math('MULTIPLY', lot, .4)}).outputs[0])
        self.figure, self.fibre = self.noise(1.3, 26.0, 7.0, .62), self.noise(3.5, 230.0, 4.0, .70)
        self.late = self._late_wood(lot)
        # Vessels stand where a year began, and are cut lengthwise: short dark strokes.
        vessels = n.ramp(self.noise(16.0, 760.0, 2.0, .55), [(.53, 0.0), (.62, 1.0)])
        self.pores = n.math('MULTIPLY', vessels, n.ramp(self.late, [(.10, 1.0), (.55, .12)]))
        self.flecks = n.ramp(self.noise(75.0, 230.0, 2.0, .5), [(.58, 0.0), (.68, 1.0)])

    def noise(self, along, across, detail, roughness):
        return self.n.noise(self.n.vector('MULTIPLY', self.place, (along, across, across)), 1.0, detail, roughness)

    def _late_wood(self, lot):
        """From 0, where a year's growth began, to 1, where it ended."""
        n = self.n
        heart = n.add('ShaderNodeCombineXYZ', {1: n.math('MULTIPLY', n.math('SINE', n.math('MULTIPLY', lot, 5.3)), .16),
                                               2: n.math('ADD', .055, n.math('MULTIPLY', n.math('SINE', n.math('MULTIPLY', lot, 9.1)), .04))}).outputs[0]
        wander = lambda along, across, far: n.vector('MULTIPLY', n.vector('SUBTRACT', n.add('ShaderNodeTexNoise', {
            'Vector': n.vector('MULTIPLY', self.place, (along, across, across)), 'Scale': 1.0, 'Detail': 3.0}).outputs['Color'], (.5, .5, .5)), (0, far, far))
        at = n.vector('ADD', n.vector('ADD', n.vector('MULTIPLY', self.grain, (0, 1, 1)), heart),
                      n.vector('ADD', wander(1.6, 7.0, .030), wander(7.0, 60.0, .0035)))
        return n.math('FRACT', n.math('MULTIPLY', n.vector('LENGTH', at, (0, 0, 0)), 300.0))

    def colour(self, dark, light):
        n = self.n
        middle = tuple(d * .55 + l * .45 for d, l in zip(dark, light))
        tint = n.math('ADD', n.math('MULTIPLY', self.figure, .80), n.math('MULTIPLY', self.late, .20))
        colour = n.ramp(tint, [(.30, dark), (.50, middle), (.74, light)])
        colour = n.mix(n.ramp(self.fibre, [(.30, .65), (.54, 0.0)]), colour, (*[c * .5 for c in dark], 1))
        colour = n.mix(n.math('MULTIPLY', self.flecks, .22), colour, (*[c * 1.25 for c in light], 1))
        colour = n.mix(n.math('MULTIPLY', self.pores, .72), colour, (*[c * .28 for c in dark], 1))
        tone = n.ramp(self.tone, [(.0, (.50, .48, .47)), (.35, (.82, .79, .76)), (.7, (1.0, .96, .91)), (1.0, (1.32, 1.22, 1.07))])
        return n.mix(1.0, n.mix(1.0, colour, tone, 'MULTIPLY'), n.ramp(self.own, [(0, (.66, .64, .64)), (.5, (.95, .91, .86)), (1, (1.20, 1.10, .98))]), 'MULTIPLY')

    def height(self):
        """The soft wood of spring has worn away between the hard wood of summer."""
        n = self.n
        worn = n.math('ADD', n.math('MULTIPLY', self.fibre, .9), n.math('MULTIPLY', n.ramp(self.late, [(0.0, 0.0), (.6, .35), (.93, .40), (1.0, 0.0)]), 1.0))
        return n.math('SUBTRACT', n.math('ADD', worn, n.math('MULTIPLY', self.figure, 1.2)), n.math('MULTIPLY', self.pores, .55))


def _weathered(n, board, colour):
    """What has run down it, the grey bloom of damp air, and freckles of mould."""
    place = n.add('ShaderNodeNewGeometry').outputs['Position']
    runs = n.noise(n.vector('MULTIPLY', place, (46, 46, 2.2)), 1.0, 5.0, .66)
    where = n.noise(place, 4.1, 4.0, .6)
    run = n.ramp(n.math('ADD', n.math('MULTIPLY', runs, .7), n.math('MULTIPLY', where, .42)), [(.59, 0.0), (.70, .75)], 'EASE')
    colour = n.mix(run, colour, (.016, .010, .007, 1))
    stain = n.math('ADD', n.math('MULTIPLY', n.noise(board.place, 6.0, 7.0, .66), .75), n.math('MULTIPLY', board.figure, .25))
    colour = n.mix(n.ramp(stain, [(.46, 0.0), (.66, .80)]), colour, (.024, .0125, .0070, 1))
    bloom = n.math('ADD', n.math('MULTIPLY', n.noise(place, 31.0, 9.0, .76), .55), n.math('MULTIPLY', where, .30))
    bloom = n.math('ADD', bloom, n.math('MULTIPLY', board.fibre, .22))
    colour = n.mix(n.ramp(bloom, [(.51, 0.0), (.67, .32)], 'EASE'), colour, (.160, .140, .115, 1))
    freckles = n.math('MULTIPLY', n.ramp(n.noise(place, 430.0, 3.0, .6), [(.55, 0.0), (.63, 1.0)]), n.ramp(n.noise(place, 9.0, 6.0, .7), [(.46, 0.0), (.62, .8)]))
    return n.mix(freckles, colour, (.011, .0085, .007, 1)), run


def _rusted(n, board, local, colour, hoops):
    """Iron has bled into the wood beside the hoops."""
    x = n.math('ABSOLUTE', n.add('ShaderNodeSeparateXYZ', {0: local}).outputs[0])
    bled = 0.0
    for at in hoops:
        away = n.math('ADD', n.math('ABSOLUTE', n.math('SUBTRACT', x, at)), n.math('MULTIPLY', board.fibre, .035))
        bled = n.math('MAXIMUM', bled, n.ramp(away, [(.032, .85), (.072, 0.0)]))
    return n.mix(bled, colour, n.mix(board.figure, (.014, .010, .008, 1), (.060, .023, .009, 1)))


def _marked(n, board, local, colour, picture):
    """Burn, spirit and chalk from the picture of marks, where the grain has let them stay; and dirt along the rim."""
    place = n.add('ShaderNodeAttribute', attribute_name='mark').outputs['Vector']
    drawn = n.add('ShaderNodeTexImage', {'Vector': place}, image=picture, extension='CLIP')
    burn, spilt, chalk = n.add('ShaderNodeSeparateColor', {0: drawn.outputs[0]}).outputs
    rim = n.vector('LENGTH', n.vector('MULTIPLY', local, (0, 1, 1)), (0, 0, 0))
    rim = n.math('ADD', rim, n.math('MULTIPLY', n.noise(local, 17.0, 8.0, .72), .10))
    colour = n.mix(n.ramp(n.math('SUBTRACT', rim, HEAD_RADIUS - .050), [(0.0, 0.0), (.090, .90)], 'EASE'), colour, (.013, .0090, .0065, 1))
    colour = n.mix(spilt, colour, n.mix(board.figure, (.004, .0022, .0014, 1), (.012, .0058, .0028, 1)))
    colour = n.mix(n.math('MULTIPLY', burn, 1.25, clamp=True), colour, (.0045, .0032, .0027, 1))
    kept = n.math('SUBTRACT', n.ramp(board.fibre, [(.34, .30), (.52, 1.0)]), n.math('MULTIPLY', board.pores, .6), clamp=True)
    return n.mix(n.math('MULTIPLY', n.math('MULTIPLY', chalk, kept), .55), colour, (.52, .50, .46, 1)), burn, spilt


def oak(name, dark, light, dust=.55, hoops=(), marks=None):
    """Oak between two tones; `hoops` are the |x| at which iron has bled into it."""
    material, n, out = new_material(name)
    board, local = _Board(n), n.add('ShaderNodeTexCoord').outputs['Object']
    colour, wet = _weathered(n, board, board.colour(dark, light))
    if hoops:
        colour = _rusted(n, board, local, colour, hoops)
    # Across the grain it is dark with oil and hands.
    colour = n.mix(n.math('MULTIPLY', board.end, .75), colour, n.mix(board.late, (.014, .010, .0075, 1), (.070, .045, .028, 1)))
    height = board.height()
    if marks:
        colour, burn, spilt = _marked(n, board, local, colour, marks)
        height, wet = n.math('SUBTRACT', height, n.math('MULTIPLY', burn, .9)), n.math('MAXIMUM', wet, spilt)
    rough = n.math('SUBTRACT', n.math('ADD', .74, n.math('MULTIPLY', board.figure, .22)), n.math('MULTIPLY', wet, .06))
    colour, rough = dusted(n, colour, rough, dust)
    # Old oak hardly shines: by a light from ahead a sheen would veil what is drawn on it.
    body = n.add('ShaderNodeBsdfPrincipled', {'Base Color': colour, 'Specular': .04, 'Roughness': rough})
    n.join(body.inputs['Normal'], n.bump(n.math('MULTIPLY', height, n.math('SUBTRACT', 1.0, n.math('MULTIPLY', board.end, .7))), .9, .0011))
    n.join(out.inputs[0], body.outputs[0])
    return material
