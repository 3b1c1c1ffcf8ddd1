"""Staves, headings and bungs of a cask."""
import numpy as np

from .cask_marks import mark_place
from .cask_shape import BELLY, BUNG, HEAD, HEAD_RADIUS, LENGTH, RECESS, TURN, girth, keep, round_off
from .meshes import mesh_object, ring_faces

# Along a stave, with its thickness there: it is chamfered at both ends.
STATIONS = ((-.450, .013), (-.447, .016), (-.440, .020), (-.424, .029), *((x, .030) for x in np.linspace(-.40, .40, 23)),
            (.424, .029), (.440, .020), (.447, .016), (.450, .013))
OUTSIDE = 9       # corners across a stave's outer side
DULL = .0018      # metres that time took from a stave's edges


def _stave(rng, first, last):
    """Rings of corners from end to end, each outer side and two inner corners; and where they lie in the wood."""
    proud, trim = rng.normal(0, .0012), rng.normal(0, .0014, 2)
    wavy = rng.normal(0, .0006, len(STATIONS))
    rings, grain = [], []
    for i, (x, thick) in enumerate(STATIONS):
        end = i in (0, len(STATIONS) - 1)
        x = x + (trim[0] if i < 3 else trim[1] if i >= len(STATIONS) - 3 else 0) + (rng.normal(0, .0005, OUTSIDE + 2) if end else 0)
        outer = girth(STATIONS[i][0]) + proud + wavy[i] - (.0030 if end else 0)
        across = np.linspace(-1, 1, OUTSIDE)
        angle = first + (last - first) * (across + 1) / 2
        radius = outer - DULL * np.maximum(0, np.abs(across) - .80) / .20
        angle, radius = np.r_[angle, last, first], np.r_[radius, outer - thick, outer - thick]
        x = np.broadcast_to(x, angle.shape)
        rings.append(np.stack([x, radius * np.cos(angle), radius * np.sin(angle)], 1))
        grain.append(np.stack([x, (angle - (first + last) / 2) * radius, radius - BELLY], 1))
    return np.array(rings), np.array(grain)


def staves(rng, material):
    count = int(rng.integers(21, 28))
    widths = rng.uniform(.55, 1.45, count)
    starts = np.r_[0, np.cumsum(widths / widths.sum() * TURN)]
    verts, grain, faces, tones, ends, n = [], [], [], [], [], OUTSIDE + 2
    for k in range(count):
        gap, tone, offset = rng.uniform(.0006, .0034), rng.uniform(), len(tones)
        rings, wood = _stave(rng, starts[k] + gap / 2, starts[k + 1] - gap / 2)
        faces += ring_faces(len(rings), n, offset)
        # The sawn ends have corners of their own: another grain.
        caps = len(rings) * n + offset
        faces += [tuple(range(caps, caps + n))[::-1], tuple(range(caps + n, caps + 2 * n))]
        verts += [*rings.reshape(-1, 3), *rings[0], *rings[-1]]
        grain += [*wood.reshape(-1, 3), *wood[0], *wood[-1]]
        ends += [0.0] * (len(rings) * n) + [1.0] * (2 * n)
        tones += [tone] * ((len(rings) + 2) * n)
    mesh = keep(mesh_object('staves', verts, faces, material), {'grain': grain}, stave=tones, end=ends)
    round_off(mesh, 18)
    return mesh


def heads(rng, material, tile):
    """Two rounds of boards; what is marked on them is broken where they meet."""
    turn, boards, n = rng.normal(0, .35), int(rng.integers(5, 8)), 28
    verts, grain, faces, tones, marks = [], [], [], [], []
    for side in (-1, 1):
        cuts = np.cumsum(np.r_[0, rng.uniform(.6, 1.4, boards)])
        edges = -HEAD_RADIUS + cuts / cuts[-1] * 2 * HEAD_RADIUS
        for k in range(boards):
            gap, tone, shift = rng.uniform(.0001, .0007), rng.uniform(), rng.normal(0, .0016)
            x, lean = side * (LENGTH / 2 - RECESS + rng.normal(0, .0007)), rng.normal(0, .008)
            offset = len(verts)
            for depth, inset in ((x, .0014), (x - side * .0006, .0005), (x - side * .0018, 0), (x - side * .02, 0)):
                ys = np.linspace(edges[k] + gap + inset, edges[k + 1] - gap - inset, n // 2)
                outline = [(y, max((HEAD_RADIUS - inset) ** 2 - y * y, 0) ** .5) for y in ys]
                outline += [(y, -z) for y, z in outline[::-1]]
                for y, z in outline:
                    p, q = y * np.cos(turn) - z * np.sin(turn), y * np.sin(turn) + z * np.cos(turn)
                    verts.append((depth + lean * (y - edges[k]), p, q))
                    grain.append((z, y, side * depth))
                    marks.append((*mark_place(p, q, tile if side < 0 else None, shift), 0))
            front = tuple(range(offset, offset + n))
            faces.append(front if side < 0 else front[::-1])
            sides = ring_faces(4, n, offset)
            faces += sides if side > 0 else [face[::-1] for face in sides]
            tones += [tone] * (4 * n)
    mesh = keep(mesh_object('heads', verts, faces, material), {'grain': grain, 'mark': marks}, stave=tones)
    round_off(mesh, 20)
    return mesh


def _plug(radius, high, material):
    """A turned plug about Z from z = 0 up, its rim dulled and its top a little hollow."""
    angles = np.linspace(0, TURN, 48, endpoint=False)
    rows = [np.stack([r * np.cos(angles), r * np.sin(angles), np.full_like(angles, z)], 1)
            for r, z in ((radius * 1.04, 0), (radius, high - .004), (radius - .0015, high - .001), (radius - .004, high), (.001, high - .0012))]
    verts = np.concatenate(rows)
    return mesh_object('bung', verts, ring_faces(len(rows), 48), material), verts


def stave_bung(material):
    """On the belly, up."""
    ob, verts = _plug(.026, .014, material)
    grain = verts[:, [2, 0, 1]]
    ob.data.vertices.foreach_set('co', (verts + (0, 0, BELLY - .002)).ravel())
    return keep(ob, {'grain': grain}, stave=np.full(len(verts), .3), end=np.ones(len(verts)))


def head_bung(material):
    """In the head that faces -X, where the marks have its stain."""
    ob, verts = _plug(.021, .013, material)
    across, up = BUNG
    moved = np.stack([-(LENGTH / 2 - RECESS) - verts[:, 2], verts[:, 1] - across, verts[:, 0] + up], 1)
    ob.data.vertices.foreach_set('co', moved.ravel())
    return keep(ob, {'grain': verts[:, [2, 0, 1]]}, stave=np.full(len(verts), .6), end=np.ones(len(verts)))
