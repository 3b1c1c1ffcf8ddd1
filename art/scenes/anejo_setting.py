"""The Añejo in the dark of the cellar: barrels dim and far, the light coming from the amber.

w= h= spp= seeds=1,2 out="""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))

import numpy as np

from kit.args import read_args
from kit.barrel import add_barrel, barrel_meshes
from kit.bottle import build_bottle
from kit.camera import add_camera
from kit.lights import WARM, WHITE, add_area, add_card, add_inside_cards, mirror_window
from kit.meshes import grid_object, mesh_object
from kit.nodes import new_material, new_world
from kit.noise import fbm
from kit.render import crop, render_features, reset, set_up

AMBER_LIGHT = (1.0, 0.50, 0.14)


def slab_material():
    """Wet-dark basalt, worn smooth in places."""
    material, n, out = new_material('slab')
    place = n.add('ShaderNodeNewGeometry').outputs['Position']
    broad, fine = n.noise(place, 0.9, 8.0, 0.62, 0.5), n.noise(place, 26.0, 5.0, 0.7)
    colour = n.ramp(broad, [(0.3, (0.012, 0.010, 0.009)), (0.7, (0.040, 0.032, 0.027))])
    # Pores, and the grey dust of a cellar where the stone lies lower.
    pores = n.smooth(n.add('ShaderNodeTexVoronoi', {'Vector': place, 'Scale': 13.0}).outputs[0], 0.05, 0.16)
    dusty = n.math('MULTIPLY', n.smooth(fine, 0.48, 0.66), n.smooth(n.noise(place, 2.3, 6.0, 0.66), 0.44, 0.62))
    colour = n.mix(n.math('MULTIPLY', dusty, 0.55), colour, (0.115, 0.095, 0.078, 1))
    colour = n.mix(pores, (0.006, 0.005, 0.0045, 1), colour)
    rough = n.math('ADD', 0.16, n.math('MULTIPLY', n.ramp(broad, [(0.35, 0.0), (0.7, 1.0)]), 0.30))
    rough = n.math('ADD', rough, n.math('MULTIPLY', dusty, 0.35))
    stone = n.add('ShaderNodeBsdfPrincipled', {'Base Color': colour, 'Roughness': rough, 'Specular': 0.5})
    n.join(stone.inputs['Normal'], n.bump(n.math('ADD', n.math('ADD', broad, n.math('MULTIPLY', pores, 0.06)), n.math('MULTIPLY', fine, 0.25)), 0.25, 0.05))
    n.join(out.inputs[0], stone.outputs[0])
    return material


def add_slab():
    x, y = np.meshgrid(np.linspace(-9, 9, 900), np.linspace(-9, 4.2, 660))
    edge = np.clip(y - 3.6 - 0.25 * fbm(x * 0.8, x * 0 + 2.5, 4, 8), 0, None)
    z = 0.015 * fbm(x * 0.7, y * 0.7, 5, 3) * np.clip(np.hypot(x, y) - 0.5, 0, 1) - 0.004 - 2.5 * edge
    grid_object('slab', x, y, z, slab_material())


def add_stack():
    """Three courses of barrels, each lying in the hollows of the one below, before a black wall."""
    meshes, rng = barrel_meshes(), np.random.default_rng(5)
    for course, (height, shift) in enumerate(((-3.6, 0.0), (2.2, 3.4), (8.0, 0.0))):
        for i in range(-4, 5):
            place = (i * 6.9 + shift + 1.2 + rng.normal(0, .08), 27 + course * 0.5 + rng.normal(0, .25), height)
            add_barrel(meshes, place, rng.uniform(0, 6.28))
    black, n, out = new_material('black')
    n.join(out.inputs[0], n.add('ShaderNodeBsdfDiffuse', {'Color': (0.01, 0.008, 0.006, 1)}))
    mesh_object('wall', [(-60, 33, -12), (60, 33, -12), (60, 33, 30), (-60, 33, 30)], [(0, 1, 2, 3)], black, smooth=False)


def light(scene, args):
    n, out = new_world(scene)
    path = n.add('ShaderNodeLightPath')
    axis = n.add('ShaderNodeSeparateXYZ', {0: n.add('ShaderNodeTexCoord').outputs['Generated']})
    inside = n.math('MULTIPLY', n.math('GREATER_THAN', path.outputs['Transmission Depth'], 1.5),
                    n.math('LESS_THAN', axis.outputs[1], -0.25))
    seen = n.mix(inside, (0.0025, 0.0020, 0.0018, 1), (0.36, 0.26, 0.15, 1))
    n.join(out.inputs[0], n.add('ShaderNodeBackground', {'Color': seen, 'Strength': 1.0}))
    middle = (0, 0, 1.2)
    add_card('rim_right', (1.9, 0.55, 1.5), middle, 0.50, 3.6, WARM, 8, lamp=False, level=True, diffuse=False)
    add_card('rim_left', (-1.8, 0.75, 1.4), middle, 0.36, 3.6, WARM, 9, lamp=False, level=True, diffuse=False)
    add_card('key_left', (-2.85, -4.9, 2.3), (0, 0, 1.1), 1.3, 3.2, WHITE, 3.4, lamp=False, level=True, diffuse=False)
    add_card('top', (0.2, 0.4, 4.6), (0, 0, 2.0), 1.6, 1.4, WHITE, 4, lamp=False, diffuse=False)
    add_inside_cards(12, lamp=False)
    # The eye is higher than in the cuts: what the leaning face mirrors lies nearer and lower.
    mirror_window(args.number('mirror', 1.0), -2.6, (-0.42, 0.62, 0.55, 1.3), (-0.30, 2.1, 0.5, 0.9), level=True)
    # Behind the liquid alone: lower down it would fill the clear base with cream.
    add_card('glow', (0.1, 1.5, 1.05), (0, 0, 1.05), 0.85, 1.5, (1.0, 0.60, 0.22), args.number('glow', 1.40), 'backlight', lamp=False,
             glossy=False, diffuse=False, uneven=0.4)
    # What the amber throws on the stone, and what little of it reaches the oak.
    add_area('amber_pool', (0.05, 0.9, 1.5), (0, 0.25, 0), 0.8, args.number('pool', 34), AMBER_LIGHT)
    add_area('amber_spill', (0, 1.2, 1.0), (0, 20, 2.0), 1.2, args.number('spill', 1500), AMBER_LIGHT)
    for x in (-15, 3.5, 19):
        add_area('cellar_lamp', (x, 17, 13), (x * 0.9, 27, 1.0), 2.2, args.number('lamp', 1500), (1.0, 0.62, 0.30), glossy=True)
    add_area('front', (-4, -7, 4.5), (0, 0, 0.7), 2.0, 90, WHITE)


def main():
    args = read_args()
    scene = reset()
    build_bottle('anejo', lift=0.15)
    add_slab()
    add_stack()
    light(scene, args)
    eye = 1.62
    add_camera((0, -14, eye), (0, 100, eye), lens=86, shift=(0.13, -0.045), focus=(0, -0.33, eye), fstop=args.number('f', 0.36))
    set_up(scene, args.whole('w', 2000), args.whole('h', 1400), args.whole('spp', 32),
           bounces=(18, 3, 18, 18, 24), clamp=5, filter_glossy=0.4)
    crop(scene, args)
    render_features(scene, args['out'], args.seeds())


main()
