"""Stones and where they lie."""

import numpy as np

from kit import blur, mix, noise, rgb, smoothstep


def scattered(shape, count, seed, tries=14):
    """`count` points spread evenly but irregularly on the wrapped tile (best candidate)."""
    r = np.random.default_rng(seed)
    size = np.array(shape, float)
    points = [r.random(2) * size]
    for _ in range(count - 1):
        candidates = r.random((tries, 2)) * size
        apart = np.abs(candidates[:, None] - np.array(points)[None])
        apart = np.minimum(apart, size - apart)
        points.append(candidates[np.argmax((apart**2).sum(-1).min(1))])
    return np.array(points)


def add_stones(height, albedo, radii, seed, tints, sink=0.35, rough=0.5):
    """Broken stones set into the ground, smallest first; changes both fields in place.

    A stone is the body under a dozen random planes, softened; the ground covers its lower part.
    """
    level = blur(height, 14)
    r = np.random.default_rng(seed)
    rows, columns = height.shape
    grain = noise(height.shape, 1.1, seed + 1)
    mottle = noise(height.shape, 1.4, seed + 2)
    spots = scattered(height.shape, len(radii), seed + 3)
    r.shuffle(spots)
    for (cy, cx), radius in zip(spots, sorted(radii)):
        reach = int(radius * 1.5) + 3
        y, x = np.mgrid[-reach : reach + 1, -reach : reach + 1].astype(float)
        turn = r.normal(0, 0.35)
        u = (x * np.cos(turn) + y * np.sin(turn)) / r.uniform(1.0, 1.32)
        v = (-x * np.sin(turn) + y * np.cos(turn)) / r.uniform(0.62, 0.92)
        top = np.full(u.shape, 0.62 * radius)
        for k in range(13):
            bearing = 2 * np.pi * (k + r.uniform(-0.4, 0.4)) / 13
            slope = r.uniform(0.35, 2.4)
            edge = radius * r.uniform(0.82, 1.06)
            plane = slope * (edge - u * np.cos(bearing) - v * np.sin(bearing))
            soft = 0.06 * radius + 0.4
            low = np.minimum(top, plane)
            top = low - soft * np.log1p(np.exp(-np.abs(top - plane) / soft))
        rows_at = (np.arange(-reach, reach + 1) + int(cy)) % rows
        columns_at = (np.arange(-reach, reach + 1) + int(cx)) % columns
        here = np.ix_(rows_at, columns_at)
        body = top + rough * grain[here] * min(1.0, radius / 14) - sink * radius + level[here]
        ground = height[here]
        cover = smoothstep(-0.6, 0.8, body - ground)
        tone = rgb(tints[r.integers(len(tints))]) * r.uniform(0.86, 1.14)
        colour = tone * (1 + 0.13 * mottle[here] + 0.07 * grain[here])[..., None]
        dust = smoothstep(0.55, 0.05, (body - ground) / (0.62 * radius)) * 0.5
        colour = mix(colour, albedo[here], np.clip(dust, 0, 1))
        height[here] = ground + (body - ground) * cover
        albedo[here] = mix(albedo[here], colour, cover)


def add_crumbs(height, albedo, radii, seed, where, sink=(0.25, 0.95)):
    """Lumps of the earth itself, smallest first, thickest where `where` is near 1; changes both fields in place."""
    r = np.random.default_rng(seed)
    rough, mottle = noise(height.shape, 1.3, seed + 1), noise(height.shape, 1.3, seed + 2)
    size = np.array(height.shape)
    for radius in sorted(radii):
        centre = (r.random(2) * size).astype(int)
        if r.random() > where[tuple(centre)]:
            continue
        reach = int(radius * 1.5) + 2
        y, x = np.mgrid[-reach : reach + 1, -reach : reach + 1].astype(float)
        here = np.ix_((centre[0] + y[:, 0].astype(int)) % size[0], (centre[1] + x[0].astype(int)) % size[1])
        bearing = np.arctan2(y, x)
        outline = 1 + 0.16 * np.sin(2 * bearing + r.uniform(0, 6.3)) + 0.1 * np.sin(3 * bearing + r.uniform(0, 6.3))
        outline += 0.07 * np.sin(5 * bearing + r.uniform(0, 6.3)) + 0.09 * rough[here]
        away = np.hypot(x, y) / (radius * np.clip(outline, 0.4, 1.5))
        body = radius * r.uniform(0.55, 0.85) * np.sqrt(np.clip(1 - away**2, 0, 1))
        body += 0.07 * radius * rough[here] - 0.6 * radius * r.uniform(*sink)
        ground = height[here]
        level = np.median(ground)
        cover = smoothstep(1.06, 0.94, away) * smoothstep(-0.5, 0.5, level + body - ground)
        tone = albedo[here].mean((0, 1)) * r.uniform(0.84, 1.16)
        height[here] = ground + (level + body - ground) * cover
        albedo[here] = mix(albedo[here], tone * (1 + 0.07 * mottle[here])[..., None], cover)


def add_pits(height, radii, seed, where, long=1.5):
    """Holes that gas and lost grains left, thickest where `where` is near 1; `long` draws them out along x."""
    r = np.random.default_rng(seed)
    rough = noise(height.shape, 1.2, seed + 1)
    size = np.array(height.shape)
    for radius in radii:
        centre = (r.random(2) * size).astype(int)
        if r.random() > where[tuple(centre)]:
            continue
        reach = int(radius * long * 1.6) + 2
        y, x = np.mgrid[-reach : reach + 1, -reach : reach + 1].astype(float)
        here = np.ix_((centre[0] + y[:, 0].astype(int)) % size[0], (centre[1] + x[0].astype(int)) % size[1])
        turn = r.normal(0, 0.3)
        u, v = x * np.cos(turn) + y * np.sin(turn), y * np.cos(turn) - x * np.sin(turn)
        away = np.hypot(u / r.uniform(1, long), v / r.uniform(0.7, 1)) / (radius * (1 + 0.22 * rough[here]).clip(0.4, 1.7))
        height[here] -= radius * r.uniform(0.4, 1.1) * np.sqrt(np.clip(1 - away**2, 0, 1))
