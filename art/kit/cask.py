"""Casks seen close: staves, headings, riveted hoops and a bung. They lie along X, heads facing both ways. Unit 1 m."""
import bpy
import numpy as np

from .aged_wood import hoop_iron, oak
from .cask_marks import mark_place, marks_image
from .citrus import value_attribute
from .meshes import link, mesh_object
from .nodes import new_material

LENGTH, BELLY, HEAD = .90, .345, .285
HOOPS = ((-.428, .040), (.428, .040), (-.335, .034), (.335, .034), (-.15, .034), (.15, .034))
# Along a stave, with its thickness there: it is chamfered at both ends.
STATIONS = ((-.450, .015), (-.444, .017), (-.424, .029), *((x, .030) for x in np.linspace(-.40, .40, 23)),
            (.424, .029), (.444, .017), (.450, .015))
TURN = 2 * np.pi


def girth(x):
    return HEAD + (BELLY - HEAD) * (1 - np.abs(2 * x / LENGTH) ** 2.15)


def _staves(rng, material, across=9):
    count = int(rng.integers(21, 28))
    widths = rng.uniform(.55, 1.45, count)
    starts = np.r_[0, np.cumsum(widths / widths.sum() * TURN)]
    verts, faces, tones, ends, ring = [], [], [], [], across + 2
    last_station = len(STATIONS) - 1
    for k in range(count):
        gap, proud, tone = rng.uniform(.0006, .0050), rng.normal(0, .0019), rng.uniform()
        trim, wavy = rng.normal(0, .0026, 2), rng.normal(0, .0011, len(STATIONS))
        first, last, offset = starts[k] + gap / 2, starts[k + 1] - gap / 2, len(verts)
        for i, (x, thick) in enumerate(STATIONS):
            x = x + (trim[0] if i == 0 else trim[1] if i == last_station else 0)
            radius = girth(x) + proud + wavy[i] - (.0035 if i in (0, last_station) else 0)
            for u in np.linspace(-1, 1, across):
                a, r = first + (last - first) * (u + 1) / 2, radius - .0028 * max(0, abs(u) - .78) / .22
                verts.append((x, r * np.cos(a), r * np.sin(a)))
            verts += [(x, (radius - thick) * np.cos(a), (radius - thick) * np.sin(a)) for a in (last, first)]
        for i in range(last_station):
            a, b = offset + i * ring, offset + (i + 1) * ring
            faces += [(a + j, a + (j + 1) % ring, b + (j + 1) % ring, b + j) for j in range(ring)]
        sides = len(verts) - offset
        # The sawn ends have corners of their own: another grain.
        for i, order in ((0, -1), (last_station, 1)):
            cap = len(verts)
            verts += verts[offset + i * ring:offset + (i + 1) * ring]
            faces.append(tuple(range(cap, cap + ring))[::order])
        ends += [0.0] * sides + [1.0] * (2 * ring)
        tones += [tone] * (sides + 2 * ring)
    return _keep(mesh_object('staves', verts, faces, material, smooth=False), stave=tones, end=ends)


def _heads(rng, material, tile):
    """Boards with worn edges; what is marked on them is broken where they meet."""
    radius, turn, boards = HEAD - .014, rng.normal(0, .55), int(rng.integers(5, 9))
    verts, faces, tones, marks = [], [], [], []
    for side in (-1, 1):
        cuts = np.cumsum(np.r_[0, rng.uniform(.6, 1.4, boards)])
        edges = -radius + cuts / cuts[-1] * 2 * radius
        for k in range(boards):
            gap, tone, shift = rng.uniform(0, .0005), rng.uniform(), rng.normal(0, .0035)
            x, lean = side * (LENGTH / 2 - .040 + rng.normal(0, .0005)), rng.normal(0, .003)
            offset, n = len(verts), 22
            for depth, inset in ((x, .0009), (x - side * .0008, 0), (x - side * .02, 0)):
                ys = np.linspace(edges[k] + gap + inset, edges[k + 1] - gap - inset, n // 2)
                outline = [(y, max((radius - inset) ** 2 - y * y, 0) ** .5) for y in ys]
                outline += [(y, -z) for y, z in outline[::-1]]
                for y, z in outline:
                    p, q = y * np.cos(turn) - z * np.sin(turn), y * np.sin(turn) + z * np.cos(turn)
                    verts.append((depth + lean * (y - edges[k]), p, q))
                    marks.append(mark_place(p, q, tile if side < 0 else None, shift))
            front = tuple(range(offset, offset + n))
            faces.append(front if side < 0 else front[::-1])
            for a in (offset, offset + n):
                for j in range(n):
                    q = (j + 1) % n
                    edge = (a + j, a + q, a + n + q, a + n + j)
                    faces.append(edge if side > 0 else edge[::-1])
            tones += [tone] * (3 * n)
    mesh = _keep(mesh_object('heads', verts, faces, material, smooth=False), stave=tones)
    mesh.attributes.new('mark', 'FLOAT_VECTOR', 'POINT').data.foreach_set(
        'vector', np.c_[np.array(marks), np.zeros(len(marks))].astype(np.float32).ravel())
    return mesh


def _hoops(rng, material, corners=160):
    verts, faces = [], []

    def swept(rows, n, closed=True):
        offset = len(verts)
        verts.extend(point for row in rows for point in row)
        for i in range(len(rows) - 1):
            a, b = offset + i * n, offset + (i + 1) * n
            faces.extend((a + j, a + (j + 1) % n, b + (j + 1) % n, b + j) for j in range(n if closed else n - 1))

    small = np.linspace(0, TURN, 10, endpoint=False)
    profile = ((-.5, .0008), (-.5, .0038), (-.45, .0048), (.45, .0048), (.5, .0038), (.5, .0008))

    def band(at, wide, angles, lift, closed):
        # Beaten on by hand: neither quite round nor quite square to the axis.
        beaten = .0010 * np.sin(angles * 3 + at * 50) + .0007 * np.sin(angles * 11 + at * 90) + rng.normal(0, .00025, len(angles))
        askew, rows = skew * np.sin(angles + at * 30), []
        for dx, rise in profile:
            x = at + dx * wide + askew
            r = girth(x) + rise + lift + beaten
            rows.append(list(zip(x, r * np.cos(angles), r * np.sin(angles))))
        swept(rows, len(angles), closed)

    for at, wide in HOOPS:
        at, lap, skew = at + rng.normal(0, .006), rng.uniform(0, TURN), rng.normal(0, .0022)
        band(at, wide, np.linspace(0, TURN, corners, endpoint=False), 0, True)
        band(at, wide * .97, lap + np.linspace(-.06, .17, 12), .0024, False)
        radius = girth(at) + .0076
        for rivet in (lap, lap + .10):
            x = at + skew * np.sin(rivet + at * 30) + rng.normal(0, .003)
            swept([[(x + size * np.cos(q), (radius + rise) * np.cos(rivet + size * np.sin(q) / radius),
                     (radius + rise) * np.sin(rivet + size * np.sin(q) / radius)) for q in small]
                   for size, rise in ((.0078, -.001), (.0066, .0028), (.0035, .0040), (.0005, .0042))], 10)
    return _keep(mesh_object('hoops', verts, faces, material, smooth=False))


def _bung():
    material, n, out = new_material('bung')
    n.join(out.inputs[0], n.add('ShaderNodeBsdfPrincipled', {'Base Color': (.13, .070, .034, 1), 'Roughness': .8}).outputs[0])
    angles = np.linspace(0, TURN, 40, endpoint=False)
    rows = [[(r * np.cos(a), r * np.sin(a), BELLY + z) for a in angles] for r, z in ((.027, -.01), (.027, .019), (.024, .021), (.001, .021))]
    faces = [(i * 40 + j, i * 40 + (j + 1) % 40, (i + 1) * 40 + (j + 1) % 40, (i + 1) * 40 + j) for i in range(3) for j in range(40)]
    return _keep(mesh_object('bung', np.concatenate(rows), faces, material))


def _keep(ob, **values):
    """The mesh alone with its attributes, its object gone."""
    mesh = ob.data
    for name, numbers in values.items():
        value_attribute(mesh, name, numbers)
    bpy.data.objects.remove(ob)
    return mesh


class Cooperage:
    """A few different casks to be instanced, each a little turned and sized, with a head of its own."""

    def __init__(self, kinds=9, seed=3):
        self.rng, self.count = np.random.default_rng(seed), 0
        wood = oak('stave_oak', (.052, .026, .0125), (.205, .112, .055), 'x', dust=.45, hoops=(.15, .335, .425))
        self.head = oak('head_oak', (.066, .033, .016), (.235, .132, .066), 'z', dust=.2, marks=marks_image())
        iron = hoop_iron()
        self.kinds = [(_staves(r, wood), _hoops(r, iron)) for r in (np.random.default_rng(40 + i) for i in range(kinds))]
        self.bung = _bung()

    def put(self, x, y, z, facing):
        """A cask whose axis points at `facing` radians, bung up."""
        rng, number = self.rng, self.count
        self.count += 1
        frame = link(bpy.data.objects.new('cask', None))
        staves, hoops = self.kinds[int(rng.integers(len(self.kinds)))]
        heads = _heads(np.random.default_rng(700 + number), self.head, None if rng.uniform() < .12 else number)
        for mesh, turn in ((staves, rng.uniform(0, TURN)), (heads, 0), (hoops, rng.uniform(0, TURN)), (self.bung, 0)):
            ob = link(bpy.data.objects.new('cask', mesh))
            ob.parent, ob.rotation_euler = frame, (turn, 0, 0)
        frame.location = (x, y, z)
        frame.rotation_euler = (rng.normal(0, .05), rng.normal(0, .006), facing + rng.normal(0, .024))
        frame.scale = (rng.normal(1, .010),) * 3
