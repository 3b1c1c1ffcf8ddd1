"""The bottle's profile. Unit 10 cm; x is width, y depth (front is -y), z up.

A section is the p-norm of its facet planes: four faces and four chamfers that lean out as they climb,
eight shoulder planes, and a smooth union with the round neck. Sharper norms make noisy edges."""
import math

import numpy as np

CORNERS = 1200
THETA = np.linspace(0, 2 * np.pi, CORNERS, endpoint=False)
SHOULDER, NECK, TOP = 1.72, 0.165, 2.34
WALL, FLOOR, FLOOR_CURVE, FOOT, PUNT = 0.05, 0.25, 0.15, 0.022, 0.055
LEVEL, MENISCUS = 1.80, 0.024
FRONT, SIDE = 0.335, 0.445
_CHAMFER = np.arctan2(.8, 1)
_DIAGONALS = (_CHAMFER, np.pi - _CHAMFER, np.pi + _CHAMFER, -_CHAMFER)


def _facet(phi, distance, p):
    return (np.maximum(np.cos(THETA - phi), 1e-6) / max(distance, 1e-3)) ** p


def radius(z, inset=0.0, p=60, neck_p=13):
    """Outer radius at height z for every THETA, or of a wall `inset` within it."""
    up = np.clip(z / SHOULDER, 0, 1.3)
    taper = 0.84 + 0.16 * up
    planes = [(0, SIDE * taper), (np.pi, SIDE * taper), (np.pi / 2, FRONT * taper), (-np.pi / 2, FRONT * taper)]
    planes += [(a, 0.375 + 0.105 * up) for a in _DIAGONALS]
    total = sum(_facet(phi, d - inset, p) for phi, d in planes)

    def shoulder(phi, distance, degrees):
        lean = math.radians(degrees)
        reach = (distance - inset) * math.sin(lean) + SHOULDER * math.cos(lean)
        return _facet(phi, (reach - z * math.cos(lean)) / math.sin(lean), p)

    for phi in (0, np.pi):
        total += shoulder(phi, SIDE, 40)
    for phi in (np.pi / 2, -np.pi / 2):
        total += shoulder(phi, FRONT, 52)
    for phi in _DIAGONALS:
        total += shoulder(phi, .46, 44)
    body, neck = total ** (-1.0 / p), np.full_like(THETA, NECK - inset)
    return (body ** neck_p + neck ** neck_p) ** (1.0 / neck_p)


def inner_radius(z):
    """Of the wall within, which is blown and not pressed: never quite even."""
    uneven = (0.5 * np.sin(2 * THETA + 1.3 + 1.1 * z) + 0.35 * np.sin(3 * THETA + 0.4 - 2.0 * z)
              + 0.15 * np.sin(5 * THETA + 3.3 * z))
    return radius(z, WALL, 16, 16) + 0.004 * uneven


# Drops of spirit left on the wall above the level: angle, height, radius.
BEADS = ((-1.95, 1.862, .0085), (-1.70, 1.905, .0060), (-1.22, 1.848, .0070), (-1.02, 1.955, .0055), (-2.25, 1.930, .0065),
         (-1.47, 1.985, .0050), (1.30, 1.870, .0080), (1.75, 1.935, .0070), (2.10, 1.858, .0090), (0.85, 1.910, .0060),
         (-0.35, 1.880, .0075), (-2.80, 1.872, .0070))


def _beads(r, z):
    """How far the drops stand in from a wall of radius r at height z; each has run a little and left a tail above."""
    proud = np.zeros_like(THETA)
    for angle, height, size in BEADS:
        across = (np.mod(THETA - angle + np.pi, 2 * np.pi) - np.pi) * r
        up = (z - height) / (1.2 if z < height else 2.6)
        proud = np.maximum(proud, size * 0.5 * np.clip(1 - (across ** 2 + up ** 2) / size ** 2, 0, 1) ** 0.7)
    return proud


def ring(r, z):
    z = np.broadcast_to(z, THETA.shape)
    return np.stack([r * np.cos(THETA), r * np.sin(THETA), z], 1)


def front_face(z):
    """y of the front face at height z."""
    return -FRONT * (0.84 + 0.16 * z / SHOULDER)


FRONT_TILT = math.atan(FRONT * 0.16 / SHOULDER)


def glass_rings():
    """Underside, outer wall, lip, and the inner wall down to the level: the liquid closes the rest.

    The underside is a plain low dome: cuts in it glitter like chips of amber."""
    foot = radius(0.0)
    rings = []
    for s in np.linspace(0.001, 1, 40):
        rings.append(ring((foot - FOOT) * s, PUNT * (1 - s ** 2.6) ** 1.5))
    for a in np.linspace(0, np.pi / 2, 10)[1:]:
        z = FOOT * (1 - math.cos(a))
        rings.append(ring(radius(z) - FOOT * (1 - math.sin(a)), z))
    walls = np.concatenate([np.linspace(FOOT, 1.60, 70)[1:], np.linspace(1.60, 2.10, 150)[1:],
                            np.linspace(2.10, TOP - 0.02, 20)[1:]])
    rings += [ring(radius(z), z) for z in walls]
    outer, inner = radius(TOP - 0.02), radius(TOP - 0.02, WALL, 14, 30)
    for a in np.linspace(0, np.pi, 12)[1:]:
        rings.append(ring((outer + inner) / 2 + (outer - inner) / 2 * np.cos(a), TOP - 0.02 + 0.02 * math.sin(a)))
    inside = np.concatenate([np.linspace(TOP - 0.02, 2.10, 12)[1:], np.linspace(2.10, LEVEL, 280)[1:]])
    walls = [(inner_radius(z), z) for z in inside]
    return rings + [ring(r - _beads(r, z), z) for r, z in walls]


def liquid_rings():
    """(rings, number of quads-rows against the glass); the rows after them are the surface with its meniscus."""
    floor = inner_radius(FLOOR) - FLOOR_CURVE
    rings = [ring(floor * s, FLOOR + 0.085 * (1 - s * s) ** 2) for s in np.linspace(0.001, 1, 16)]
    for a in np.linspace(0, np.pi / 2, 16)[1:]:
        z = FLOOR + FLOOR_CURVE * (1 - math.cos(a))
        rings.append(ring(inner_radius(z) - FLOOR_CURVE * (1 - math.sin(a)), z))
    side = np.concatenate([np.linspace(FLOOR + FLOOR_CURVE, 1.60, 60)[1:], np.linspace(1.60, LEVEL, 50)[1:]])
    rings += [ring(inner_radius(z), z) for z in side]
    against_glass = len(rings) - 1
    surface = inner_radius(LEVEL)
    rings += [ring(surface * s, LEVEL - MENISCUS * (1 - np.exp(-(1 - s) * 16))) for s in np.linspace(1, 0.001, 40)[1:]]
    return rings, against_glass
