"""Red earth cut open like a soil profile: roots hang, volcanic stones stick out. Calm and dark at the upper left.

w= h= spp= seeds=1,2 out=  columns=  crop=left,top,right,bottom"""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))

import numpy as np

from kit.args import read_args
from kit.camera import add_camera
from kit.lights import add_area
from kit.nodes import new_world
from kit.render import crop, render_features, reset, set_up
from kit.roots import DOWN, Roots
from kit.soil_profile import LARGE_STONES, add_crumbs, add_face, add_stones, choose_stones, depth_map

args = read_args()
scene = reset()
rng = np.random.default_rng(6)
stones, depth_at = choose_stones(rng), depth_map()
columns = args.whole('columns', 2500)
add_face(stones, columns, round(columns * .76))
add_crumbs(depth_at)
add_stones(stones, rng, depth_at)

roots = Roots(depth_at, LARGE_STONES)
for i in range(70):
    stout = i % 4 and i < 34
    x = .42 + rng.normal(0, .42) if i % 4 else rng.uniform(-1.2, 1.2)
    radius, length = (rng.uniform(.0036, .0092), rng.uniform(.45, 1.25)) if stout else (rng.uniform(.0012, .0030), rng.uniform(.25, .8))
    roots.grow(x, .83 + rng.uniform(-.03, .08), radius, length, DOWN + rng.normal(0, .45), 500 + i)
for i in range(520):
    x = rng.uniform(-1.25, 1.25) if i % 2 else .42 + rng.normal(0, .5)
    roots.grow(x, .86 - abs(rng.normal(0, .34)), rng.uniform(.0004, .0011), rng.uniform(.05, .26),
               DOWN + rng.normal(0, 1.1), 900 + i, 2, rng.uniform(-.002, .012))
roots.add()

add_area('low_sun', (2.5, -1.25, 1.35), (.35, 0, -.25), .55, args.number('sun', 180), (1.0, .74, .50), size_y=.9)
add_area('open_sky', (-1.6, -3.2, 1.6), (0, 0, 0), 2.2, args.number('fill', 6), (.85, .86, 1.0))
n, out = new_world(scene)
n.join(out.inputs[0], n.add('ShaderNodeBackground', {'Color': (.20, .17, .17, 1), 'Strength': .14}))
add_camera((0, -3.5, .02), (0, 0, 0), lens=63, focus=(0, -.1, 0), fstop=8.0)
set_up(scene, args.whole('w', 2000), args.whole('h', 1500), args.whole('spp', 20), bounces=(4, 3, 2, 1, 4),
       clamp=4, filter_glossy=1.0, caustics=False)
crop(scene, args)
render_features(scene, args['out'], args.seeds())
