"""The beds of the cut: tiles of ground, stone and wood as a camera would see them in section."""

import numpy as np

import obsidian
from kit import blur, displaced, fibres, kept, lit, noise, ramp, sloped, smoothstep, strata
from stones import add_crumbs, add_pits, add_stones
from strands import Litter

#: Working size of a tile; it is halved when saved.
SIZE = (1920, 1920)

#: The mean colour of a bed, 0 to 255: words stand on it, and their contrast was measured.
MEANS = {
    'soil': (125.6, 51.9, 27.1),
    'clay': (96.7, 38.6, 22.9),
    'ash': (83.6, 108.0, 103.8),
    'ferment': (181.1, 137.1, 89.2),
    'oak': (38.4, 24.0, 17.3),
}


def radii(seed, *groups):
    """Stone sizes: each group is (how many, smallest, largest), small ones the most common."""
    r = np.random.default_rng(seed)
    return np.concatenate([low * (high / low) ** (r.random(n) ** 1.7) for n, low, high in groups])


def crumbs(seed, size, spread=0.5):
    """The lumps of loose earth: rounded tops with narrow gaps between, `size` in wave numbers."""
    ridged = -np.abs(noise(SIZE, 0.2, seed, low=size * (1 - spread), high=size * (1 + spread)))
    return ridged / ridged.std()


def soil():
    """Laterite: packed earth that crumbles in places, with grit, stones and fine roots."""
    layers = strata(SIZE, 18, 0.012, 1)
    fine, middle, broad = noise(SIZE, 0.6, 2), noise(SIZE, 1.3, 3), noise(SIZE, 1.8, 4, low=3)
    loose = smoothstep(-0.7, 1.5, noise(SIZE, 1.3, 10, stretch=(1.8, 1), low=4))
    height = sloped(fine, 0.06) + sloped(middle, 0.15) + sloped(layers, 0.05)
    height += (0.2 + 0.5 * loose) * sloped(crumbs(6, 36), 0.09)
    tone = 0.5 + 0.38 * (layers - 0.5) + 0.05 * broad + 0.05 * middle - 0.06 * loose
    albedo = ramp(tone, ['#43180d', '#632515', '#80341b', '#984523', '#b05e33'])
    crumbled = 0.1 + 0.9 * loose**2
    add_crumbs(height, albedo, radii(5, (12000, 2, 6), (3000, 6, 13), (360, 13, 28)), 12, crumbled)
    stone = ['#7d5240', '#6b4536', '#93694f', '#573a2e', '#85543a', '#a88468']
    add_stones(height, albedo, radii(8, (300, 2, 5), (70, 5, 14), (12, 16, 34)), 9, stone, sink=0.3)
    litter = Litter(height, albedo, 13)
    root = ['#8f5b3b', '#7c4a2e', '#a1704d', '#5f331d', '#6b3c24']
    litter.scatter(34, (140, 620), (1.4, 6), root, spread=0.6, bend=1.3, frayed=0.9, rise=0.8)
    litter.scatter(110, (20, 120), (1.1, 2), root, spread=1.2, bend=1.5, rise=0.7)
    add_crumbs(height, albedo, radii(14, (1600, 1.8, 6), (160, 6, 13)), 15, crumbled, sink=(0, 0.5))
    return kept(lit(albedo, blur(height, 0.6), 26, shadow=0.52, hollow=0.32, radius=6), MEANS['soil'], soft=0.8)


def ledges(count, bend, rough, seed):
    """Beds that part along their laminae: each ends in a torn lip, 0 below it and 1 above."""
    y = np.arange(SIZE[0])[:, None] / SIZE[0]
    torn = rough * noise(SIZE, 1.6, seed + 1, stretch=(1, 1.6), low=6)
    part = (y * count + bend * noise(SIZE, 1.9, seed, stretch=(1, 2.2)) + torn) % 1
    lip = smoothstep(0.0, 0.82, part) * smoothstep(1.0, 0.985, part)
    return lip * smoothstep(0.1, 1.7, noise(SIZE, 1.5, seed + 2, stretch=(1, 2), low=2))


def clay():
    """Stiff clay cut with a spade: torn laminae, smears, cracks, sunk stones."""
    layers = strata(SIZE, 30, 0.02, 31)
    fine, middle, broad = noise(SIZE, 0.7, 32), noise(SIZE, 1.45, 33), noise(SIZE, 1.8, 34, low=3)
    slick = blur(fibres(noise(SIZE, 0.1, 35), 0.12 * noise(SIZE, 1.9, 36), 46), 1.2)
    smooth = smoothstep(-0.8, 1.0, noise(SIZE, 1.5, 42, stretch=(2, 1), low=2))
    height = sloped(fine, 0.03) + sloped(middle, 0.125) + sloped(layers, 0.03)
    height += smooth * sloped(slick, 0.06) + (1 - smooth) * sloped(crumbs(37, 60), 0.055)
    height += 6 * ledges(9, 0.5, 0.06, 43) + 3 * ledges(19, 0.8, 0.08, 46)
    bent = displaced(noise(SIZE, 1.25, 38, stretch=(1.9, 1), low=4, high=120), 6 * middle, 6 * middle)
    open_ = smoothstep(0.028, 0.0, np.abs(bent)) * smoothstep(0.5, 1.5, noise(SIZE, 1.6, 39))
    height -= 2.8 * blur(open_, 0.8)
    tone = 0.52 + 0.38 * (layers - 0.5) + 0.05 * broad + 0.045 * middle - 0.1 * open_
    albedo = ramp(tone, ['#35130b', '#4c1c10', '#602617', '#73301b', '#8a4023'])
    stone = ['#5e3829', '#4b2a1e', '#6a4030', '#42251b', '#5a3527']
    add_stones(height, albedo, radii(40, (200, 2, 5), (60, 5, 13), (12, 13, 27)), 41, stone, sink=0.42)
    add_crumbs(height, albedo, radii(48, (3000, 1.8, 5), (340, 5, 12)), 49, (1 - smooth) ** 2)
    add_pits(height, radii(50, (400, 1.6, 5)), 51, 1 - smooth)
    return kept(lit(albedo, blur(height, 0.5), 26, shadow=0.5, hollow=0.3, radius=6), MEANS['clay'], soft=1.0)


def limewash():
    broad, middle, fine = noise(SIZE, 1.7, 11, low=2), noise(SIZE, 1.3, 12), noise(SIZE, 0.7, 13)
    layers = strata(SIZE, 34, 0.01, 14)
    across = fibres(noise(SIZE, 0, 15), 0.35 * noise(SIZE, 2.0, 16) + 0.15, 130, step=2)
    down = fibres(noise(SIZE, 0, 17), 1.25 + 0.3 * noise(SIZE, 2.0, 18), 110, step=2)
    patch = smoothstep(-0.5, 0.9, noise(SIZE, 1.6, 19))
    brush = blur(across, 0.9) * (1 - patch) + blur(down, 0.9) * patch
    pits = smoothstep(2.35, 2.9, noise(SIZE, 0.5, 20, high=300))
    height = sloped(brush, 0.045) + sloped(fine, 0.018) + sloped(blur(middle, 3), 0.045)
    height += sloped(layers, 0.018) - 2.2 * blur(pits, 1.2)
    tone = 0.6 + 0.06 * broad + 0.025 * brush + 0.2 * (layers - 0.5)
    albedo = ramp(tone, ['#cdbfa7', '#ddd2bf', '#e7dfd0', '#eee8dc', '#f4efe6'])
    return lit(albedo, height, 10, shadow=0.3, hollow=0.16, radius=5, key=0.5)


def ash():
    """Volcanic ash: fine beds, vesicles in clusters and of every size, bits of pumice and dark crystals."""
    layers = strata(SIZE, 46, 0.014, 51)
    fine, middle, broad = noise(SIZE, 0.6, 52), noise(SIZE, 1.35, 53), noise(SIZE, 1.8, 54, low=3)
    height = sloped(fine, 0.06) + sloped(middle, 0.14) + sloped(layers, 0.06) + sloped(crumbs(55, 90), 0.05)
    height += 3 * ledges(17, 0.6, 0.06, 90)
    coarse = smoothstep(0.0, 1.8, noise(SIZE, 1.2, 56, stretch=(1.9, 1), low=5))
    tone = 0.48 + 0.4 * (layers - 0.5) + 0.05 * broad + 0.045 * middle
    albedo = ramp(tone, ['#2c4142', '#3f5656', '#536c68', '#69827b', '#88998f'])
    pumice = ['#8b9d92', '#74897f', '#93a096', '#64796f', '#809188']
    add_stones(height, albedo, radii(57, (160, 2.5, 5), (60, 5, 11), (14, 11, 22)), 58, pumice, sink=0.35)
    add_stones(height, albedo, radii(59, (260, 1.6, 3.6)), 60, ['#22302f', '#2c3c3a', '#a9b2a5'], sink=0.3)
    add_crumbs(height, albedo, radii(87, (4200, 1.8, 5), (420, 5, 12)), 88, 0.06 + coarse)
    add_pits(height, radii(89, (9000, 1.4, 4), (800, 4, 9), (24, 9, 15)), 93, 0.03 + 0.9 * coarse**1.5)
    return kept(lit(albedo, blur(height, 0.5), 22, shadow=0.5, hollow=0.3, radius=6), MEANS['ash'], soft=0.7)


def ferment():
    """Must and bagasse, settled in layers: pulp below, torn agave fibre of every width above."""
    layers = strata(SIZE, 30, 0.02, 61)
    middle, broad = noise(SIZE, 1.5, 62), noise(SIZE, 1.8, 63, low=3)
    height = sloped(layers, 0.03) + sloped(middle, 0.08) + sloped(crumbs(66, 34, 0.7), 0.05)
    tone = 0.5 + 0.3 * (layers - 0.5) + 0.05 * broad + 0.03 * middle
    albedo = ramp(tone, ['#7d5430', '#9c7042', '#b28352', '#c4996a', '#d9ba90'])
    pulp = ['#b08252', '#b98b5a', '#a57849', '#bf9363', '#ac8353']
    straw = ['#c49766', '#b98a58', '#cda675', '#a87a4c', '#c09a6b', '#9c7046']
    pale = ['#d3ae7f', '#c9a06f', '#d8ba8f', '#b78a59', '#94683d']
    litter = Litter(height, albedo, 64)
    litter.scatter(1200, (16, 80), (1.8, 6), pulp, spread=0.8, flat=0.7, rise=0.35)
    litter.scatter(330, (60, 300), (4, 18), pulp + straw, spread=0.45, flat=0.9, frayed=0.3, rise=0.4)
    litter.scatter(340, (60, 300), (1.8, 7), straw, spread=0.4, frayed=0.3, rise=0.7)
    litter.scatter(70, (160, 560), (8, 26), straw, spread=0.35, flat=1.0, frayed=0.8, rise=0.4)
    litter.scatter(150, (90, 420), (1.2, 4), pale, spread=0.45, bend=0.9, frayed=0.2, rise=0.8)
    picture = lit(albedo, blur(height, 0.9), 14, shadow=0.36, hollow=0.26, radius=5, key=0.5)
    return kept(picture, MEANS['ferment'], soft=0.8)


def dashes(count, lengths, angle, seed, where):
    """Short strokes along `angle` (radians, per pixel), begun where `where` is near 1. 0 or 1."""
    r = np.random.default_rng(seed)
    y, x = r.random(count) * SIZE[0], r.random(count) * SIZE[1]
    left = lengths[0] * (lengths[1] / lengths[0]) ** r.random(count)
    left[r.random(count) > where[y.astype(int), x.astype(int)]] = 0
    drawn = np.zeros(SIZE)
    while (left > 0).any():
        here = np.rint(y).astype(int) % SIZE[0], np.rint(x).astype(int) % SIZE[1]
        drawn[here[0][left > 0], here[1][left > 0]] = 1
        turn = angle[here]
        y, x, left = y + np.sin(turn), x + np.cos(turn), left - 1
    return drawn


def oak():
    """Toasted oak: growth rings cut along the grain, rows of open vessels, rays and their pale flecks."""
    y = np.arange(SIZE[0])[:, None] / SIZE[0]
    bend = noise(SIZE, 2.1, 71, stretch=(1.0, 5.0), low=1)
    lean = 0.03 * noise(SIZE, 1.9, 72, stretch=(1, 7))
    rings = y * 19 + 1.5 * bend + 0.25 * np.sin(2 * np.pi * (y * 3 + 0.3 * bend))
    phase = rings % 1
    late = smoothstep(0.15, 0.9, phase) * (1 - smoothstep(0.93, 1.0, phase))
    hair = fibres(noise(SIZE, 0.0, 73), lean, 150, step=2)
    early = smoothstep(0.42, 0.05, phase)
    vessels = blur(dashes(5200, (24, 130), lean, 74, 0.03 + early), 1.1)
    vessels += 0.6 * blur(dashes(6000, (12, 50), lean, 77, 0.3 - 0.2 * early), 0.7)
    rays = blur(dashes(2600, (14, 70), lean, 78, np.full(SIZE, 0.8)), 0.9)
    patch = smoothstep(0.4, 1.5, noise(SIZE, 1.5, 75, stretch=(0.7, 1.6), low=3))
    flecks = blur(dashes(1500, (10, 52), 1.25 + 0.35 * noise(SIZE, 1.4, 79), 80, patch), (2.0, 3.0))
    broad = noise(SIZE, 1.8, 76, stretch=(1, 2.5), low=2)
    height = 0.6 * blur(hair, 0.7) - 4.5 * vessels + 2.0 * late
    tone = 0.47 + 0.15 * (late - 0.5) + 0.05 * broad + 0.03 * hair - 0.42 * vessels - 0.12 * rays + 1.3 * flecks
    albedo = ramp(tone, ['#0f0906', '#1b110c', '#2a1a13', '#382319', '#4a2f20'])
    return kept(lit(albedo, height, 8, shadow=0.35, hollow=0.2, radius=3, key=0.5), MEANS['oak'], soft=0.65)


BEDS = {
    'soil': soil,
    'clay': clay,
    'obsidian': lambda: obsidian.bed(SIZE),
    'oak': oak,
    'limewash': limewash,
    'ash': ash,
    'ferment': ferment,
}
