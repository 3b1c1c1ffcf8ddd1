"""Native gold in a given shape: a rounded, pitted body with bits of the rock it grew in, and its shadow."""

import numpy as np
from scipy import ndimage

import metal
from kit import blur, diffuse, mix, noise, rgb, sloped, smoothstep

#: How far the shadow falls, down and to the right, and how soft and dark it is.
SHADOW = {'fall': (3.4, 2.8), 'soft': 2.4, 'dark': 0.6, 'colour': '#150a05'}


def spread(colour, alpha):
    """Colour carried on past the rim and faded to its mean: what is hidden costs few bytes."""
    mean = (colour * alpha[..., None]).sum((0, 1)) / alpha.sum()
    weight = ndimage.gaussian_filter(alpha, 5)
    near = np.dstack([ndimage.gaussian_filter(colour[..., k] * alpha, 5) for k in range(3)])
    near = near / np.maximum(weight, 1e-6)[..., None]
    hidden = mean + (near - mean) * smoothstep(0.0, 0.12, weight)[..., None]
    return np.where(alpha[..., None] > 0.5, colour, hidden)


def depth_of(alpha, wrap, deepest=70):
    """How many pixels each place lies inside the rim."""
    around = np.pad(alpha > 0.5, deepest, mode='wrap' if wrap else 'edge')
    return ndimage.distance_transform_edt(around)[deepest:-deepest, deepest:-deepest].clip(0, deepest)


def quartz(shape, seed):
    """The colour of the host rock: milky, broken, stained by iron."""
    broken = sloped(np.maximum(metal.band(shape, 26, seed), metal.band(shape, 16, seed + 2)), 0.4)
    stain = smoothstep(-0.5, 1.2, noise(shape, 1.2, seed + 1))
    colour = mix(rgb('#c8a878') + np.zeros((*shape, 3)), rgb('#86532c'), stain)
    return colour * (0.3 + 0.6 * diffuse(broken))[..., None]


def rock_at(inside, seed):
    """Where rock still clings: patches along the rim of the stouter parts, and a few within."""
    stout = smoothstep(0.02, 0.2, blur((inside > 10).astype(float), 14))
    patches = noise(inside.shape, 1.2, seed, low=10, high=90)
    rim = smoothstep(13, 3, inside)
    return stout * smoothstep(1.25, 1.6, patches + 0.75 * rim)


def shadowed(colour, alpha, inside, wrap):
    """The layer with the thin shadow that its stouter parts throw on the ground."""
    moved = ndimage.shift(smoothstep(2, 5, inside), SHADOW['fall'], order=1, mode='grid-wrap' if wrap else 'nearest')
    shade = SHADOW['dark'] * ndimage.gaussian_filter(moved, SHADOW['soft'], mode='wrap' if wrap else 'nearest')
    whole = alpha + (1 - alpha) * shade
    part = np.where(whole > 0.02, alpha / np.maximum(whole, 0.02), 1)
    return np.dstack([mix(rgb(SHADOW['colour']) + np.zeros_like(colour), colour, part), whole])


def native(alpha, seed, size, swell, wrap=False):
    """Native gold in the shape of `alpha`. Colour and alpha, working size."""
    inside = depth_of(alpha, wrap)
    smooth = 'wrap' if wrap else 'nearest'
    body = ndimage.gaussian_filter(1.6 * swell * np.sqrt(inside + 0.2), 2.2, mode=smooth)
    # Thin threads are smooth: lumps as wide as they are would break them up.
    room = 0.2 + 0.8 * smoothstep(2, 16, inside)
    relief = body + metal.lumps(alpha.shape, size, seed) * room
    pitted = smoothstep(-0.3, 0.7, noise(alpha.shape, 1.3, seed + 21, low=8))
    fine = sloped(blur(metal.wrinkles(alpha.shape, seed + 22, 26, 100), 1.2), 0.22)
    relief += room * (0.3 + 0.7 * pitted) * fine
    relief = ndimage.gaussian_filter(relief, 0.8, mode=smooth)
    colour = mix(metal.polished(relief), metal.matt(relief), 0.55 * pitted)
    rock = rock_at(inside, seed + 25)
    colour = mix(colour * (1 - 0.5 * blur(rock, 3))[..., None], quartz(alpha.shape, seed + 26), rock)
    colour *= (0.68 + 0.32 * smoothstep(0, 6, inside))[..., None]
    return shadowed(spread(colour, alpha), alpha, inside, wrap)
