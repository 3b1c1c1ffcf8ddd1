"""Slices of citrus: segments of unequal width, wandering membranes, juice sacs, pith and rind. Unit 10 cm."""
import bpy
import numpy as np

from .cells import blend, cells, ease
from .meshes import mesh_object
from .nodes import new_material
from .noise import fbm

FRUIT = {
    'grapefruit': dict(pulp=((0.52, 0.065, 0.045), (0.82, 0.220, 0.135)), wall=(0.90, 0.46, 0.31), pith=(0.86, 0.70, 0.54),
                       rind=((0.80, 0.36, 0.060), (0.82, 0.22, 0.06)), edge=.870, segments=11, core=.085),
    'lime': dict(pulp=((0.40, 0.46, 0.12), (0.62, 0.67, 0.30)), wall=(0.80, 0.85, 0.52), pith=(0.78, 0.82, 0.58),
                 rind=((0.060, 0.155, 0.016), (0.11, 0.24, 0.026)), edge=.915, segments=10, core=.06),
}
STEPS, RINGS = 900, 170


def colour_attribute(mesh, name, colours):
    data = np.c_[np.clip(colours, 0, 1), np.ones(len(colours))].astype(np.float32)
    mesh.attributes.new(name, 'FLOAT_COLOR', 'POINT').data.foreach_set('color', data.ravel())


def value_attribute(mesh, name, values):
    mesh.attributes.new(name, 'FLOAT', 'POINT').data.foreach_set('value', np.asarray(values, np.float32))


def _flesh():
    material, n, out = new_material('flesh')
    colour = n.add('ShaderNodeAttribute', attribute_name='colour').outputs['Color']
    wet = n.add('ShaderNodeAttribute', attribute_name='wet').outputs['Fac']
    body = n.add('ShaderNodeBsdfPrincipled', {
        'Base Color': colour, 'Specular': .5, 'Roughness': n.math('SUBTRACT', .55, n.math('MULTIPLY', wet, .36)),
        'Clearcoat': n.math('MULTIPLY', wet, .6), 'Clearcoat Roughness': .08})
    through = n.add('ShaderNodeBsdfTranslucent', {'Color': colour})
    share = n.math('ADD', .16, n.math('MULTIPLY', wet, .36))
    n.join(out.inputs[0], n.mix_shader(share, body.outputs[0], through.outputs[0]))
    return material


def _face(kind, radius, thick, share, angle, rng):
    """Height, colour and wetness over the cut face."""
    fruit = FRUIT[kind]
    count = fruit['segments']
    cuts = np.cumsum(np.r_[0, rng.uniform(.8, 1.22, count)])
    cuts *= 2 * np.pi / cuts[-1]
    turned = (angle + rng.uniform(0, 1) + .035 * np.sin(share * 5 + angle * 2) + .05 * (1 - share) * np.sin(angle * 3 + 1)) % (2 * np.pi)
    k = np.clip(np.searchsorted(cuts, turned.ravel(), side='right') - 1, 0, count - 1).reshape(turned.shape)
    width = cuts[k + 1] - cuts[k]
    across = (turned - cuts[k]) / width
    near = np.minimum(across, 1 - across) * width
    membrane = radius * (.0105 + .008 * rng.uniform(0, 1, count)[k] * (1 - share) + .004 * fbm(angle * 6, share * 9, 3, 5))
    rim = fruit['edge'] - .045 * np.exp(-(near / .085) ** 2) + .010 * fbm(angle * 5, share * 0 + 2, 4, 9)
    core = fruit['core'] * (1 + .7 * fbm(angle * 1.6, share * 0 + 1, 3, 11))
    pulp = ease((near * share * radius - membrane * .5) / (radius * .022)) * ease((rim - share) / .028) * ease((share - core) / .05)
    # Juice sacs are long drops that point at the centre.
    aside = across - .5
    u, v = share * 5.2 + 5.6 * aside * aside, k * 37 + aside * (1.6 + 6.0 * share) * width * count / 6.28
    near1, far1, sac = cells(u + .25 * fbm(angle * 7, share * 9, 3, 2), v + .25 * fbm(angle * 9 + 4, share * 7, 3, 3), 3)
    near2, far2, _ = cells(u * 1.9 + 9, v * 1.8 + 4, 5)
    skin, fine = ease((far1 - near1) / .22), ease((far2 - near2) / .20)
    hollow = (sac > .93) & (pulp > .5)
    z = thick / 2 + pulp * radius * (-.016 + .040 * skin * (1 - near1 * .6) + .010 * fine + .020 * (sac - .5) - .030 * hollow)
    z += radius * .004 * fbm(angle * 16, share * 26, 4, 6) * (1 - pulp) + .006 * radius * fbm(angle * 2, share * 4, 3, 8)
    z -= .045 * radius * np.clip((share - .955) / .045, 0, 1) ** 2
    ripe = np.clip(.15 + .65 * sac + .35 * (1 - near1) * skin + .25 * fbm(angle * 2, share * 3, 3, 7), 0, 1)
    colour = blend(blend(*fruit['pulp'], ripe), fruit['wall'], (1 - skin) * .55 + (1 - fine) * .10)
    pith = blend(fruit['pith'], fruit['wall'], np.clip(.35 - 5 * (share - .85), 0, .5))
    rind = blend(*fruit['rind'], np.clip(.5 + 1.6 * fbm(angle * 1.1, share * 0, 4, 12), 0, 1))
    return z, blend(blend(pith, colour, pulp), rind, ease((share - .962) / .012)), pulp


def add_slice(kind, radius, thick, half=False, slot=(.010, .62), seed=3):
    """A slice lying in XY: a wheel, or the half with y > 0.

    `slot` is the cut that sits on a glass's rim: half its width, and its share of the radius from the centre."""
    angles = np.linspace(0, np.pi, STEPS) if half else np.linspace(0, 2 * np.pi, STEPS, endpoint=False)
    share, angle = np.meshgrid(np.linspace(0, 1, RINGS), angles, indexing='ij')
    z, colour, wet = _face(kind, radius, thick, share, angle, np.random.default_rng(seed))
    out = share * radius * (1 + .012 * np.sin(angle * 2 + .4) + .008 * np.sin(angle * 3 + 2))
    x, y = out * np.cos(angle), out * np.sin(angle)
    back = -thick / 2 + .045 * radius * np.clip((share - .955) / .045, 0, 1) ** 2
    verts = np.concatenate([np.stack([x, y, z], 2).reshape(-1, 3), np.stack([x, y, back], 2).reshape(-1, 3)])
    index, under = np.arange(RINGS * STEPS).reshape(RINGS, STEPS), RINGS * STEPS
    after = np.roll(index, -1, 1)
    quads = np.stack([index[:-1], index[1:], after[1:], after[:-1]], 2)
    side = np.stack([index[-1], index[-1] + under, after[-1] + under, after[-1]], 1)
    if half:
        quads, side = quads[:, :-1], side[:-1]
    quads = quads.reshape(-1, 4)
    faces = [quads, quads[:, ::-1] + under, side]
    if half:
        for column, order in ((0, 1), (STEPS - 1, -1)):
            edge = index[:, column]
            faces.append(np.stack([edge[:-1], edge[:-1] + under, edge[1:] + under, edge[1:]], 1)[:, ::order])
    faces = np.concatenate(faces)
    middle = verts[faces].mean(1)
    along = middle[:, 1] if half else -middle[:, 1]
    faces = faces[~((np.abs(middle[:, 0]) < slot[0]) & (along > -.01) & (along < slot[1] * radius))]
    ob = mesh_object(kind, verts, faces, bpy.data.materials.get('flesh') or _flesh())
    colour_attribute(ob.data, 'colour', np.concatenate([colour.reshape(-1, 3)] * 2))
    value_attribute(ob.data, 'wet', np.concatenate([wet.ravel()] * 2))
    return ob
