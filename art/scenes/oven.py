"""Cut agave hearts heaped beside the stone oven's mouth, embers within, low sun from the right.

w= h= spp= seeds=1,2 out= detail= (of the meshes; a preview needs less) crop=left,top,right,bottom"""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))

import bpy
import numpy as np

from kit.args import read_args
from kit.camera import add_camera
from kit.embers import add_embers
from kit.heap import add_hearts
from kit.lights import add_sun
from kit.masonry import Mouth, add_wall, brick_material, stone_material
from kit.meshes import link, mesh_object, sides_object
from kit.nodes import new_material, new_world
from kit.render import crop, render_features, reset, set_up
from kit.yard import add_yard

args = read_args()
scene = reset()
DETAIL = args.number('detail', 1)
FRONT = 1.75
MOUTH = Mouth(x=-.62, half=.62, spring=.86, front=FRONT)


def add_fire(x, y, z, power, colour, radius):
    lamp = bpy.data.lights.new('fire', 'POINT')
    lamp.energy, lamp.color, lamp.shadow_soft_size = power, colour, radius
    link(bpy.data.objects.new('fire', lamp)).location = (MOUTH.x + x, FRONT + y, z)


def add_shade(leaves=900):
    """Trees out of frame on the right break the sun: crowns of leaves, each as wide as a hand."""
    rng = np.random.default_rng(17)
    for x, y, z, radius in ((6.6, 1.3, 4.2, 1.15), (7.4, 3.2, 4.4, 1.5), (6.9, -.2, 3.6, .55)):
        count = int(leaves * radius ** 2)
        out = rng.normal(size=(count, 3))
        at = out / np.linalg.norm(out, axis=1, keepdims=True) * radius * rng.uniform(0, 1.15, (count, 1)) ** .45
        along, aside = rng.normal(size=(2, count, 3))
        size = .085 * np.exp(rng.normal(0, .35, (count, 1)))
        corners = np.stack([at - along * size, at + aside * size * .5, at + along * size, at - aside * size * .5], 1)
        ob = sides_object('crown', corners.reshape(-1, 3) + (x, y, z), np.arange(count * 4).reshape(-1, 4), None)
        ob.visible_camera = False


def add_steam():
    """What the wet hearts give off, drifting out of the mouth: veils that add the light they catch."""
    for k, (x, y, z, width, height, power) in enumerate(((-.05, -.10, 1.55, 1.5, 2.3, .085), (.25, -.45, 1.75, 1.9, 2.6, .06),
                                                         (-.1, .35, 1.0, 1.2, 1.5, .10))):
        material, n, out = new_material('steam')
        place = n.add('ShaderNodeTexCoord').outputs['Generated']
        across, _, up = n.add('ShaderNodeSeparateXYZ', {0: place}).outputs
        drawn = n.add('ShaderNodeMapping', {'Vector': place, 'Location': (7.3 * k, 2, 0), 'Scale': (1.25 * width, 1, 1.05 * height)})
        wisp = n.ramp(n.noise(drawn.outputs[0], 1.6, 4.0, .52, 1.6), [(.36, 0.0), (.92, 1.0)], 'EASE')
        middle = n.math('ABSOLUTE', n.math('SUBTRACT', across, n.math('ADD', .36, n.math('MULTIPLY', up, .2))))
        bell = n.math('MULTIPLY', n.smooth(middle, .36, .04), n.math('MULTIPLY', n.smooth(up, .0, .25), n.smooth(up, 1.0, .35)))
        colour = n.ramp(up, [(.05, (1.0, .48, .20)), (.45, (.80, .70, .62))])
        glow = n.add('ShaderNodeEmission', {'Color': colour, 'Strength': n.math('MULTIPLY', n.math('MULTIPLY', wisp, bell), power)})
        n.join(out.inputs[0], n.add_shader(glow.outputs[0], n.add('ShaderNodeBsdfTransparent').outputs[0]))
        material.cycles.sample_as_light = False
        sheet = [(x + sx * width / 2, y, z + sz * height / 2) for sx, sz in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        ob = mesh_object('steam', [(MOUTH.x + a, FRONT + b, c) for a, b, c in sheet], [(0, 1, 2, 3)], material, smooth=False)
        ob.visible_shadow = ob.visible_diffuse = ob.visible_glossy = False


def light_sky():
    n, out = new_world(scene)
    x, _, z = n.add('ShaderNodeSeparateXYZ', {0: n.add('ShaderNodeTexCoord').outputs['Generated']}).outputs
    side = n.math('ADD', n.math('MULTIPLY', x, .35), n.math('MULTIPLY', z, .5))
    colour = n.ramp(side, [(.0, (.05, .065, .10)), (.5, (.16, .20, .30)), (.9, (.42, .34, .28))])
    n.join(out.inputs[0], n.add('ShaderNodeBackground', {'Color': colour, 'Strength': args.number('sky', .70)}))


soot = (MOUTH.x, MOUTH.spring + .62, 1.15)
add_wall(MOUTH, -2.6, 2.9, 3.3,
         stone_material('stone', (.095, .078, .068), (.250, .205, .175), soot),
         stone_material('mortar', (.150, .118, .088), (.270, .215, .165), soot),
         brick_material('inside'))
add_embers(MOUTH)
add_yard(DETAIL)
add_hearts(DETAIL)
add_shade()
add_steam()
light_sky()
add_sun(math.radians(args.number('az', 104)), math.radians(args.number('el', 19)), args.number('sun', 6.0), (1.0, .62, .33), .9)
for fire in ((0, .52, 1.16, 7, (1, .42, .14), .16), (-.02, .36, .10, 6, (1, .30, .07), .10), (.34, .95, 1.05, 5, (1, .40, .12), .12)):
    add_fire(*fire)
add_camera((.30, -3.75, 1.22), (.10, 1.2, .86), lens=args.number('lens', 41), focus=(-.05, -.75, .30), fstop=2.2)
set_up(scene, args.whole('w', 1400), args.whole('h', 1750), args.whole('spp', 24), bounces=(4, 3, 2, 1, 3),
       clamp=4, filter_glossy=1.0, caustics=False)
crop(scene, args)
render_features(scene, args['out'], args.seeds())
