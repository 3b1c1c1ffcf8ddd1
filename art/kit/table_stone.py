"""The stone that the serves stand on. Unit 10 cm."""
from .nodes import new_material


def table_stone(shift, wet, rings):
    """Basalt with its pores and crystals. `wet` and `rings` as kit/table.py has them; `shift` is along x."""
    material, n, out = new_material('table')
    here = n.add('ShaderNodeNewGeometry').outputs['Position']
    place = n.vector('ADD', here, (shift, 0, 0))
    broad, mid, fine = n.noise(place, 1.1, 7.0, .6, .4), n.noise(place, 9.0, 6.0, .66), n.noise(place, 60.0, 4.0, .7)
    grain, pits, pores = n.noise(place, 240.0, 3.0, .6), _hollow(n, place, mid, 21.0, .06, .17, .05), _hollow(n, place, mid, 58.0, .08, .20, .03)
    pin = n.math('MAXIMUM', _hollow(n, place, mid, 150.0, .10, .26, .01), n.ramp(mid, [(.44, 0.0), (.52, 1.0)]))
    colour = n.ramp(broad, [(.30, (.026, .0150, .0105)), (.52, (.043, .0255, .0175)), (.72, (.066, .037, .024))])
    colour = n.mix(n.ramp(mid, [(.45, 0.0), (.72, .7)]), colour, (.090, .060, .043, 1))
    colour = n.mix(n.ramp(fine, [(.60, 0.0), (.74, .55)]), colour, (.13, .094, .072, 1))
    colour = n.mix(.85, colour, n.mix(1.0, colour, n.ramp(grain, [(.32, .52), (.50, 1.0), (.70, 1.75)]), 'MULTIPLY'))
    colour, gleam = _crystals(n, place, colour)
    for hollow, share in ((pits, 1.0), (pores, .6), (pin, .55)):
        colour = n.mix(n.math('MULTIPLY', n.math('SUBTRACT', 1.0, hollow), share), colour, (.011, .007, .0055, 1))
    worn = n.math('MULTIPLY', _scratches(n, place), n.ramp(broad, [(.38, .15), (.58, 1.0)]))
    colour = n.mix(n.math('MULTIPLY', worn, .30), colour, (.17, .13, .105, 1))
    rough, flat = n.math('ADD', .42, n.math('MULTIPLY', mid, .40)), 1.0
    rough = n.math('SUBTRACT', rough, n.math('MULTIPLY', gleam, .16))
    for x, y, radius in rings:
        colour = n.mix(_dried(n, here, place, x, y, radius), colour, (.150, .112, .088, 1))
    for x, y, radius in wet:
        away = n.vector('LENGTH', n.vector('SUBTRACT', here, (x, y, 0)), (0, 0, 0))
        edge = n.math('ADD', radius + .012, n.math('MULTIPLY', n.math('SUBTRACT', n.noise(place, 3.2, 4.0, .6), .38), .30))
        pool = n.smooth(n.math('SUBTRACT', away, edge), .014, -.012)
        colour = n.mix(pool, colour, n.mix(1.0, colour, (.42, .40, .39, 1), 'MULTIPLY'))
        rough = n.math('SUBTRACT', rough, n.math('MULTIPLY', pool, n.math('SUBTRACT', rough, .07)))
        flat = n.math('SUBTRACT', flat, n.math('MULTIPLY', pool, .85))
    # Lamps shine through glass; where it stands on the stone no light comes at all.
    open_ = n.add('ShaderNodeAmbientOcclusion', {'Distance': .085}, samples=8).outputs['AO']
    colour = n.mix(1.0, colour, n.ramp(open_, [(.0, .05), (.55, .42), (1.0, 1.0)]), 'MULTIPLY')
    body = n.add('ShaderNodeBsdfPrincipled', {'Base Color': colour, 'Specular': .28, 'Roughness': rough})
    relief = 0.0
    for height, share in ((pits, .8), (pores, .35), (pin, .16), (mid, .9), (fine, .35), (grain, .13), (worn, -.05)):
        relief = n.math('ADD', relief, n.math('MULTIPLY', height, share))
    n.join(body.inputs['Normal'], n.bump(n.math('MULTIPLY', relief, flat), .60, .020))
    n.join(out.inputs[0], body.outputs[0])
    return material


def _hollow(n, place, mid, scale, lo, hi, stir):
    """0 in the hollows that gas has left, 1 between them."""
    cell = n.add('ShaderNodeTexVoronoi', {'Vector': n.mix(stir, place, mid), 'Scale': scale}).outputs[0]
    return n.ramp(cell, [(lo, 0.0), (hi, 1.0)], 'EASE')


def _crystals(n, place, colour):
    """Feldspar and dark pyroxene in the stone: (colour, how much of a place is crystal)."""
    gleam = 0.0
    for scale, pale, size in ((70.0, .93, .30), (170.0, .90, .40)):
        cell = n.add('ShaderNodeTexVoronoi', {'Vector': place, 'Scale': scale})
        kind = n.add('ShaderNodeSeparateColor', {0: cell.outputs['Color']}).outputs
        inside = n.ramp(cell.outputs[0], [(size * .6, 1.0), (size, 0.0)])
        light = n.math('MULTIPLY', inside, n.math('GREATER_THAN', kind[0], pale))
        dark = n.math('MULTIPLY', inside, n.math('GREATER_THAN', kind[1], pale))
        colour = n.mix(n.math('MULTIPLY', light, n.math('ADD', .15, n.math('MULTIPLY', kind[2], .5))), colour, (.24, .185, .145, 1))
        colour = n.mix(n.math('MULTIPLY', dark, .7), colour, (.010, .008, .008, 1))
        gleam = n.math('MAXIMUM', gleam, n.math('MAXIMUM', light, dark))
    return colour, gleam


def _scratches(n, place):
    """Fine lines that years of glasses have drawn, in three directions."""
    lines = 0.0
    for turn, scale in ((.35, 46.0), (-.62, 60.0), (1.25, 38.0)):
        drawn = n.add('ShaderNodeMapping', {'Vector': place, 'Rotation': (0, 0, turn), 'Scale': (.9, scale, 1)}).outputs[0]
        along = n.noise(drawn, 1.0, 2.0, .4, .3)
        line = n.ramp(n.math('ABSOLUTE', n.math('SUBTRACT', along, .5 + .08 * turn)), [(.004, 1.0), (.012, 0.0)])
        lines = n.math('MAXIMUM', lines, line)
    return lines


def _dried(n, here, place, x, y, radius):
    """How much of a place is the lime of a ring that a wet glass has left, broken and uneven."""
    away = n.vector('LENGTH', n.vector('SUBTRACT', here, (x, y, 0)), (0, 0, 0))
    stir = n.math('MULTIPLY', n.math('SUBTRACT', n.noise(place, 9.0, 4.0, .6), .5), .030)
    off = n.math('ABSOLUTE', n.math('SUBTRACT', n.math('ADD', away, stir), radius))
    line = n.math('MAXIMUM', n.smooth(off, .012, .002), n.math('MULTIPLY', n.smooth(off, .060, .012), .25))
    return n.math('MULTIPLY', n.math('MULTIPLY', line, n.ramp(n.noise(place, 2.6, 5.0, .7), [(.42, 0.0), (.62, 1.0)])), .34)
