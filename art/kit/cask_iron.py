"""Riveted hoops of a cask, beaten on by hand, and their rust."""
import numpy as np

from .aged_wood import dusted
from .cask_shape import HOOPS, TURN, girth, keep, round_off
from .meshes import mesh_object
from .nodes import new_material

PROFILE = ((-.5, .0006), (-.5, .0024), (-.46, .0031), (.46, .0031), (.5, .0024), (.5, .0006))
RIVET = ((.0078, -.001), (.0072, .0016), (.0052, .0030), (.0028, .0036), (.0004, .0037))


class _Sweep:
    """Corners and faces of strips, gathered."""

    def __init__(self):
        self.verts, self.faces = [], []

    def add(self, rows, closed=True):
        n, offset = len(rows[0]), len(self.verts)
        self.verts.extend(point for row in rows for point in row)
        for i in range(len(rows) - 1):
            a, b = offset + i * n, offset + (i + 1) * n
            self.faces.extend((a + j, a + (j + 1) % n, b + (j + 1) % n, b + j) for j in range(n if closed else n - 1))


def _band(sweep, rng, at, wide, skew, angles, lift, closed):
    """Neither quite round nor quite square to the axis."""
    beaten = .0010 * np.sin(angles * 3 + at * 50) + .0006 * np.sin(angles * 11 + at * 90) + rng.normal(0, .00010, len(angles))
    askew, rows = skew * np.sin(angles + at * 30), []
    for dx, rise in PROFILE:
        x = at + dx * wide + askew
        r = girth(x) + rise + lift + beaten
        rows.append(list(zip(x, r * np.cos(angles), r * np.sin(angles))))
    sweep.add(rows, closed)


def _rivet(sweep, x, angle, radius):
    around = np.linspace(0, TURN, 14, endpoint=False)
    sweep.add([[(x + size * np.cos(q), (radius + rise) * np.cos(angle + size * np.sin(q) / radius),
                 (radius + rise) * np.sin(angle + size * np.sin(q) / radius)) for q in around] for size, rise in RIVET])


def hoops(rng, material, corners=220):
    sweep = _Sweep()
    for at, wide in HOOPS:
        at, lap, skew = at + rng.normal(0, .006), rng.uniform(0, TURN), rng.normal(0, .0022)
        _band(sweep, rng, at, wide, skew, np.linspace(0, TURN, corners, endpoint=False), 0, True)
        _band(sweep, rng, at, wide * .97, skew, lap + np.linspace(-.06, .17, 12), .0026, False)
        for angle in (lap, lap + .10):
            x = at + skew * np.sin(angle + at * 30) + rng.normal(0, .003)
            _rivet(sweep, x, angle, girth(at) + .0056)
    mesh = keep(mesh_object('hoops', sweep.verts, sweep.faces, material))
    round_off(mesh, 40)
    return mesh


def hoop_iron():
    """Mill scale worn grey, brown where damp has stood, orange where it still works."""
    material, n, out = new_material('hoop')
    local = n.add('ShaderNodeTexCoord').outputs['Object']
    own = n.add('ShaderNodeObjectInfo').outputs['Random']
    place = n.vector('ADD', local, n.add('ShaderNodeCombineXYZ', {0: n.math('MULTIPLY', own, 37.0), 1: n.math('MULTIPLY', own, 11.0)}).outputs[0])
    patch, fine, grit = n.noise(place, 13.0, 9.0, .70), n.noise(place, 170.0, 5.0, .72), n.noise(place, 700.0, 2.0, .6)
    rust = n.ramp(n.math('ADD', n.math('ADD', n.math('MULTIPLY', patch, .8), n.math('MULTIPLY', fine, .2)),
                         n.math('MULTIPLY', n.math('SUBTRACT', own, .5), .12)), [(.45, .05), (.60, .95)])
    scale = n.ramp(n.math('ADD', n.math('MULTIPLY', patch, .45), n.math('MULTIPLY', fine, .55)),
                   [(.38, (.016, .010, .008)), (.50, (.050, .023, .013)), (.58, (.105, .044, .018)), (.68, (.20, .085, .030))])
    colour = n.mix(rust, n.mix(fine, (.10, .098, .096, 1), (.24, .235, .225, 1)), scale)
    colour = n.mix(n.ramp(grit, [(.30, .6), (.44, 0.0)]), colour, (.014, .010, .008, 1))
    rough = n.math('ADD', n.math('ADD', .30, n.math('MULTIPLY', fine, .25)), n.math('MULTIPLY', rust, .36), clamp=True)
    colour, rough = dusted(n, colour, rough, .22)
    body = n.add('ShaderNodeBsdfPrincipled', {'Base Color': colour, 'Roughness': rough,
                                              'Metallic': n.math('SUBTRACT', .9, n.math('MULTIPLY', rust, .88))})
    relief = n.math('ADD', n.math('MULTIPLY', patch, 1.5), n.math('MULTIPLY', n.math('ADD', fine, n.math('MULTIPLY', grit, .5)),
                                                                   n.math('ADD', .2, n.math('MULTIPLY', rust, .6))))
    n.join(body.inputs['Normal'], n.bump(relief, .8, .0014))
    n.join(out.inputs[0], body.outputs[0])
    return material
