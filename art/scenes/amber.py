"""Gold leaf in lit spirit, very close: the Experience picture, and the dark wide bed of the tasting notes.

view=falling|tasting  w= h= spp= seeds=1,2 out="""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))

import bpy
import numpy as np
from mathutils import Vector

from kit.args import read_args
from kit.beaten_leaf import beaten_leaf, leaf_metal
from kit.camera import add_camera
from kit.meshes import link, mesh_object
from kit.nodes import new_material, new_world
from kit.render import crop, render_features, reset, set_up

args = read_args()
VIEWS = {
    # source: where the light enters in the window, and how far it reaches
    'falling': dict(size=(1400, 1800), seed=8, glow=0.90, light=0.80, source=(0.66, 0.98, 0.80, 1.02), count=170,
                    middle=0.1, spread=(0.82, 1.06), focus=-0.25, fstop=0.72),
    'tasting': dict(size=(2400, 1200), seed=23, glow=0.55, light=0.50, source=(0.66, 1.16, 0.74, 1.15), count=150,
                    middle=0.6, spread=(1.08, 0.56), focus=-0.9, fstop=0.42),
}
V = VIEWS[args.get('view', 'falling')]
WIDE = args.get('view') == 'tasting'
WIDTH, HEIGHT = args.whole('w', V['size'][0]), args.whole('h', V['size'][1])
scene = reset()
rng = np.random.default_rng(V['seed'])


def spirit_light(n):
    """Light comes in above the frame and goes down through the spirit in wide, uneven shafts."""
    window = n.add('ShaderNodeTexCoord').outputs['Window']
    x, y, _ = n.add('ShaderNodeSeparateXYZ', {0: window}).outputs
    cx, cy, rx, ry = V['source']
    dx, dy = (n.math('DIVIDE', n.math('SUBTRACT', value, at), reach) for value, at, reach in ((x, cx, rx), (y, cy, ry)))
    away = n.math('SQRT', n.math('ADD', n.math('MULTIPLY', dx, dx), n.math('MULTIPLY', dy, dy)))
    across = n.math('MULTIPLY', n.math('SUBTRACT', x, cx + 0.03), WIDTH / HEIGHT)
    angle = n.math('ARCTAN2', across, n.math('SUBTRACT', cy + 0.55, y))
    shafts = n.add('ShaderNodeTexNoise', {'Scale': 3.2, 'Detail': 3.0, 'Roughness': 0.55, 'W': n.math('ADD', n.math('MULTIPLY', angle, 2.6), 7.37)},
                   noise_dimensions='1D').outputs[0]
    drift = n.noise(window, 2.0, 3.0, 0.5, 1.0)
    for noise, share in ((shafts, 0.42), (drift, 0.34)):
        away = n.math('ADD', away, n.math('MULTIPLY', n.math('SUBTRACT', noise, 0.5), share))
    amber = n.ramp(away, [(0.0, (1.15, 0.50, 0.090)), (0.20, (0.60, 0.222, 0.030)), (0.50, (0.165, 0.051, 0.0060)),
                          (0.78, (0.050, 0.0140, 0.0018)), (1.0, (0.015, 0.0043, 0.0008))], 'EASE')
    return n.add('ShaderNodeEmission', {'Color': amber, 'Strength': V['glow']}).outputs[0]


def add_backdrop():
    material, n, out = new_material('spirit')
    n.join(out.inputs[0], spirit_light(n))
    material.cycles.sample_as_light = False
    corners = [(-40, 16, -40), (40, 16, -40), (40, 16, 40), (-40, 16, 40)]
    sheet = mesh_object('spirit', corners, [(0, 3, 2, 1)], material, smooth=False)
    sheet.visible_glossy = sheet.visible_diffuse = False


def sunk_gold():
    """Leaf that the spirit takes the light from with depth."""
    material, n, out, gold = leaf_metal()
    depth = n.math('MAXIMUM', n.math('SUBTRACT', n.add('ShaderNodeCameraData').outputs['View Z Depth'], 4.4), 0.0)
    lost = n.math('SUBTRACT', 1.0, n.math('POWER', 2.718, n.math('MULTIPLY', depth, -0.15)))
    n.join(out.inputs[0], n.mix_shader(lost, gold, spirit_light(n)))
    return material


def light_with_world():
    """Soft windows all round, seen by the metal alone."""
    n, out = new_world(scene)
    place = n.add('ShaderNodeTexCoord').outputs['Generated']
    height = n.add('ShaderNodeSeparateXYZ', {0: place}).outputs[2]
    total = n.mix(n.smooth(height, -0.7, 0.9), (0.085, 0.030, 0.006, 1), (0.46, 0.21, 0.055, 1))
    for towards, reach, colour, power in (((0.55, -0.45, 0.95), 0.46, (1, 0.86, 0.60), 13.0),
                                          ((-0.9, -0.5, 0.35), 0.40, (1, 0.70, 0.36), 2.2),
                                          ((0.1, 0.9, 0.8), 0.50, (1, 0.74, 0.40), 3.4),
                                          ((0.3, -1, -0.30), 0.34, (1, 0.66, 0.33), 0.9),
                                          ((-0.35, -1, 0.75), 0.20, (1, 0.88, 0.66), 11.0),
                                          # Wide and dim: flat fields of leaf run from light to dark.
                                          ((-0.7, -0.75, -0.15), 1.0, (1, 0.56, 0.20), 0.85),
                                          ((0.65, -0.75, 0.20), 0.9, (1, 0.62, 0.26), 1.05)):
        facing = n.vector('DOT_PRODUCT', place, tuple(Vector(towards).normalized()))
        seen = n.smooth(facing, math.cos(reach), math.cos(reach * 0.5))
        total = n.mix(1.0, total, n.mix(1.0, (*[c * power for c in colour], 1), seen, 'MULTIPLY'), 'ADD')
    n.join(out.inputs[0], n.add('ShaderNodeBackground', {'Color': total, 'Strength': V['light']}))


def scraps(material, count=30):
    made = [mesh_object('scrap', *beaten_leaf(1.0, 70 + i), material) for i in range(count)]
    meshes = [ob.data for ob in made]
    for ob in made:
        bpy.data.objects.remove(ob)
    return meshes


def hang(mesh, at, turn, size):
    ob = link(bpy.data.objects.new('leaf', mesh))
    ob.location, ob.rotation_euler, ob.scale = at, turn, (size,) * 3


def scatter(meshes):
    for i in range(V['count']):
        y = float(np.clip(rng.normal(V['middle'], 2.3), -4.2, 8.0))
        half = (7.0 + y) * 0.29
        x, z = rng.uniform(-half, half) * V['spread'][0], rng.uniform(-half, half) * V['spread'][1]
        size = min(0.34, 0.042 * math.exp(rng.normal(0.15, 0.85)))
        if y < -1.6:
            size = min(size, .10)
        if WIDE and abs(y) < 1.0:      # nothing sharp behind the words
            y += 2.2 if rng.uniform() < .7 else -2.2
        hang(meshes[i % len(meshes)], (x, y, z), rng.uniform(0, 6.28, 3), size)
    if not WIDE:
        hang(meshes[3], (0.36, -0.35, 0.62), (1.18, 0.10, -0.12), .30)
        hang(meshes[11], (-0.62, -0.2, -0.30), (1.2, -0.3, 1.9), .25)
        hang(meshes[18], (0.48, -0.1, -0.95), (0.5, 1.0, 0.2), .21)


def motes(mesh, count):
    """Dust of the leaf, at every depth; most of it is out of focus."""
    dust = np.random.default_rng(3)
    for _ in range(count):
        y = dust.uniform(-3.5, 7.0)
        half = (7.0 + y) * 0.29
        at = (dust.uniform(-half, half) * V['spread'][0], y, dust.uniform(-half, half) * V['spread'][1])
        hang(mesh, at, dust.uniform(0, 6.28, 3), 0.0022 * math.exp(dust.normal(0.4, 0.5)))


add_backdrop()
light_with_world()
meshes = scraps(sunk_gold())
scatter(meshes)
motes(meshes[0], 120 if WIDE else 420)
add_camera((0, -7, 0), (0, 0, 0), lens=62, focus=(0, V['focus'], 0), fstop=V['fstop'])
set_up(scene, WIDTH, HEIGHT, args.whole('spp', 40), bounces=(8, 1, 4, 0, 16), clamp=12, caustics=False)
crop(scene, args)
render_features(scene, args['out'], args.seeds())
