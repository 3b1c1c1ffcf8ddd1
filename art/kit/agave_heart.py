"""Agave hearts after the jima: cut leaf bases in a spiral, no two alike; raw or cooked, whole or split. Unit 1 m."""
import bpy
import numpy as np

from .agave_flesh import flesh_material, open_face
from .cells import blend, ease
from .citrus import colour_attribute, value_attribute
from .meshes import sides_object
from .noise import fbm

AROUND = 15       # leaf bases round the waist
SQUAT = 1.85      # width of a base over its height
COOKED = ((.028, .009, .003), (.105, .034, .008), (.240, .092, .022))


def vector_attribute(mesh, name, vectors):
    mesh.attributes.new(name, 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', np.asarray(vectors, np.float32).ravel())


def cook(colour):
    """Raw flesh to caramel: the paler it was, the lighter."""
    light = np.clip(colour.mean(-1) / .62, 0, 1)[..., None]
    dark, middle, pale = (np.array(c) for c in COOKED)
    return np.where(light < .5, dark + (middle - dark) * light * 2, middle + (pale - middle) * (light * 2 - 1))


def _bases(lat, lon, rng, seed):
    """Which leaf base each point lies in: distance to its edge, the base's direction, place across and up, numbers."""
    turn = AROUND / (2 * np.pi)
    rise = np.log(np.tan(np.pi / 4 + np.clip(lat, -1.42, 1.42) / 2)) * SQUAT
    round_x, round_y = np.cos(lon) * 1.3, np.sin(lon) * 1.3 + rise * .8
    stray_a, stray_b = .55 * fbm(round_x, round_y, 4, seed), .55 * fbm(round_x + 7, round_y, 4, seed + 1)
    a, b = turn * (lon + rise) + stray_a, turn * (lon - rise) + stray_b
    table = rng.uniform(0, 1, (AROUND, 64, 10))
    near, second = np.full(a.shape, 9.0), np.full(a.shape, 9.0)
    site_a, site_b = np.zeros_like(a), np.zeros_like(a)
    row, column = np.zeros(a.shape, int), np.zeros(a.shape, int)
    for di in (-1, 0, 1):
        for dj in (-1, 0, 1):
            i, j = np.floor(a).astype(int) + di, np.floor(b).astype(int) + dj
            r, c = i % AROUND, (i - j) % 64
            sa, sb = i + .5 + .36 * (table[r, c, 0] - .5), j + .5 + .36 * (table[r, c, 1] - .5)
            away = (np.abs(sa - a) ** 4 + np.abs(sb - b) ** 4) ** .25 - .12 * (table[r, c, 9] - .5)
            closer = away < near
            second = np.where(closer, near, np.minimum(second, away))
            near = np.where(closer, away, near)
            site_a, site_b = np.where(closer, sa, site_a), np.where(closer, sb, site_b)
            row, column = np.where(closer, r, row), np.where(closer, c, column)
    site_lon = (site_a + site_b - stray_a - stray_b) / (2 * turn)
    site_lat = 2 * np.arctan(np.exp((site_a - site_b - stray_a + stray_b) / (2 * turn) / SQUAT)) - np.pi / 2
    centre = np.stack([np.cos(site_lat) * np.cos(site_lon), np.cos(site_lat) * np.sin(site_lon), np.sin(site_lat)], 2)
    return second - near, centre, a + b - site_a - site_b, a - b - site_a + site_b, table[row, column]


def _cut(direction, centre, number, rng):
    """Distance from the middle over the radius: each base is cut by a plane of its own, some by a longer pass."""
    # The leaves pointed upwards: cut across, a base faces up, and its lower lip stands out over the one below.
    normal = centre + .50 * (number[..., 2:5] - .5) + np.array([0, 0, .38]) * np.sqrt(1 - centre[..., 2:] ** 2)
    normal /= np.linalg.norm(normal, axis=2, keepdims=True)
    stub = .034 * (number[..., 5] - .5) + .080 * np.clip((number[..., 6] - .92) / .08, 0, 1) - .045 * (number[..., 7] < .06)
    flat = (1 + stub) * np.sum(centre * normal, 2) / np.maximum(np.sum(direction * normal, 2), .5)
    reach = np.clip(flat, .88, 1.17)
    for _ in range(16):
        blade = rng.normal(size=3)
        along = direction @ (blade / np.linalg.norm(blade))
        reach = np.minimum(reach, np.where(along > .5, rng.uniform(.975, 1.045) / np.maximum(along, .5), 9))
    # Root and bud are cut off straight.
    for pole, off in ((-1, .90), (1, .93)):
        along = direction[..., 2] * pole + .10 * direction[..., 0]
        reach = np.minimum(reach, np.where(along > .5, off / np.maximum(along, .5), 9))
    return reach


def _rind(lat, lon, seed, radius):
    """Distance from the middle, colour, wetness, and coordinates along each base's own fibres."""
    rng = np.random.default_rng(seed)
    direction = np.stack([np.cos(lat) * np.cos(lon), np.cos(lat) * np.sin(lon), np.sin(lat)], 2)
    edge, centre, across, up, number = _bases(lat, lon, rng, seed)
    once = np.where(lon > np.pi, 2 * np.pi - lon, lon)            # noise must meet itself
    broad = fbm(once * 3 + direction[..., 1], lat * 3 + direction[..., 0], 4, seed + 2)
    fine = fbm(once * 34, lat * 34, 4, seed + 9)
    width = .025 + .080 * np.clip(.5 + broad + .6 * (number[..., 8] - .5), 0, 1)
    groove = 1 - ease((edge + .05 * fine) / width)
    rim = (1 - ease((edge - width * .6) / (.06 + .20 * number[..., 9]))) * (1 - groove)
    lip, axil = ease((.25 - up) / .7), ease((up - .15) / .7)
    turn = number[..., 4] * np.pi
    along, aside = across * np.cos(turn) + up * np.sin(turn), up * np.cos(turn) - across * np.sin(turn)
    streak = fbm(along * 22 + number[..., 3] * 40, aside * 3 + number[..., 0] * 40, 4, 4)
    torn = ((number[..., 7] < .16) * .8 + .25 + .5 * rim) * (1 - groove)
    reach = radius * _cut(direction, centre, number, rng)
    reach += -.013 * groove * (.35 + number[..., 5]) + torn * .0050 * streak + .0022 * fine - .004 * axil * rim
    pale = blend((.69, .62, .37), (.89, .85, .66), np.clip(.25 + .75 * number[..., 3] + .6 * streak, 0, 1))
    pale = blend(pale, (.55, .58, .28), np.clip(.9 * (number[..., 1] - .45) + .4 * broad + .45 * rim, 0, .65))
    browned = np.clip(.9 * (broad + .5 * fine) - .16 + .70 * (number[..., 7] < .13) + .35 * axil * number[..., 2], 0, .8)
    pale = blend(pale, (.40, .200, .070), browned)
    # The skin of each base shows as a green line round its cut, broad under its lip, browner where it has dried.
    skin = blend((.11, .175, .045), (.32, .22, .08), np.clip(.35 + 1.4 * broad + .8 * (number[..., 8] - .5), 0, 1))
    pale = blend(pale, skin, rim * (.35 + .40 * number[..., 0] + .25 * lip))
    scorched = np.exp(-((edge - width - .05) / .028) ** 2) * np.clip(.2 + number[..., 2] + fine, 0, 1)
    pale = blend(pale, (.22, .095, .030), scorched * .65)
    dead = np.clip((np.abs(direction[..., 2]) - .86) / .1 + .4 * broad, 0, 1) * .6
    pale = blend(pale, (.24, .150, .075), dead)
    colour = blend(pale, skin * .55, groove * lip)
    colour = blend(colour, (.045, .029, .013), np.clip(groove * (1.15 - .8 * lip), 0, .96))
    wet = (1 - groove) * np.clip(.30 + 1.6 * (broad + .25) * number[..., 6], 0, .8)
    return direction * reach[..., None], colour, wet, np.stack([along, aside, number[..., 3] * 9], 2)


def add_heart(seed, radius=.27, tall=1.12, half=False, cooked=False, columns=760, rows=500):
    """One heart, its axis along Z; or half of one, cut along the axis and open towards -Y."""
    lats = np.linspace(-.5 * np.pi + .002, .5 * np.pi - .002, rows)
    lons = np.linspace(0, np.pi, columns // 2) if half else np.linspace(0, 2 * np.pi, columns, endpoint=False)
    lat, lon = np.meshgrid(lats, lons, indexing='ij')
    verts, colour, wet, grain = _rind(lat, lon, seed, radius)
    verts *= np.array([1, 1, tall])
    index = np.arange(lat.size).reshape(lat.shape)
    after = np.roll(index, -1, 1)
    quads = np.stack([index[:-1], after[:-1], after[1:], index[1:]], 2)
    faces = (quads[:, :-1] if half else quads).reshape(-1, 4)
    points, colours, wets, grains = verts.reshape(-1, 3), colour.reshape(-1, 3), wet.ravel(), grain.reshape(-1, 3)
    if half:
        rim_line = np.concatenate([verts[:, 0], verts[::-1, -1]])
        face, face_colour, face_wet, face_grain, sides = open_face(rim_line, radius, seed)
        faces = np.concatenate([faces, sides + len(points)])
        points, colours = np.concatenate([points, face]), np.concatenate([colours, face_colour])
        wets, grains = np.r_[wets, face_wet], np.concatenate([grains, face_grain])
    if cooked:
        colours, wets = cook(colours), .45 + .55 * wets
    ob = sides_object('heart', points, faces, bpy.data.materials.get('heart') or flesh_material('heart'))
    colour_attribute(ob.data, 'colour', colours)
    value_attribute(ob.data, 'wet', wets)
    value_attribute(ob.data, 'cooked', np.full(len(points), float(cooked)))
    vector_attribute(ob.data, 'grain', grains)
    return ob
