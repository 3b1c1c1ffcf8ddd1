#!/usr/bin/python3
"""row.py SERVE.exr COUNTER.exr OUT.png: finish a serve so that any two of them can stand side by side.

The pictures of the row overlap by `OVERLAP` of their width. Each is as bright and as warm at both its edges as the
calmest part of the empty counter, row for row; and within the overlap it shows one and the same piece of that counter, so
that a neighbour goes on where it ends."""
import sys

import numpy as np

import filters
from grade import LOOKS, grade
from images import load, save

OVERLAP = 64 / 864
EVEN = 0.03       # how far up and down a row's brightness is averaged, of the height
LARGEST = 2.2     # by which an edge is brightened or darkened


def profile(picture, left, right):
    """Each row's middle brightness between two columns, in red, green and blue."""
    rows = np.median(picture[:, left:right], axis=1)
    reach = max(1, round(EVEN * picture.shape[0]))
    kernel = np.hanning(2 * reach + 1)
    kernel /= kernel.sum()
    padded = np.pad(rows, ((reach, reach), (0, 0)), mode='edge')
    return np.maximum(np.stack([np.convolve(padded[:, c], kernel, 'valid') for c in range(3)], 1), 1e-3)


def calmest(counter, reach):
    """The column of the empty counter about which least is to be seen: what lies there comes back at every joint."""
    stone = counter[round(.6 * counter.shape[0]):].mean(2)
    restless = np.convolve(np.abs(np.diff(stone, axis=0)).mean(0), np.ones(2 * reach + 1), 'valid')
    return reach + int(np.argmin(restless))


def joined(picture, counter):
    height, width = picture.shape[:2]
    overlap = round(OVERLAP * width)
    edge = round(1.5 * overlap)
    middle = calmest(counter, edge)
    wanted = profile(counter, middle - edge, middle + edge)
    gains = [np.log(np.clip(wanted / profile(picture, *columns), 1 / LARGEST, LARGEST))
             for columns in ((0, edge), (width - edge, width))]
    across = filters.smoothstep(np.arange(width, dtype=np.float32), 0, width - 1)[None, :, None]
    evened = picture * np.exp(gains[0][:, None] * (1 - across) + gains[1][:, None] * across)
    # The overlap's middle is the joint; the counter's calmest column lies there. Beyond the overlap the picture's own takes over.
    x = np.arange(width)
    for at in (overlap // 2, width - overlap // 2):
        inner = x - at if at < middle else at - x
        share = filters.smoothstep(inner.astype(np.float32), 0.9 * overlap, overlap // 2)[None, :, None]
        laid = counter[:, np.clip(x - at + middle, 0, width - 1)]
        evened = evened * (1 - share) + laid * share
    return np.clip(evened, 0, 1)


if __name__ == '__main__':
    serve, counter = (grade(load(path)[0][..., :3], **LOOKS['serve']) for path in sys.argv[1:3])
    save(sys.argv[3], joined(serve, counter).astype(np.float32))
