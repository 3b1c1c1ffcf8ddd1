"""Beams as an adze and a hundred years leave them: a little bowed, edges chipped. Unit 1 m."""
import numpy as np

from .cask_shape import vector_attribute
from .citrus import value_attribute
from .meshes import mesh_object
from .noise import fbm


def rough_beam(name, size, material, rng, spacing=.035):
    """A beam of the given size about the origin, along its longest side."""
    along = int(np.argmax(size))
    wide, high = (size[i] for i in range(3) if i != along)
    t = np.linspace(-.5, .5, max(8, int(size[along] / spacing)))[:, None] * size[along]
    # Round the section: three corners to each edge, and points along the sides.
    worn = min(.16, .007 / min(wide, high))
    square = np.array([-.5, -.5 + worn, -.25, 0, .25, .5 - worn, .5])
    side = np.stack([square[1:-1], np.full(5, -.5)], 1)
    section = np.concatenate([side, side[:, ::-1] * (-1, 1), -side, side[:, ::-1] * (1, -1)])
    t, angle = np.broadcast_arrays(t, np.arange(len(section))[None] / len(section))
    seed = int(rng.integers(1000))
    corner = (np.abs(section).min(1) > .5 - worn - .01)[None]
    chip = np.clip(fbm(t * 7 + seed, angle * 40, 4, seed) - .06, 0, 1) * corner
    shrink = 1 - .14 * chip - .008 * fbm(t * 3 + 5, angle * 8, 4, seed + 1) / min(wide, high) * .3
    bow = .004 * fbm(t * .7 + seed, t * 0, 2, seed + 2)
    a = section[None, :, 0] * wide * shrink + bow
    b = section[None, :, 1] * high * shrink + np.roll(bow, 3, 0)
    places = [a, b]
    places.insert(along, t + .004 * rng.normal(size=(1, len(section))))
    verts = np.stack(np.broadcast_arrays(*places), 2).reshape(-1, 3)
    rings, n = len(t), len(section)
    faces = [(i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j) for i in range(rings - 1) for j in range(n)]
    if along == 1:      # the two sides left over are then turned the other way round
        faces = [face[::-1] for face in faces]
    faces += [tuple(range(n))[::-1], tuple(range((rings - 1) * n, rings * n))]
    ob = mesh_object(name, verts, faces, material, smooth=False)
    vector_attribute(ob.data, 'grain', verts[:, [along, *(i for i in range(3) if i != along)]])
    value_attribute(ob.data, 'stave', np.full(len(verts), rng.uniform()))
    return ob
