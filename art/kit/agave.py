"""Blue agave: the leaf's material and whole rosettes as meshes to be instanced."""
import math
from dataclasses import dataclass

import bpy
import numpy as np

from .agave_leaf import make_leaf
from .meshes import polygon_mesh
from .nodes import new_material

GOLDEN_ANGLE = 2.399963
THORN = (0.045, 0.018, 0.010)


def _bud_print(n, t, u, own, at, slope):
    """The toothed margin of the leaf that lay folded against this one, pressed into its bloom: 1 on the line, a little
    beyond it. `at` and `slope` say where it runs, from the middle (0) towards a margin (1 or -1)."""
    tooth = n.math('PINGPONG', n.math('MULTIPLY', n.math('ADD', t, own), 19.0), 0.5)
    tooth = n.math('MULTIPLY', n.math('POWER', n.math('MULTIPLY', tooth, 2.0), 3.0), 0.13)
    line = n.math('ADD', n.math('SUBTRACT', at, n.math('MULTIPLY', t, slope)), n.math('MULTIPLY', own, 0.22))
    beyond = n.math('SUBTRACT', n.math('SUBTRACT', u, line), tooth)
    edge = n.ramp(n.math('ABSOLUTE', beyond), [(0.0, 1.0), (0.045, 0.0)])
    film = n.math('MULTIPLY', n.smooth(beyond, -0.01, 0.02), n.smooth(beyond, 0.30, 0.05))
    return n.math('MULTIPLY', n.math('MAXIMUM', edge, n.math('MULTIPLY', film, 0.35)), n.smooth(t, 0.95, 0.80))


def leaf_material(finish=lambda nodes, shader: shader, thorn_colour=THORN):
    """Blue-grey bloom, rubbed off in patches to the green skin beneath, the prints of the neighbouring leaves, scars,
    fine veins, a dry tip and thorns."""
    material, n, out = new_material('agave')
    attribute = lambda name: n.add('ShaderNodeAttribute', attribute_name=name).outputs['Fac']
    t, u, thorn, own, dry, old = (attribute(name) for name in ('t', 'e', 'k', 'rnd', 'dry', 'old'))
    plant = n.add('ShaderNodeObjectInfo').outputs['Random']
    e = n.math('ABSOLUTE', u)
    place = n.add('ShaderNodeTexCoord').outputs['Object']
    along = n.add('ShaderNodeCombineXYZ', {0: n.math('MULTIPLY', u, 1.0), 1: n.math('MULTIPLY', t, 2.2),
                                           2: n.math('MULTIPLY', own, 40.0)}).outputs[0]
    stretched = lambda x, y: n.add('ShaderNodeMapping', {'Vector': along, 'Scale': (x, y, 1)}).outputs[0]
    broad, fine = n.noise(place, 9.0, 2.0, 0.6), n.noise(place, 150.0, 1.0, 0.6)
    veins = n.noise(stretched(17, 0.7), 1.0, 1.5, 0.6)
    rub = n.noise(stretched(2.2, 2.6), 1.0, 4.0, 0.70)
    skin = n.ramp(broad, [(0.30, (0.075, 0.138, 0.094)), (0.70, (0.140, 0.218, 0.150))])
    bloom = n.ramp(broad, [(0.28, (0.178, 0.258, 0.268)), (0.72, (0.272, 0.360, 0.368))])
    # How much of the bloom is left: least where leaves rubbed, more on some leaves than on others, thick at the foot.
    left = n.smooth(n.math('ADD', rub, n.math('MULTIPLY', n.math('SUBTRACT', 0.5, own), 0.22)), 0.33, 0.53, 0.08, 1.0)
    left = n.math('MULTIPLY', left, n.smooth(plant, 0.0, 1.0, 0.70, 1.0))
    left = n.math('MAXIMUM', left, n.smooth(t, 0.35, 0.02))
    colour = n.mix(left, skin, bloom)
    colour = n.mix(n.ramp(veins, [(0.35, 0.22), (0.55, 0.0)]), colour, (0.060, 0.098, 0.080, 1))
    colour = n.mix(n.ramp(t, [(0.0, 0.80), (0.24, 0.0)]), colour, (0.43, 0.44, 0.35, 1))
    # Leaves yellow with age, and each plant has a tone of its own.
    colour = n.mix(n.math('MULTIPLY', old, n.smooth(rub, 0.30, 0.62, 0.65, 0.10)), colour, (0.290, 0.285, 0.130, 1))
    tone = n.ramp(n.math('FRACT', n.math('MULTIPLY', plant, 7.3)), [(0.0, (0.80, 0.87, 0.84)), (0.5, (1.0, 1.0, 1.0)), (1.0, (1.08, 1.05, 0.95))])
    colour = n.mix(1.0, colour, tone, 'MULTIPLY')
    colour = n.mix(1.0, colour, n.ramp(own, [(0.0, (0.84, 0.86, 0.88)), (1.0, (1.10, 1.08, 1.04))]), 'MULTIPLY')
    printed = n.math('MAXIMUM', _bud_print(n, t, u, own, 0.46, 0.52),
                     _bud_print(n, t, n.math('MULTIPLY', u, -1.0), n.math('FRACT', n.math('MULTIPLY', own, 7.0)), 0.34, 0.42))
    printed = n.math('MULTIPLY', printed, n.smooth(broad, 0.34, 0.60, 0.40, 1.0))
    colour = n.mix(printed, colour, (0.40, 0.465, 0.450, 1))
    colour = n.mix(n.ramp(e, [(0.90, 0.0), (1.0, 0.65)]), colour, (0.17, 0.125, 0.065, 1))
    # Cork grows over old wounds: short scratches across, flecks, now and then a nibbled blotch.
    scratch = n.noise(stretched(3.0, 60.0), 1.0, 1.0, 0.5)
    blotch = n.noise(place, 26.0, 2.0, 0.62)
    scar = n.math('MAXIMUM', n.ramp(scratch, [(0.73, 0.0), (0.78, 0.75)]), n.ramp(blotch, [(0.70, 0.0), (0.74, 0.8)]))
    colour = n.mix(scar, colour, n.mix(fine, (0.11, 0.080, 0.045, 1), (0.36, 0.29, 0.19, 1)))
    dryness = n.math('ADD', dry, n.math('MULTIPLY', n.math('SUBTRACT', broad, 0.5), 0.9))
    straw = n.mix(n.ramp(veins, [(0.34, 1.0), (0.62, 0.0)]), (0.40, 0.315, 0.20, 1), (0.17, 0.115, 0.065, 1))
    withered = n.ramp(n.math('ADD', n.math('SUBTRACT', t, 1.0), dryness), [(0.0, 0.0), (0.16, 0.95)])
    colour = n.mix(withered, colour, straw)
    colour = n.mix(n.ramp(fine, [(0.68, 0.0), (0.78, 0.30)]), colour, (0.10, 0.085, 0.05, 1))
    # Red earth, splashed up by rain and blown onto what lies level; rain washes it down into the channel.
    where = n.add('ShaderNodeNewGeometry')
    high = n.add('ShaderNodeSeparateXYZ', {0: place}).outputs[2]
    splash = n.math('MULTIPLY', n.smooth(high, 0.42, 0.02), n.smooth(n.noise(place, 38.0, 3.0, 0.75), 0.40, 0.62, 0.15, 0.95))
    level = n.smooth(n.add('ShaderNodeSeparateXYZ', {0: where.outputs['Normal']}).outputs[2], 0.35, 0.95)
    blown = n.math('MULTIPLY', n.math('MULTIPLY', level, n.smooth(e, 0.9, 0.2, 0.35, 1.0)), n.smooth(rub, 0.40, 0.66, 0.05, 0.42))
    colour = n.mix(n.math('MAXIMUM', splash, n.math('MULTIPLY', blown, n.smooth(t, 0.9, 0.1, 0.25, 1.0))), colour, (0.285, 0.150, 0.092, 1))
    colour = n.mix(thorn, colour, (*thorn_colour, 1))
    rough = n.math('ADD', n.smooth(left, 0.0, 1.0, 0.27, 0.54), n.math('MULTIPLY', broad, 0.10))
    surface = n.add('ShaderNodeBsdfPrincipled', {'Base Color': colour, 'Specular': 0.50, 'Sheen': 0.12, 'Roughness': rough})
    # Stronger bump makes leaves look like nuggets.
    height = n.math('ADD', n.math('ADD', broad, n.math('MULTIPLY', fine, 0.20)), n.math('MULTIPLY', veins, 0.22))
    n.join(surface.inputs['Normal'], n.bump(height, 0.25, 0.02))
    through = n.add('ShaderNodeBsdfTranslucent', {'Color': (0.34, 0.42, 0.12, 1)})
    amount = n.math('MULTIPLY', n.math('SUBTRACT', 1.0, thorn), n.ramp(e, [(0.3, 0.02), (1.0, 0.15)]))
    n.join(out.inputs[0], finish(n, n.mix_shader(amount, surface.outputs[0], through.outputs[0])))
    return material


@dataclass(frozen=True)
class Habit:
    """How one plant grew. Angles in degrees; `cut` and `browned` are shares of its leaves."""
    leaves: int = 95
    lift: float = 0.0       # its leaves stand up more than most plants'
    breadth: float = 1.0
    curl: float = 10.0
    withered: int = 7       # dead leaves about its foot
    cut: float = 0.0        # shortened by a blade, so that one can walk between the rows
    browned: float = 0.07   # dry from the tip


def any_habit(seed, leaves):
    """Old and young, neat and neglected: no two alike."""
    rng = np.random.default_rng(seed + 400)
    return Habit(int(leaves * rng.uniform(0.72, 1.15)), min(rng.normal(-2, 4), 2), rng.uniform(0.86, 1.16), rng.normal(9, 5),
                 int(rng.integers(6, 22)), rng.choice([0.0, 0.03, 0.09]), rng.uniform(0.06, 0.24))


YOUNG = Habit(leaves=44, lift=7, breadth=0.86, curl=6, withered=3, browned=0.05)


def rosette(name, seed, material, habit=Habit(), size=1.0, coarse=False):
    """A plant of about `size` metres on a skirt of withered leaves; coarse ones, for the distance, have a tenth of
    the faces."""
    rng = np.random.default_rng(seed)
    mesh = _Marked()
    life = np.random.default_rng(seed + 9000)       # apart, so that the plants keep the shape they had
    for i in range(-habit.withered, habit.leaves):
        dead, young = i < 0, max(i, 0) / (habit.leaves - 1)
        r = life if dead else rng
        azimuth = i * GOLDEN_ANGLE + r.normal(0, 0.09)
        elevation = math.radians(np.interp(young, [0, 0.15, 0.5, 0.85, 0.93, 1], [-2, 10, 38, 66, 80, 87])
                                 + habit.lift * (1 - young) + r.normal(0, 4.2 * (1 - young) + 1.2))
        length = size * np.interp(young, [0, 0.2, 0.6, 0.9, 1], [0.88, 1.08, 1.08, 0.85, 0.66]) * r.uniform(0.84, 1.09)
        width = size * habit.breadth * np.interp(young, [0, 0.3, 0.8, 1], [0.112, 0.118, 0.092, 0.052]) * r.uniform(0.88, 1.10)
        curve = math.radians(r.normal(habit.curl, 7) + (6 if young < 0.4 else 0)) * (1 if young < 0.85 else 0.3)
        if young < 0.12 and r.uniform() < 0.4:
            curve -= math.radians(r.uniform(15, 40))
        twist, cut = r.normal(0, 0.10), 1.0
        if dead:
            # Shrivelled, curled along its middle, sunk to the ground.
            width, length, twist = width * life.uniform(0.3, 0.7), length * life.uniform(0.45, 0.95), life.normal(0, 0.9)
            elevation, curve = math.radians(life.uniform(2, 16)), math.radians(life.uniform(-40, -10))
        elif life.uniform() < 0.08:
            curve += math.radians(life.uniform(-26, 14))
        if young < 0.6 and life.uniform() < habit.cut * (4 if dead else 1):
            cut = life.uniform(0.45, 0.9)
        leaf = make_leaf(length, width, elevation, curve, twist, int(r.integers(1e9)),
                         rows=14 if coarse else 38, columns=6 if coarse else 12, cut=cut)
        out, up = size * np.interp(young, [0, 1], [0.13, 0.012]), size * np.interp(young, [0, 0.5, 1], [0.10, 0.24, 0.36])
        own = r.uniform()
        dry = r.uniform(0.25, 0.9) if young < 0.10 and r.uniform() < 0.6 else r.uniform(0, 0.10)
        if dead:
            dry = 1.6
        elif life.uniform() < habit.browned:
            dry += life.uniform(0.05, 0.35) * (1.4 - young)
        dry = max(dry, 1.04 - cut) if cut < 1 else dry
        mesh.add(leaf, azimuth, (out, 0, up), rnd=own, dry=dry, old=(1 - young) ** 3)
    return mesh.make(name, material)


def fallen_leaves(material, count=5, seed=700):
    """Dry leaves, whole or hacked, as they lie about the rows."""
    meshes = []
    for i in range(count):
        rng = np.random.default_rng(seed + i)
        mesh = _Marked()
        leaf = make_leaf(rng.uniform(0.45, 0.95), rng.uniform(0.035, 0.075), math.radians(rng.uniform(-1, 5)), math.radians(rng.uniform(-14, 4)),
                         rng.normal(0, 1.3), seed + i, rows=24, columns=8, cut=rng.choice([1.0, rng.uniform(0.4, 0.8)]))
        mesh.add(leaf, 0.0, (-0.3, 0, 0.02), rnd=rng.uniform(), dry=1.6, old=1.0)
        meshes.append(mesh.make('fallen', material))
    return meshes


class _Marked:
    """Leaves gathered into one mesh, with what the material needs to know of each."""

    def __init__(self):
        self.verts, self.faces, self.count = [], [], 0
        self.marks = {key: [] for key in ('t', 'e', 'k', 'rnd', 'dry', 'old')}

    def add(self, leaf, azimuth, foot, **own):
        c, s = math.cos(azimuth), math.sin(azimuth)
        self.verts.append((leaf.verts + np.array(foot)) @ np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]]).T)
        self.faces += [face + self.count for face in leaf.faces]
        self.count += leaf.count
        for key, values in (('t', leaf.t), ('e', leaf.e), ('k', leaf.k)):
            self.marks[key].append(values)
        for key, value in own.items():
            self.marks[key].append(np.full(leaf.count, value))

    def make(self, name, material):
        mesh = polygon_mesh(name, np.concatenate(self.verts), self.faces)
        for key, values in self.marks.items():
            mesh.attributes.new(key, 'FLOAT', 'POINT').data.foreach_set('value', np.concatenate(values).astype(np.float32))
        mesh.materials.append(material)
        return mesh
