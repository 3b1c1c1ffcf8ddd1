"""The roots of a plant: old and brown at the crown, pale at their tips, with hairs and crumbs of soil."""

import numpy as np
from scipy import ndimage

from kit import lit, mix, rgb, smoothstep
from native import spread
from stones import add_crumbs
from strands import Litter, course
from veins import SCALE, reduced

#: Room around the drawing, so that what leaves it on one side does not come back on the other.
ROOM = 420

OLD, YOUNG, TIP, EARTH = (rgb(c) for c in ('#8d6243', '#dfb68b', '#f6e0be', '#8a4a29'))


def aged(count, age, shade):
    """Colours along a root that is `age` (1 at the crown, 0 at a tip) at its start."""
    now = age * np.linspace(1, 0, count)
    colour = mix(np.tile(YOUNG, (count, 1)), np.tile(OLD, (count, 1)), smoothstep(0.25, 0.95, now))
    fresh = smoothstep(34, 6, np.arange(count)[::-1]) * 0.8
    return mix(colour, np.tile(TIP, (count, 1)), fresh) * shade


def hairs(litter, line, half, colour):
    """Fine hairs on the younger part of a root."""
    r = litter.r
    for at in np.flatnonzero(r.random(len(line)) < 0.0016 * smoothstep(3.2, 1.2, half)):
        ahead = line[min(at + 4, len(line) - 1)] - line[max(at - 4, 0)]
        heading = np.arctan2(*ahead) + r.choice((-1, 1)) * r.uniform(0.7, 1.5)
        hair = course(r, line[at], heading, r.uniform(16, 70), 1.1)
        litter.lay(hair, np.full(len(hair), 0.5), colour[at] * 0.85)


def grow(litter, start, heading, thick, length, age=1.0, depth=2, shade=1.0):
    """A root that tapers as it goes, forks, and bears finer roots."""
    r = litter.r
    line = course(r, start, heading, length, r.uniform(0.3, 0.8), 0.1)
    part = np.linspace(0, 1, len(line))
    half = np.maximum(0.9, thick / 2 * ((1 - part) ** 0.8 * (0.9 + 0.2 * smoothstep(0.12, 0, part))))
    half *= 1 + 0.1 * litter.stain[r.integers(64), (np.arange(len(line)) * 3) % 2048]
    colour = aged(len(line), age, shade)
    forks = np.sort(r.random(r.poisson(length / 660))) * 0.9 if depth else ()
    for fork in forks:
        at = int(fork * len(line))
        ahead = line[min(at + 4, len(line) - 1)] - line[max(at - 4, 0)]
        side = np.arctan2(*ahead) + r.choice((-1, 1)) * r.uniform(0.25, 0.95)
        grow(litter, line[at], side, 2 * half[at] * r.uniform(0.35, 0.75), (1 - fork) * length * r.uniform(0.3, 0.8) + 60,
             age * (1 - fork) * 0.8, depth - 1, shade)
    litter.lay(line, half, colour, rise=0.9, grain=0.05)
    hairs(litter, line, half, colour)


def roots(width=1200, height=760, seed=7):
    """Below the plant; the crown is at the middle of the upper side."""
    shape = (height * SCALE + 2 * ROOM, width * SCALE + 2 * ROOM)
    relief, albedo = np.zeros(shape), np.tile(EARTH, (*shape, 1))
    litter = Litter(relief, albedo, seed)
    r = litter.r
    fan = r.permutation(np.linspace(-1, 1, 32))
    for order, lean in enumerate(0.8 * np.sign(fan) * np.abs(fan) ** 1.3):
        start = np.array([ROOM - 10, shape[1] / 2 + r.normal(0, 26) * SCALE])
        thick = (2.4 if order < 18 else 4) * (1 + 1.2 * r.random() ** 2) * SCALE
        length = r.uniform(380, 760) * SCALE * (1 - 0.4 * abs(lean))
        grow(litter, start, np.pi / 2 + lean + r.normal(0, 0.08), thick, length, shade=0.72 + 0.28 * order / 31)
    near = ndimage.gaussian_filter((relief > 0.3).astype(float), 4)
    sizes = 1.4 * (7 / 1.4) ** (r.random(5000) ** 2.2)
    add_crumbs(relief, albedo, sizes, seed + 3, 0.7 * smoothstep(0.12, 0.4, near), sink=(0, 0.4))
    picture = lit(albedo, ndimage.gaussian_filter(relief, 0.7), 16, shadow=0.45, hollow=0.3, radius=5, key=0.6)
    inner = np.s_[ROOM:-ROOM, ROOM:-ROOM]
    alpha = ndimage.gaussian_filter((relief > 0.12).astype(float), 1.2)[inner]
    depth = 1 - 0.55 * np.linspace(0, 1, alpha.shape[0])[:, None] ** 1.5
    return reduced(np.dstack([spread(picture[inner], alpha), alpha * depth]))
