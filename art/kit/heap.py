"""The heap of agave hearts beside the oven: raw ones, split ones, and cooked halves raked out of the mouth. Unit 1 m."""
import bpy
import numpy as np
from mathutils import Matrix, Vector

from .agave_heart import add_heart
from .hewings import hairs, strands
from .meshes import link

# Of a mesh: kind, and which of that kind. Where its middle is, its size, its axis, and where the cut faces (halves).
# Where the rigid-body solver let them come to rest; since then split ones have been turned to the lens and the sun.
HEAP = (
    ('raw', 0, (.915, .783, .281), 1.057, (.39, .92, -.04), None),
    ('raw', 1, (.155, .608, .257), .970, (-.95, .09, -.30), None),
    ('raw', 2, (1.226, 1.290, .422), .976, (-.22, -.73, .65), None),
    ('raw', 3, (.197, 1.294, .303), 1.029, (.26, .02, .97), None),
    ('raw', 4, (.916, -.147, .276), 1.029, (-.78, -.25, .58), None),
    ('cooked', 0, (-.361, 1.269, .150), .90, (.86, .30, .28), (.22, -.26, .94)),
    ('raw', 1, (1.045, -1.386, .290), 1.057, (.35, .30, .88), None),
    ('raw', 2, (.481, .897, .630), .932, (-.35, -.22, .91), None),
    ('split', 1, (1.080, -.640, .215), .883, (.72, .10, .68), (.02, -.86, .50)),
    ('raw', 0, (.346, .057, .270), .968, (-.76, .40, -.52), None),
    ('split', 0, (-.145, -.640, .235), 1.031, (-.55, -.20, .81), (.34, -.86, .38)),
    ('cooked', 1, (-.665, .200, .175), .98, (.62, .66, .42), (.16, -.66, .73)),
    ('raw', 3, (1.220, .349, .515), .964, (.30, -.52, .80), None),
    ('raw', 3, (-1.530, .886, .285), 1.058, (.77, .62, -.15), None),
    ('raw', 2, (.395, -.398, .235), .985, (.62, -.62, .48), None),
    ('cooked', 2, (-.900, .930, .160), .90, (.95, -.10, .28), (-.22, -.60, .77)),
    # What still lies in the oven.
    ('roast', 0, (-.900, 2.130, .235), .84, (.50, -.62, .60), None),
    ('cooked', 1, (-.370, 2.170, .205), .86, (.20, .40, .90), (-.15, -.75, .64)),
    ('roast', 0, (-.890, 2.640, .260), .88, (-.72, .35, .60), None),
    ('cooked', 0, (-.350, 2.660, .250), .90, (.90, .20, .30), (-.10, -.60, .80)),
    ('roast', 0, (-.650, 2.430, .575), .82, (.30, .70, -.65), None),
    ('cooked', 2, (-.930, 2.830, .640), .86, (.60, .20, .77), (.30, -.80, .50)),
    ('roast', 0, (-.330, 2.900, .640), .88, (.10, -.40, -.91), None),
    ('roast', 0, (-.560, 3.120, .930), .86, (.85, .30, .40), None),
    ('roast', 0, (-.920, 3.300, .300), .90, (.1, .3, .9), None),
    ('roast', 0, (-.340, 3.350, .300), .90, (.7, .3, .5), None),
)


def _pose(at, size, axis, face):
    """Local Z along the axis, local -Y as nearly as may be towards `face`."""
    z = Vector(axis).normalized()
    y = -Vector(face or (.31, -.83, .47))
    y = (y - z * y.dot(z)).normalized()
    turned = Matrix((y.cross(z), y, z)).transposed().to_4x4()
    return Matrix.Translation(at) @ turned @ Matrix.Scale(size, 4)


def _made(kind, seed, detail):
    """A heart's mesh, and the fibres that stand out of it."""
    size = dict(columns=int(840 * detail), rows=int(540 * detail))
    heart = add_heart(seed, half=kind in ('split', 'cooked'), cooked=kind in ('cooked', 'roast'), **size)
    rng = np.random.default_rng(seed + 500)
    fibres = strands('fibres', *hairs(heart.data, rng, int((2400 if kind == 'raw' else 1100) * min(1, detail * 2))), cooked=kind in ('cooked', 'roast'))
    meshes = heart.data, fibres.data
    for ob in (heart, fibres):
        bpy.data.objects.remove(ob)
    return meshes


def add_hearts(detail=1.0):
    made = {}
    for kind, which, at, size, axis, face in HEAP:
        key = kind, which
        if key not in made:
            made[key] = _made(kind, 20 + which + 10 * ('raw', 'split', 'cooked', 'roast').index(kind), detail)
        for mesh in made[key]:
            link(bpy.data.objects.new('heart', mesh)).matrix_world = _pose(at, size, axis, face)
