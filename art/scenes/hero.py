"""What stands before the field in the hero: the Añejo on a volcanic stone in a bank of red soil, on clear film.

The field's own panorama is the sky it stands under, is refracted by it and mirrored in it.
view=wide|flat  pano=PATH  w= h= spp= seeds=1,2 out=  crop=left,top,right,bottom"""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))

import bpy
import numpy as np
from mathutils import Vector

from kit.args import read_args
from kit.bank import METRE, add_bank, add_litter
from kit.bottle import build_bottle
from kit.camera import add_camera
from kit.caustic import gather, shine
from kit.dust import add_dust
from kit.lights import add_area, add_card, add_inside_cards, add_sun
from kit.meshes import mesh_object
from kit.nodes import Nodes, find, new_world
from kit.render import crop, render_features, reset, set_up
from kit.soil import soil_material
from kit.stone import add_stone

# Lens and shift: the level line falls where it does in the view of that name in scenes/field.py.
VIEWS = {'wide': (60, (-0.30, -0.045)), 'flat': (45, (-0.30, -0.0388))}
EYE, DISTANCE = 1.54, 13.0  # above the stone, before the bottle
AZIMUTH, HEIGHT, SUN_WARM = 72, 17, (1.0, 0.58, 0.29)     # the field's own sun
# Where the light that the bottle gathers lands: the stone's top and, beyond it, the bank's mean level.
TOP, BANK = ((-1.75, -1.05), (1.75, 1.0), 0.0), ((-9.5, -3.4), (2.0, 1.2), -0.47)
LOW_SUN = (1.0, 0.70, 0.42)


def sheet(low, high, level):
    return mesh_object('lands', [(low[0], low[1], level), (high[0], low[1], level), (high[0], high[1], level),
                                 (low[0], high[1], level)], [(0, 1, 2, 3)], smooth=False)


def throw_light(scene, args, bottle, stone, bank):
    """The amber light on stone and soil: gathered on level sheets in their place, then laid on them."""
    azimuth, sun_height = math.radians(args.number('az', AZIMUTH)), math.radians(args.number('el', HEIGHT))
    sun_from = Vector((math.sin(azimuth) * math.cos(sun_height), math.cos(azimuth) * math.cos(sun_height),
                       math.sin(sun_height)))
    sheets = [sheet(*TOP), sheet(*BANK)]
    grains = gather(scene, sun_from, bottle, sheets, Vector((0, 0, 1.3)), 1.7, rays=args.whole('rays', 900))
    for ob in sheets:
        bpy.data.objects.remove(ob)
    # So much amber leaves nothing but red; an eye that knows the bottle's colour expects honey.
    worth = grains[1]
    worth[:, 1], worth[:, 2] = np.maximum(worth[:, 1], 0.56 * worth[:, 0]), np.maximum(worth[:, 2], 0.16 * worth[:, 0])
    for ob, (low, high, level) in ((stone, TOP), (bank, BANK)):
        shine(ob, grains, (0, 1), low, high, args.number('shine', 52), SUN_WARM, level, soft=2.0)
    # Laid on from above, it would run down the stone's sides in streaks.
    n, glow = Nodes(stone.data.materials[0].node_tree), find(stone.data.materials[0], 'EMISSION')
    height = n.add('ShaderNodeSeparateXYZ', {0: n.add('ShaderNodeNewGeometry').outputs['Position']}).outputs[2]
    n.join(glow.inputs['Strength'], n.smooth(height, -0.14, -0.05, 0.0, glow.inputs['Strength'].default_value))


def light(args):
    n, out = new_world(bpy.context.scene)
    ahead = n.add('ShaderNodeMapping', {'Vector': n.add('ShaderNodeTexCoord').outputs['Generated'],
                                        'Rotation': (0, 0, -math.pi / 2)})
    field = n.add('ShaderNodeTexEnvironment', {'Vector': ahead.outputs[0]})
    field.image = bpy.data.images.load(args['pano'])
    field.image.colorspace_settings.name = 'Linear'
    path = n.add('ShaderNodeLightPath')
    through = n.math('MULTIPLY', path.outputs['Is Transmission Ray'], args.number('thru', 0.80))
    n.join(out.inputs[0], n.add('ShaderNodeBackground', {
        'Color': field.outputs[0], 'Strength': n.math('ADD', args.number('env', 1.0), through)}))
    add_sun(math.radians(args.number('az', AZIMUTH)), math.radians(args.number('el', HEIGHT)), args.number('sun', 34), SUN_WARM,
            degrees=1.6, transmission=False)
    middle = (0, 0, 1.2)
    add_card('rim_right', (2.0, 0.9, 1.5), middle, 0.45, 3.6, LOW_SUN, args.number('rim', 17), lamp=False, diffuse=False)
    add_card('rim_left', (-2.0, 0.9, 1.4), middle, 0.26, 3.6, (0.86, 0.90, 1.0), args.number('rim', 17) * 0.35, lamp=False, diffuse=False)
    add_card('key_left', (-2.85, -4.9, 2.3), (0, 0, 1.1), 1.3, 3.2, (0.86, 0.92, 1.0), args.number('key', 0.5), lamp=False, diffuse=False)
    add_card('glow', (0.45, 1.6, 0.95), (0, 0, 0.9), 1.25, 2.3, (1.0, 0.56, 0.19), args.number('glow', 0.15), lamp=False,
             glossy=False, diffuse=False, veil=True)
    # The sun as edges, metal and the right chamfer mirror it: a lamp's own image is too small to burn out on so thin a bevel.
    for name, degrees, up, width, height in (('glint', AZIMUTH, 4.2, 1.8, 9.0), ('flash', 88.4, 1.7, 1.0, 2.2)):
        away = (20 * math.sin(math.radians(degrees)), 20 * math.cos(math.radians(degrees)), up)
        add_card(name, away, (0, 0, 1.4), width, height, LOW_SUN, args.number(name, 170), transmission=False, lamp=False,
                 diffuse=False, level=True)
    add_inside_cards(args.number('inside', 12), lamp=False)
    add_area('front', (-4, -7, 4.5), (0, 0, 0.7), 2.5, args.number('front', 60), (0.86, 0.91, 1.0))


def main():
    args = read_args()
    scene = reset()
    bottle = build_bottle('anejo', lift=args.number('lift', 0.22), density=args.number('den', 7.0), casts=True)
    add_dust(bottle.clear[0].data.materials[0], 0.0, 0.75, 0.30)
    stone, soil = add_stone(), soil_material(scale=METRE)
    bank = add_bank(soil)
    add_litter(soil)
    light(args)
    throw_light(scene, args, bottle, stone, bank)
    lens, shift = VIEWS[args.get('view', 'wide')]
    add_camera((0, -DISTANCE, EYE), (0, 100, EYE), lens=lens, shift=shift,
               focus=(0, -0.33, EYE), fstop=args.number('f', 0.9))
    set_up(scene, args.whole('w', 2560), args.whole('h', 1440), args.whole('spp', 96),
           bounces=(20, 3, 20, 20, 24), clamp=16, filter_glossy=0.4, transparent=True)
    crop(scene, args)
    render_features(scene, args['out'], args.seeds())


main()
