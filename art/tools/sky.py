"""The hero's morning sky, painted in display values: light enough everywhere for #22393A at 7:1, free of noise."""
import numpy as np

from filters import fbm, smoothstep

# Height above the horizon in frame-widths of the wide picture, and the colour there.
GRADIENT = [(-0.01, '#FADDBE'), (0.012, '#FBE2C8'), (0.04, '#F6E6D8'), (0.075, '#E3E5E2'), (0.12, '#CCDEE8'),
            (0.18, '#B7D3E7'), (0.27, '#A8CBE5'), (0.50, '#9DC4E1')]


def _rgb(code):
    return [int(code[i:i + 2], 16) / 255 for i in (1, 3, 5)]


def paint_sky(width, height, horizon, focal, centre, sun_side=0.9, seed=3):
    """`horizon` and `centre` are the vanishing point in pixels, `focal` the lens in pixels."""
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    up, across = (horizon - y) / focal, (x - centre) / focal
    stops = np.array([at for at, _ in GRADIENT])
    colours = np.array([_rgb(code) for _, code in GRADIENT])
    sky = np.stack([np.interp(up, stops, colours[:, c]) for c in range(3)], 2)
    warm = np.exp(-((across - sun_side) ** 2 / 0.5 + np.maximum(up, 0) ** 2 / 0.05))[..., None]
    sky = sky + (np.array([1.0, 0.905, 0.77]) - sky) * warm * 0.55
    # Cirrus on a level sheet far above: streaks drawn out along one wind, frayed by a second noise.
    sheet = np.maximum(up, 0.0) + 0.10
    u, v = across / sheet, 0.8 / sheet
    a, b = u * 0.93 + v * 0.36, v * 0.93 - u * 0.36
    warp = fbm(a * 0.45 + 3, b * 0.7, 5, seed)
    streak = fbm(a * 0.42 + warp * 1.1, b * 1.5 + warp * 1.5, 9, seed + 1, 0.58)
    wisps = fbm(a * 1.9 + warp * 2.2, b * 9.0 + warp * 5, 7, seed + 2, 0.60)
    patch = smoothstep(fbm(a * 0.24 + 8, b * 0.35, 3, seed + 3), -0.20, 0.26)
    cloud = smoothstep(streak + 0.30 * wisps, -0.05, 0.62) * patch * smoothstep(up, 0.015, 0.09)
    tint = np.array([1.0, 0.905, 0.845]) * (1 - smoothstep(up, 0.1, 0.4)[..., None]) + np.array([0.985, 0.925, 0.905]) * smoothstep(up, 0.1, 0.4)[..., None]
    return np.clip(sky + (tint - sky) * (cloud * 0.62)[..., None], 0, 1)
