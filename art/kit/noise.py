"""Value noise for heights, the same on every machine."""
import numpy as np


def fbm(x, y, octaves=6, seed=0, lacunarity=2.03, gain=0.5):
    """Fractal noise about zero, roughly within ±1."""
    rng = np.random.default_rng(seed)
    total, amplitude = np.zeros_like(x), 1.0
    for _ in range(octaves):
        table = rng.uniform(0, 1, (64, 64))
        xi, yi = np.floor(x).astype(int), np.floor(y).astype(int)
        fx, fy = x - xi, y - yi
        fx = fx * fx * fx * (fx * (fx * 6 - 15) + 10)
        fy = fy * fy * fy * (fy * (fy * 6 - 15) + 10)
        at = lambda a, b: table[a % 64, b % 64]
        total += amplitude * ((at(xi, yi) * (1 - fx) + at(xi + 1, yi) * fx) * (1 - fy)
                              + (at(xi, yi + 1) * (1 - fx) + at(xi + 1, yi + 1) * fx) * fy - 0.5)
        x, y, amplitude = x * lacunarity + 17.3, y * lacunarity + 5.1, amplitude * gain
    return total


def ridged(x, y, octaves=5, seed=0, gain=0.5):
    """Sharp crests about zero crossings: 0 in the valleys to 1 on the crests."""
    total, amplitude, norm = np.zeros_like(x), 1.0, 0.0
    for i in range(octaves):
        k = 2.07 ** i
        total += amplitude * (1 - np.abs(np.clip(fbm(x * k + 9.7 * i, y * k, 1, seed + i) * 2, -1, 1)))
        norm += amplitude
        amplitude *= gain
    return total / norm


def smoothstep(x, lo, hi):
    t = np.clip((x - lo) / (hi - lo), 0, 1)
    return t * t * (3 - 2 * t)
