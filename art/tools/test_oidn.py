#!/usr/bin/python3
"""What oidn.py promises, on a picture of known light. Needs numpy and the weights that `npm run art` fetches."""
import os
import unittest

import numpy as np

import oidn
from images import encode

HEIGHT, WIDTH = 208, 336
# Whether it is for a draft, and by how much the brightness of its result may differ.
KINDS = ((False, .01), (True, .02))


def picture(seed=3):
    """Discs, stripes and a lamp: clean colour, albedo and normals, and the noisy ones."""
    rng = np.random.default_rng(seed)
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    albedo = np.stack([.45 + .1 * np.sin(x / 5), .35 + .1 * np.sin(y / 3), .25 + 0 * x])
    normal = np.stack([0 * x, 0 * x, 1 + 0 * x])
    for _ in range(14):
        cx, cy, r = rng.uniform(0, WIDTH), rng.uniform(0, HEIGHT), rng.uniform(12, 50)
        inside = np.hypot(x - cx, y - cy) < r
        ball = np.stack([(x - cx) / r, (y - cy) / r, np.sqrt(np.clip(1 - ((x - cx) ** 2 + (y - cy) ** 2) / r ** 2, 0, 1))])
        albedo = np.where(inside, rng.uniform(.05, .9, (3, 1, 1)), albedo)
        normal = np.where(inside, ball, normal)
    shade = np.clip(.4 * normal[0] - .5 * normal[1] + .77 * normal[2], 0, 1) + .05
    colour = albedo * shade * (.2 + 1.6 * np.exp(-np.hypot(x - 250, y - 50) / 90))
    noisy = colour * rng.gamma(1.5, 1 / 1.5, colour.shape[1:]) * rng.gamma(3, 1 / 3, colour.shape)
    jitter = lambda planes, much: planes + rng.normal(0, much, planes.shape)
    return [np.float32(a) for a in (colour, noisy, jitter(albedo, .05), jitter(normal, .05))]


def psnr(a, b):
    return -10 * np.log10(np.mean((encode(np.clip(a, 0, 1)) - encode(np.clip(b, 0, 1))) ** 2))


@unittest.skipUnless(os.path.exists(os.path.join(oidn.WEIGHTS, 'rt_hdr_alb_nrm.tza')), 'npm run art fetches the weights')
class Denoising(unittest.TestCase):
    def setUp(self):
        self.colour, *self.noisy = picture()

    def test_noise_goes_and_brightness_stays(self):
        for fast, tolerance in KINDS:
            with self.subTest(fast=fast):
                clean = oidn.denoise(*self.noisy, fast=fast)
                gain = psnr(clean, self.colour) - psnr(self.noisy[0], self.colour)
                self.assertGreater(gain, 15)
                self.assertAlmostEqual(clean.mean() / self.colour.mean(), 1, delta=tolerance)

    def test_tiles_leave_no_seam(self):
        whole, tiles = (oidn.denoise(*self.noisy, fast=True, tile=tile) for tile in (oidn.TILE, 272))
        self.assertGreater(len(oidn.spans(WIDTH, 272)), 1)
        self.assertLess(np.abs(whole - tiles).max(), 1e-5)


if __name__ == '__main__':
    unittest.main()
