#!/usr/bin/python3
"""grade.py LOOK IN.exr OUT.png: finish a denoised picture: bloom, a little sharpness, tone, grain."""
import sys

import numpy as np

import filters
from images import encode, filmic, load, luminance, save

LOOKS = {
    'plata': dict(exposure=0.36, spill=0.05, threshold=1.2, saturation=0.88, corners=0.16, contrast=None),
    'anejo': dict(exposure=0.10, spill=0.10, threshold=0.9, saturation=1.06, corners=0.35),
    'serve': dict(exposure=0.22, spill=0.05, threshold=1.0, saturation=1.05, corners=0.0),
    'field': dict(exposure=0.38, spill=0.10, threshold=0.7, saturation=1.10, corners=0.36, contrast='High Contrast'),
    'amber': dict(exposure=0.10, spill=0.08, threshold=0.9, saturation=1.0, corners=0.30),
    'tasting': dict(exposure=-0.10, spill=0.08, threshold=0.9, saturation=1.0, corners=0.30),
    'oven': dict(exposure=0.60, spill=0.10, threshold=1.0, saturation=1.04, corners=0.30),
    'barrels': dict(exposure=0.50, spill=0.08, threshold=0.8, saturation=0.97, corners=0.30, contrast='High Contrast', film=0.005),
    'cellar': dict(exposure=-0.05, spill=0.08, threshold=0.8, saturation=0.97, corners=0.30, contrast='High Contrast'),
    'earth': dict(exposure=0.30, spill=0.03, threshold=1.0, saturation=1.0, corners=0.30),
}


def daylight(linear, exposure, knee=0.72, toe=0.09):
    """Whites that stay white, which Filmic greys: the screen's own curve, a shoulder from the knee up, and a toe that
    takes the veil from the blacks."""
    linear = linear * 2.0 ** exposure
    light = np.maximum(luminance(linear), 1e-6)
    soft = np.where(light > knee, 1 - (1 - knee) * np.exp((knee - light) / (1 - knee)), light)
    shown = np.clip(encode(linear * (soft / light)[..., None]), 0, 1)
    return np.clip(shown - toe * (1 - shown) ** 2, 0, 1)


def grade(linear, exposure, spill, threshold, saturation, corners, contrast='Medium High Contrast', film=0.0):
    """Display values from scene-linear ones; `film` is the strength of an emulsion's grain, for what was lit too dimly."""
    linear = filters.sharpen(filters.bloom(linear, spill, threshold), 0.22)
    linear = filters.vignette(filters.saturate(linear, saturation), corners)
    linear = filters.grain(linear)
    shown = filmic(linear, contrast, exposure) if contrast else daylight(linear, exposure)
    return filters.film_grain(shown, film) if film else shown


if __name__ == '__main__':
    save(sys.argv[3], grade(load(sys.argv[2])[0][..., :3], **LOOKS[sys.argv[1]]))
