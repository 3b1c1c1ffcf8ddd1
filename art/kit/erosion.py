"""Ravines: rain that runs down a height field and carries it away, so that valleys branch as real ones do."""
import numpy as np

AROUND = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]


def _shifted(padded, z, dy, dx):
    """Each cell's neighbour, from `z` with one more cell on every side."""
    return padded[1 + dy:1 + dy + z.shape[0], 1 + dx:1 + dx + z.shape[1]]


def erode(z, cell, rain, rounds, strength, creep, power=0.5, most=0.02):
    """`z` after `rounds` of stream-power erosion. `cell` is a grid square's edge in the unit of z, `rain` what falls
    on each square, `creep` how much of each round's roughness slides together, `most` the deepest cut of one round."""
    rows, columns = z.shape
    rng = np.random.default_rng(5)
    own = np.arange(z.size).reshape(z.shape)
    flow = rain.ravel().copy()
    reach = np.array([np.hypot(*step) * cell for step in AROUND])
    steps = np.array([dy * columns + dx for dy, dx in AROUND])
    for _ in range(rounds):
        # Walls beyond the edges, so that nothing flows out sideways.
        walled = np.pad(z, 1, constant_values=1e6)
        falls = np.stack([(z - _shifted(walled, z, dy, dx)) / d for (dy, dx), d in zip(AROUND, reach)])
        # Chance in the choice of way, or valleys would follow the grid's eight directions.
        way = (falls * rng.uniform(0.8, 1.2, falls.shape)).argmax(0)
        slope = np.take_along_axis(falls, way[None], 0)[0]
        target = np.where(slope > 0, own + steps[way], own).ravel()
        sink = target == own.ravel()
        # The last round's rivers are nearly this one's, so a few steps bring the water up to date.
        for _ in range(24):
            carried = np.where(sink, 0, flow)
            flow = rain.ravel() + np.bincount(target, carried, z.size)
        water = flow.reshape(z.shape) * cell
        cut = np.minimum(strength * water ** power * np.maximum(slope, 0), most)
        open_ = np.pad(z, 1, mode='edge')
        mean = sum(_shifted(open_, z, dy, dx) for dy, dx in AROUND) / 8
        z = z - cut + (mean - z) * creep
    return z
