"""The legs of a spirit that was swirled: a scalloped crown of film on the inner wall, and tears that run from it. Unit 10 cm."""
import numpy as np

from .cells import ease
from .drink import boundary
from .glass import SPIRIT
from .meshes import sides_object
from .noise import fbm

AROUND, UP = 1500, 420
PROUD = .0016     # how thick the film is at its thickest


def _film(angle, z, reach, level, top, count, rng):
    """How thick the film is over the inner wall."""
    starts = np.sort((np.arange(count) + rng.uniform(-.38, .38, count)) * 2 * np.pi / count)
    crown = top + .030 * fbm(angle * 1.3, angle * 0, 3, 3)
    film, sag = np.zeros_like(z), np.full_like(z, 9.0)
    for start in starts:
        away = (angle - start - .016 * np.sin(z * 8 + start * 5) + np.pi) % (2 * np.pi) - np.pi
        end = level + .015 + (top - level - .05) * rng.beta(.7, 1.1)
        drop = np.exp(-((z - end - .012) / .014) ** 2) * rng.uniform(.3, 1)
        wide = rng.uniform(.0022, .0040) + .0048 * drop
        shape = np.clip(1 - (away * reach / wide) ** 2, 0, 1) ** .5
        film = np.maximum(film, shape * (.45 + drop) * ease((z - end + .004) / .008) * (z < crown) * rng.uniform(.6, 1))
        sag = np.minimum(sag, np.abs(away))
    # Between two tears the crown hangs in an arc.
    arch = crown + .05 * np.clip(sag * count / 6.28, 0, .5) - .012
    return PROUD * np.maximum(film, .5 * np.clip(1 - ((z - arch) / .0035) ** 2, 0, 1) ** .5)


def add_legs(vessel, level, top, count=15, seed=5):
    """From `top` down towards the level, inside a vessel."""
    z, angle = np.meshgrid(np.linspace(level + .012, top + .06, UP), np.linspace(0, 2 * np.pi, AROUND, endpoint=False), indexing='ij')
    reach = np.interp(z, vessel.inner[:, 1], vessel.inner[:, 0])
    film = _film(angle, z, reach, level, top, count, np.random.default_rng(seed))
    r = reach - .0002 - film
    verts = np.stack([r * np.cos(angle), r * np.sin(angle), z], 2).reshape(-1, 3)
    index = np.arange(UP * AROUND).reshape(UP, AROUND)
    after = np.roll(index, -1, 1)
    quads = np.stack([index[:-1], index[1:], after[1:], after[:-1]], 2).reshape(-1, 4)
    quads = quads[film.ravel()[quads].max(1) > 1e-5]
    return sides_object('legs', verts, quads, boundary('drink_legs', SPIRIT, shadow=1.0))
