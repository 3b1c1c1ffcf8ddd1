"""Fibres and fine roots that lie on a ground: each has its own width, colour, grain and frayed ends."""

import numpy as np
from scipy import ndimage

from kit import noise, rgb, smoothstep

#: Distance of two painted points in pixels; below 1/√2, so that no pixel of a ribbon is missed.
STEP = 0.68


def course(r, start, heading, length, bend=0.5, kinks=0.06):
    """A line of points (y, x) that sets out from `start`; `bend` is how far its heading strays, in radians."""
    count = max(6, int(length / STEP))
    slow = ndimage.gaussian_filter1d(r.standard_normal(count), max(3, count / 7), mode='nearest')
    slow *= bend / (np.abs(slow).max() + 1e-9)
    quick = ndimage.gaussian_filter1d(r.standard_normal(count), 5, mode='nearest') * 3 * kinks
    turned = heading + slow - slow[0] + quick
    return np.array(start) + np.cumsum(STEP * np.stack([np.sin(turned), np.cos(turned)], 1), 0)


def taper(count, head=0.08, tail=0.2, least=0.25):
    """Widths along a strand, as parts of its greatest."""
    part = np.linspace(0, 1, count)
    return least + (1 - least) * smoothstep(0, head, part) * smoothstep(1, 1 - tail, part)


class Litter:
    """A wrapped height and colour that strands are laid on, one after another."""

    def __init__(self, height, albedo, seed):
        self.height, self.albedo = height, albedo
        self.r = np.random.default_rng(seed)
        self.grain = noise((256, 2048), 0.9, seed + 1, stretch=(1.0, 40.0))
        self.stain = noise((64, 2048), 1.2, seed + 2, stretch=(1.0, 40.0))

    def lay(self, line, half, colour, rise=1.0, flat=0.0, grain=0.08, lift=0.0):
        """One strand of half width and colour (per point). `flat` 0 is a round thread, 1 a torn ribbon."""
        rows, columns = self.height.shape
        # A wide ribbon does not follow every kink of its middle.
        along = np.gradient(ndimage.gaussian_filter1d(line, 1 + 2.5 * half.max(), axis=0, mode='nearest'), axis=0)
        along /= np.linalg.norm(along, axis=1, keepdims=True) + 1e-9
        across = np.linspace(-1, 1, max(2, int(2 * half.max() / STEP) + 1))
        offset = across[None] * half[:, None]
        y = np.rint(line[:, :1] - along[:, 1:] * offset).astype(int) % rows
        x = np.rint(line[:, 1:] + along[:, :1] * offset).astype(int) % columns
        under = ndimage.maximum_filter1d(self.height[y[:, len(across) // 2], x[:, len(across) // 2]], 11)
        under = ndimage.gaussian_filter1d(under, 14 + 2 * half.max(), mode='nearest')
        at = self.r.integers(2048, size=2)
        lines = self.grain[(at[0] + np.arange(len(across)))[None] % 256, (at[1] + np.arange(len(line)))[:, None] % 2048]
        stain = self.stain[at[0] % 64, (at[1] + np.arange(len(line))) % 2048]
        round_ = np.sqrt(1 - 0.98 * across**2)
        curl = 0.55 + 0.3 * np.abs(across) ** 3 + 0.12 * np.sin(3 * across + at[0])
        profile = (1 - flat) * round_ + flat * 0.5 * curl
        top = under[:, None] + lift + rise * half[:, None] * profile[None] + (0.1 + 0.22 * flat) * lines
        shown = (top > self.height[y, x]) & self.whole(len(line), len(across), flat * half.max())
        tone = 1 + grain * lines + 0.05 * stain[:, None] - 0.1 * (1 - round_[None])
        self.height[y[shown], x[shown]] = top[shown]
        self.albedo[y[shown], x[shown]] = (np.atleast_2d(colour)[:, None] * tone[..., None])[shown]

    def whole(self, length, breadth, torn):
        """False where the ends of a ribbon are torn off, each of its fibres at another place."""
        place = np.arange(length)[:, None]
        cut = ndimage.gaussian_filter1d(self.r.random((2, breadth)), 0.8, axis=1) * torn * 6 / STEP
        return (place >= cut[0]) & (place <= length - 1 - cut[1])

    def fray(self, line, half, colour, count, reach):
        """Fibrils that leave the end of a strand, each its own way."""
        for _ in range(count):
            at = int(len(line) * self.r.uniform(0.8, 0.99))
            ahead = line[at] - line[max(at - 6, 0)]
            heading = np.arctan2(*ahead) + self.r.normal(0, 0.3)
            start = line[at] + self.r.normal(0, 0.4, 2) * half.max()
            fibril = course(self.r, start, heading, reach * self.r.uniform(0.4, 1.2), 0.7)
            thin = self.r.uniform(0.5, 0.9) * min(1.4, 0.5 + 0.2 * half.max())
            self.lay(fibril, thin * taper(len(fibril), 0.02, 0.6, 0.4), colour, rise=1.2)

    def scatter(self, count, lengths, widths, colours, spread=0.4, flat=0.0, bend=0.5, frayed=0.0, rise=1.0, where=None):
        """`count` strands with headings about level; sizes are drawn between the limits, small ones more often."""
        r = self.r
        size = np.array(self.height.shape)
        for _ in range(count):
            start = r.random(2) * size
            if where is not None and r.random() > where[tuple(start.astype(int))]:
                continue
            draw = r.random() ** 1.8
            length = lengths[0] * (lengths[1] / lengths[0]) ** r.random()
            width = widths[0] * (widths[1] / widths[0]) ** draw / 2
            line = course(r, start, r.normal(0, spread) + np.pi * r.integers(2), length, bend * r.uniform(0.3, 1.3))
            uneven = 1 + 0.22 * self.stain[r.integers(64), (r.integers(2048) + np.arange(len(line))) % 2048]
            half = np.maximum(0.5, width * uneven * taper(len(line), r.uniform(0.01, 0.2), r.uniform(0.02, 0.35)))
            colour = rgb(colours[r.integers(len(colours))])
            self.lay(line, half, colour, rise, flat * r.uniform(0.5, 1.0), lift=0.2 * width)
            if r.random() < frayed:
                self.fray(line, half, colour, r.integers(2, 5), 8 + 5 * width)
                self.fray(line[::-1], half, colour, r.integers(0, 4), 8 + 5 * width)
