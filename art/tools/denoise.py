#!/usr/bin/python3
"""denoise.py OUT.exr A.exr B.exr [C.exr D.exr …] [key=value …]: seeds of one picture, denoised against one another.

Odd and even seeds make two halves; each is filtered with weights from the other, so that noise cannot vote
for itself. k: strength; radius; mix: how much of the noisy mean is kept; despike: firefly limit, 0 for none."""
import ctypes
import os
import sys

import numpy as np

from images import channels, load, save

LIBRARY = ctypes.CDLL(os.path.join(os.path.dirname(os.path.abspath(__file__)), 'nlm.so'))
SCALES = np.array([0.0025] * 3 + [0.02] * 3 + [0.01], np.float32)
GAIN = 12.0


def pointer(array):
    return array.ctypes.data_as(ctypes.c_void_p)


def box(planes, r):
    k = 2 * r + 1
    sums = np.pad(planes, ((0, 0), (r + 1, r), (r + 1, r)), mode='edge').cumsum(1, dtype=np.float64).cumsum(2)
    return ((sums[:, k:, k:] - sums[:, :-k, k:] - sums[:, k:, :-k] + sums[:, :-k, :-k]) / (k * k)).astype(np.float32)


def read_half(paths):
    colour, features, alpha = 0, 0, 0
    for path in paths:
        pixels, names = load(path)
        depth = np.log(np.clip(channels(pixels, names, 'Denoising Depth', 'Z'), 1e-3, 1e5))
        colour = colour + channels(pixels, names, 'Combined', 'RGB')
        alpha = alpha + channels(pixels, names, 'Combined', 'A')
        features = features + np.concatenate([channels(pixels, names, 'Denoising Albedo', 'RGB'),
                                              channels(pixels, names, 'Denoising Normal', 'XYZ'), depth])
    count = len(paths)
    return [np.ascontiguousarray(planes / count, np.float32) for planes in (colour, features, alpha)]


def denoise(paths, k=0.5, radius=8, patch=2, mix=0.0, spike=1.6):
    """RGBA from two seeds or more."""
    (a, feature_a, alpha_a), (b, feature_b, alpha_b) = read_half(paths[0::2]), read_half(paths[1::2])
    height, width = a.shape[1:]
    if spike > 0:
        first = a.copy()
        LIBRARY.despike(width, height, pointer(a), pointer(b), ctypes.c_float(spike))
        LIBRARY.despike(width, height, pointer(b), pointer(first), ctypes.c_float(spike))
    guide_a, guide_b = (np.log1p(np.maximum(x, 0) * GAIN).astype(np.float32) for x in (a, b))
    variance = np.ascontiguousarray(box((guide_a - guide_b) ** 2 / 2, 2))
    features = np.ascontiguousarray((feature_a + feature_b) / 2)
    feature_variance = np.ascontiguousarray(box((feature_a - feature_b) ** 2 / 4, 1))

    def filtered(guide, colour):
        out = np.empty_like(colour)
        LIBRARY.nlm(width, height, pointer(guide), pointer(variance), pointer(colour), 7, pointer(features),
                    pointer(SCALES), pointer(feature_variance), int(radius), int(patch), ctypes.c_float(k), pointer(out))
        return out

    clean = (filtered(guide_b, a) + filtered(guide_a, b)) / 2 * (1 - mix) + (a + b) / 2 * mix
    return np.moveaxis(np.concatenate([clean, (alpha_a + alpha_b) / 2]), 0, 2)


if __name__ == '__main__':
    options = {k: float(v) for k, _, v in (arg.partition('=') for arg in sys.argv[1:] if '=' in arg)}
    target, *seeds = [arg for arg in sys.argv[1:] if '=' not in arg]
    if len(seeds) < 2:
        sys.exit('denoise.py needs at least two seeds: noise cannot be told from detail in one')
    save(target, denoise(seeds, **options))
