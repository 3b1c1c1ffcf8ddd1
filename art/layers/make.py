"""Makes every layer into art/masters/layers: `python3 art/layers/make.py [name …]`."""

import sys
import time
from pathlib import Path

import numpy as np
from PIL import Image

import beds
import edges
import kit
import lode
import metal
import roots
import veins

MASTERS = Path(__file__).resolve().parents[1] / 'masters' / 'layers'
FAULT = Path(__file__).resolve().parents[2] / 'styles' / 'textures' / 'split-line.json'


def edge(name):
    alpha = kit.reduced(edges.edge(*edges.KINDS[name]), 2)
    return np.dstack([np.zeros((*alpha.shape, 3)), alpha])


LAYERS = {
    **{name: (lambda make=make: kit.reduced(make(), 2)) for name, make in beds.BEDS.items()},
    'gold': lambda: kit.reduced(metal.sheet(), 2),
    **{name: (lambda name=name: edge(name)) for name in edges.KINDS},
    'vein': veins.vein,
    'fault': veins.fault,
    'lode': lode.lode_wide,
    'lode-phone': lode.lode_tall,
    'roots': roots.roots,
}


def main(names):
    MASTERS.mkdir(parents=True, exist_ok=True)
    unknown = set(names) - set(LAYERS) - {'fault-line'}
    if unknown:
        sys.exit(f'no such layer: {", ".join(sorted(unknown))}')
    for name in names or LAYERS:
        if name in LAYERS:
            start = time.monotonic()
            picture = np.rint(np.clip(LAYERS[name](), 0, 1) * 255).astype('uint8')
            whole = picture.shape[-1] == 4
            target = MASTERS / f'{name}.webp'
            Image.fromarray(picture).save(target, quality=92, method=4, lossless=whole and name.startswith('edge'), exact=True)
            print(f'{name}: {target.stat().st_size // 1024} kB, {time.monotonic() - start:.0f} s', flush=True)
    if not names or 'fault-line' in names:
        veins.write_fault(FAULT)
        print(f'fault line: {len(veins.fault_line())} points')


if __name__ == '__main__':
    main(sys.argv[1:])
