"""Casks seen close: staves, headings, riveted hoops and a bung. They lie along X, heads facing both ways. Unit 1 m."""
import bpy
import numpy as np
from mathutils import Matrix

from .aged_wood import hoop_iron, oak
from .citrus import value_attribute
from .label import GARAMOND, LATO
from .meshes import link, mesh_object
from .nodes import new_material

LENGTH, BELLY, HEAD = .90, .345, .285
HOOPS = ((-.428, .040), (.428, .040), (-.335, .034), (.335, .034), (-.15, .034), (.15, .034))
TURN = 2 * np.pi


def girth(x):
    return HEAD + (BELLY - HEAD) * (1 - np.abs(2 * x / LENGTH) ** 2.15)


def _staves(rng, material, steps=26, across=9):
    count = int(rng.integers(23, 28))
    widths = rng.uniform(.65, 1.35, count)
    starts = np.r_[0, np.cumsum(widths / widths.sum() * TURN)]
    verts, faces, tones, ring = [], [], [], across + 2
    for k in range(count):
        gap, proud, end = rng.uniform(.003, .009), rng.normal(0, .0016), rng.normal(0, .0025)
        first, last, offset = starts[k] + gap / 2, starts[k + 1] - gap / 2, len(verts)
        for i in range(steps + 1):
            x = -LENGTH / 2 + LENGTH * i / steps + (end if i in (0, steps) else 0)
            radius = girth(x) + proud
            for u in np.linspace(-1, 1, across):
                a, r = first + (last - first) * (u + 1) / 2, radius - .005 * max(0, abs(u) - .78) / .22
                verts.append((x, r * np.cos(a), r * np.sin(a)))
            verts += [(x, (radius - .030) * np.cos(a), (radius - .030) * np.sin(a)) for a in (last, first)]
        for i in range(steps):
            a, b = offset + i * ring, offset + (i + 1) * ring
            faces += [(a + j, a + (j + 1) % ring, b + (j + 1) % ring, b + j) for j in range(ring)]
        faces.append(tuple(offset + j for j in range(ring))[::-1])
        faces.append(tuple(offset + steps * ring + j for j in range(ring)))
        tones += [rng.uniform()] * ((steps + 1) * ring)
    return _keep(mesh_object('staves', verts, faces, material, smooth=False), tones)


def _heads(rng, material, boards=7):
    radius, turn = HEAD - .014, rng.uniform(-.5, .5)
    verts, faces, tones = [], [], []
    for side in (-1, 1):
        cuts = np.cumsum(np.r_[0, rng.uniform(.7, 1.3, boards)])
        edges = -radius + cuts / cuts[-1] * 2 * radius
        for k in range(boards):
            gap, tone = rng.uniform(.0008, .0022), rng.uniform()
            x = side * (LENGTH / 2 - .040 + rng.normal(0, .0012))
            top = [(y, max(radius ** 2 - y * y, 0) ** .5) for y in np.linspace(edges[k] + gap, edges[k + 1] - gap, 9)]
            outline = top + [(y, -z) for y, z in top[::-1]]
            offset, n = len(verts), len(outline)
            for depth in (x, x - side * .02):
                verts += [(depth, y * np.cos(turn) - z * np.sin(turn), y * np.sin(turn) + z * np.cos(turn)) for y, z in outline]
            front = tuple(range(offset, offset + n))
            faces.append(front if side < 0 else front[::-1])
            for j in range(n):
                q = (j + 1) % n
                edge = (offset + j, offset + q, offset + n + q, offset + n + j)
                faces.append(edge if side > 0 else edge[::-1])
            tones += [tone] * (2 * n)
    return _keep(mesh_object('heads', verts, faces, material, smooth=False), tones)


def _hoops(rng, material, corners=120):
    verts, faces = [], []

    def turned(rows, n):
        offset = len(verts)
        verts.extend(point for row in rows for point in row)
        for i in range(len(rows) - 1):
            a, b = offset + i * n, offset + (i + 1) * n
            faces.extend((a + j, a + (j + 1) % n, b + (j + 1) % n, b + j) for j in range(n))

    angles, small = np.linspace(0, TURN, corners, endpoint=False), np.linspace(0, TURN, 10, endpoint=False)
    for at, wide in HOOPS:
        at += rng.normal(0, .005)
        rows = []
        for dx, lift in ((-.5, .0008), (-.5, .0042), (-.44, .0052), (.44, .0052), (.5, .0042), (.5, .0008)):
            x = at + dx * wide
            r = girth(x) + lift + .0009 * np.sin(angles * 3 + at * 50)
            rows.append([(x, ri * np.cos(a), ri * np.sin(a)) for ri, a in zip(r, angles)])
        turned(rows, corners)
        lap, radius = rng.uniform(0, TURN), girth(at) + .0052
        for rivet in (lap, lap + .07):
            turned([[(at + size * np.cos(q), (radius + lift) * np.cos(rivet + size * np.sin(q) / radius),
                      (radius + lift) * np.sin(rivet + size * np.sin(q) / radius)) for q in small]
                    for size, lift in ((.0075, 0), (.0055, .0032), (.0005, .0042))], 10)
    return _keep(mesh_object('hoops', verts, faces, material, smooth=False))


def _bung():
    material, n, out = new_material('bung')
    n.join(out.inputs[0], n.add('ShaderNodeBsdfPrincipled', {'Base Color': (.20, .115, .055, 1), 'Roughness': .8}).outputs[0])
    angles = np.linspace(0, TURN, 40, endpoint=False)
    rows = [[(r * np.cos(a), r * np.sin(a), BELLY + z) for a in angles] for r, z in ((.027, -.01), (.027, .019), (.024, .021), (.001, .021))]
    faces = [(i * 40 + j, i * 40 + (j + 1) % 40, (i + 1) * 40 + (j + 1) % 40, (i + 1) * 40 + j) for i in range(3) for j in range(40)]
    return _keep(mesh_object('bung', np.concatenate(rows), faces, material))


def _ink(name, colour, worn):
    """Marks that the grain wears through; the larger `worn`, the less is gone."""
    material, n, out = new_material(name)
    place = n.add('ShaderNodeNewGeometry').outputs['Position']
    grain = n.noise(n.add('ShaderNodeMapping', {'Vector': place, 'Scale': (60, 60, 9)}).outputs[0], 1.0, 6.0, .7)
    body = n.add('ShaderNodeBsdfPrincipled', {'Base Color': (*colour, 1), 'Roughness': .9, 'Specular': .1})
    gone = n.ramp(grain, [(worn - .14, 0.0), (worn + .06, 1.0)])
    n.join(out.inputs[0], n.mix_shader(gone, body.outputs[0], n.add('ShaderNodeBsdfTransparent').outputs[0]))
    return material


def _keep(ob, tones=None):
    """The mesh alone, its object gone."""
    mesh = ob.data
    if tones is not None:
        value_attribute(mesh, 'stave', tones)
    bpy.data.objects.remove(ob)
    return mesh


class Cooperage:
    """A few different casks to be instanced, each a little turned and sized."""

    def __init__(self, kinds=5, seed=3):
        self.rng = np.random.default_rng(seed)
        wood = oak('stave_oak', (.070, .032, .0135), (.235, .120, .053), 'x', hoops=(.15, .335, .425))
        head = oak('head_oak', (.085, .040, .017), (.265, .140, .064), 'z', dust=.25)
        iron = hoop_iron()
        self.kinds = [(_staves(r, wood), _heads(r, head), _hoops(r, iron))
                      for r in (np.random.default_rng(40 + i) for i in range(kinds))]
        self.bung = _bung()
        self.burnt, self.paint = _ink('burnt', (.012, .007, .004), .62), _ink('paint', (.50, .46, .39), .54)

    def _mark(self, frame, number):
        """What is burnt and stencilled on the head that faces the aisle; some casks bear nothing."""
        rng = self.rng
        if rng.uniform() < .2:
            return
        tilt, aside = rng.normal(0, .05), rng.normal(0, .006)
        for text, size, z, font, ink in (('AURÍFERA', .082, .085, GARAMOND, self.burnt),
                                         (f'{100 + number * 7 % 90}', .105, -.045, LATO, self.paint),
                                         (f'{2021 + number % 3}  ·  200 L', .034, -.125, LATO, self.paint)):
            if ink is self.paint and rng.uniform() < .25:
                continue
            curve = bpy.data.curves.new('mark', 'FONT')
            curve.body, curve.size, curve.font = text, size, bpy.data.fonts.load(font, check_existing=True)
            curve.align_x = curve.align_y = 'CENTER'
            curve.space_character = 1.12
            curve.materials.append(ink)
            ob = link(bpy.data.objects.new('mark', curve))
            ob.parent = frame
            # Upright, and facing outwards from the head at -X.
            ob.matrix_local = Matrix.Translation((.0405 - .0032 - LENGTH / 2, aside, z)) @ Matrix.Rotation(tilt, 4, 'X') \
                @ Matrix(((0, 0, -1, 0), (-1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 1)))

    def put(self, x, y, z, facing, number):
        """A cask whose axis points at `facing` radians, bung up."""
        rng = self.rng
        frame = link(bpy.data.objects.new('cask', None))
        staves, heads, hoops = self.kinds[number % len(self.kinds)]
        roll = rng.uniform(0, TURN)
        for mesh, turn in ((staves, roll), (heads, rng.normal(0, .6)), (hoops, roll), (self.bung, 0)):
            ob = link(bpy.data.objects.new('cask', mesh))
            ob.parent, ob.rotation_euler = frame, (turn, 0, 0)
        self._mark(frame, number)
        frame.location = (x, y, z)
        frame.rotation_euler = (rng.normal(0, .03), 0, facing + rng.normal(0, .018))
        frame.scale = (rng.normal(1, .008),) * 3
