"""The flesh of an agave heart: what light does in it, and the face that an axe lays open. Unit 1 m."""
import numpy as np

from .cells import blend, cells, ease
from .nodes import new_material
from .noise import fbm, ridged


def flesh_material(name):
    """Fibrous and moist; the mesh gives `colour`, `wet` and `cooked`, and in `grain` the way its fibres run."""
    material, n, out = new_material(name)
    attribute = lambda key, socket: n.add('ShaderNodeAttribute', attribute_name=key).outputs[socket]
    colour, wet, cooked = attribute('colour', 'Color'), attribute('wet', 'Fac'), attribute('cooked', 'Fac')
    grain = attribute('grain', 'Vector')
    place = n.add('ShaderNodeTexCoord').outputs['Object']
    own = n.add('ShaderNodeObjectInfo').outputs['Random']
    geometry = n.add('ShaderNodeNewGeometry')
    scaled = lambda size: n.add('ShaderNodeMapping', {'Vector': grain, 'Scale': size}).outputs[0]
    fibre = n.noise(scaled((46, 5, 7)), 1.0, 5.0, .72, .4)
    bundles = n.add('ShaderNodeTexVoronoi', {'Vector': scaled((15, 13, 7)), 'Scale': 1.0, 'Randomness': 1.0}).outputs[0]
    speck = n.ramp(bundles, [(.10, 1.0), (.30, 0.0)], 'EASE')
    grit, patch = n.noise(place, 190.0, 4.0, .75), n.noise(place, 9.0, 7.0, .68)
    rusty = n.mix(cooked, (.30, .125, .040, 1), (.045, .014, .004, 1))
    colour = n.mix(n.ramp(patch, [(.54, 0.0), (.76, .45)], 'EASE'), colour, rusty)
    colour = n.mix(n.ramp(fibre, [(.32, .45), (.46, 0.0)]), colour, rusty)
    colour = n.mix(n.math('MULTIPLY', speck, .42), colour, n.mix(cooked, (.36, .235, .095, 1), (.10, .035, .010, 1)))
    tone = n.ramp(own, [(0, (.84, .80, .70)), (.5, (.97, .95, .88)), (1, (1.06, 1.05, 1.0))])
    colour = n.mix(1.0, colour, tone, 'MULTIPLY')
    # Soil sticks to what has rolled on it, and to the side that lies on the ground.
    height = n.add('ShaderNodeSeparateXYZ', {0: geometry.outputs['Position']}).outputs[2]
    low = n.math('MULTIPLY', n.smooth(height, .34, .02), .36)
    soiled = n.math('ADD', n.math('ADD', low, n.math('MULTIPLY', grit, .22)), n.noise(place, 5.0, 6.0, .66))
    colour = n.mix(n.ramp(soiled, [(.74, 0.0), (1.0, .85)], 'EASE'), colour, (.105, .056, .034, 1))
    rough = n.math('SUBTRACT', n.math('ADD', .62, n.math('MULTIPLY', grit, .2)), n.math('MULTIPLY', wet, .52), clamp=True)
    # With a weight of one light goes in and comes out where it likes; a third keeps the fibres' edges.
    body = n.add('ShaderNodeBsdfPrincipled', {
        'Base Color': colour, 'Subsurface Color': colour, 'Subsurface': .34, 'Subsurface Radius': (.016, .008, .0035),
        'Specular': .5, 'Roughness': n.math('MAXIMUM', rough, .12),
        'Clearcoat': n.math('MULTIPLY', wet, n.math('ADD', .40, n.math('MULTIPLY', cooked, .55))), 'Clearcoat Roughness': .07})
    relief = n.math('ADD', n.math('ADD', fibre, n.math('MULTIPLY', grit, .45)), n.math('MULTIPLY', speck, .30))
    n.join(body.inputs['Normal'], n.bump(relief, .75, .0045))
    n.join(out.inputs[0], body.outputs[0])
    return material


def _blows(x, z, rng, count=7):
    """An axe leaves a few flat passes that meet in ridges, not one plane."""
    slopes, offset = rng.normal(0, .085, (count, 2)), rng.normal(0, .004, count)
    return np.min([sx * x + sz * z + c for (sx, sz), c in zip(slopes, offset)], 0)


def open_face(rim_line, radius, seed, rings=300):
    """Corners, colours, wetness, grain and quads of the cut through the middle, within the rind's edge."""
    rng = np.random.default_rng(seed + 77)
    share = np.linspace(1, .012, rings)[:, None, None]
    centre = np.array([.01, 0, -.05])
    face = centre + (rim_line[None] - centre) * share
    x, z = face[..., 0].copy(), face[..., 2].copy()
    away = np.hypot(x, z + .05) / radius
    # Fibres run up the stem, and leave it along its whole height.
    angle = np.arctan2(z - np.clip(.75 * z - .01, -.13, .09), x)
    # Leaf bases leave the stem upwards and bend outwards, as an artichoke's do.
    bent = angle + .55 * away * np.cos(angle) + .10 * fbm(x * 9, z * 9, 4, seed)
    stem = 1 - ease((np.hypot(x, (z + .01) * .62) / radius - .30 - .10 * fbm(x * 9, z * 6, 3, seed)) / .14)
    sway = x + .010 * fbm(x * 12, z * 12, 3, seed + 12)
    streak = fbm(bent * 42, away * 3.2, 5, seed + 3) * (1 - stem) + .8 * fbm(sway * 170, z * 16, 4, seed + 13) * stem
    near, far, label = cells(bent * 6.5 + 30, away * 2.0 + .35 * fbm(bent * 4, away * 3, 3, seed + 5), seed + 8)
    seam = (1 - ease((far - near) / .060)) * ease((away - .50) / .20) * np.clip(.75 + 1.5 * fbm(x * 11, z * 11, 3, seed + 9), 0, 1)
    torn = np.clip(fbm(x * 15, z * 15, 4, seed + 6) * 2.2 - .25, 0, 1)
    inside = ease((1 - share[..., 0]) / .035)
    relief = _blows(x, z, rng) + .0013 * streak + .0046 * torn * ridged(bent * 9, away * 2.2, 4, seed + 2)
    relief += .0022 * seam + .0016 * fbm(x * 90, z * 90, 3, 2)
    face[..., 1] += relief * inside
    colour = blend((.78, .73, .52), (.58, .49, .26), np.clip(.30 + .75 * streak + .5 * (label - .5), 0, 1))
    colour = blend(colour, (.84, .80, .63), stem * .65)
    colour = blend(colour, (.48, .54, .22), np.clip((away - .58) / .3, 0, 1) * (.25 + .5 * label))
    ring = 4 * stem * (1 - stem)
    colour = blend(colour, (.46, .28, .11), np.clip(.28 * ring + .75 * seam, 0, 1))
    stale = np.clip(.9 * fbm(x * 7, z * 7, 5, seed + 4) + .9 * (away - .72) + .35 * torn, 0, .8)
    colour = blend(colour, (.33, .165, .060), stale)
    wet = np.clip(.55 + 1.2 * fbm(x * 6, z * 6, 4, seed + 11), .1, 1)
    grain = np.where(stem[..., None] > .5, np.stack([sway * 15, z * 8, 0 * x], 2), np.stack([bent * 3.0, away * 2.6, label * 5], 2))
    index = np.arange(x.size).reshape(x.shape)
    quads = np.stack([index[:-1, :-1], index[1:, :-1], index[1:, 1:], index[:-1, 1:]], 2).reshape(-1, 4)
    flat = lambda values: values.reshape(-1, 3)
    return flat(face), flat(colour), wet.ravel(), flat(grain), quads
