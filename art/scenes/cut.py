"""A bottle to be cut out: Plata in bright field on limewash, Añejo lit from behind on obsidian.

var=plata|anejo  flakes=0|1  ground=black lights only the Plata's glass, for tools/split.py
w= h= spp= seeds=1,2 out=  masks=STEM writes the masks instead of the picture."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))

from kit.args import read_args
from kit.bottle import build_bottle
from kit.camera import add_camera
from kit.lights import WARM, WHITE, add_card, add_inside_cards, mirror_window
from kit.masks import render_mask, render_seen_through
from kit.meshes import mesh_object
from kit.nodes import new_material, new_world, srgb
from kit.render import crop, render_features, reset, set_up

MIDDLE = (0, 0, 1.2)
FLOOR = [(-30, -30, 0), (30, -30, 0), (30, 30, 0), (-30, 30, 0)]


def room(n, path, axis, ground, dim):
    """What reflections see: a limewashed room, its window on the left."""
    window = n.smooth(axis.outputs[0], -0.35, -0.85, 0.0, 0.75)
    far_wall = n.smooth(axis.outputs[0], 0.55, 0.95, 0.0, 0.40)
    return n.mix(1.0, (*ground, 1), n.math('ADD', n.math('ADD', window, far_wall), dim), 'MULTIPLY')


def seen_through(n, axis, ground):
    """Bright field, by direction: the ground near the axis, dark to the sides; that draws the edges of clear glass."""
    aside = n.math('ABSOLUTE', n.math('ARCTAN2', axis[0], axis[1]))
    field = n.math('MULTIPLY', n.smooth(aside, math.radians(10), math.radians(27), 1.0, 0.0),
                   n.smooth(axis[2], 0.26, 0.66, 1.0, 0.16))
    # Steeper down it is bright again: else the thick foot has two black panels.
    field = n.math('MAXIMUM', field, n.smooth(axis[2], -0.046, -0.068, 0.0, 0.80))
    front = n.math('LESS_THAN', axis[1], 0.0)
    # Brighter to the left, as the window is: the two facets of every cut of the emblem differ by it.
    before = n.mix(n.smooth(axis[0], -0.7, 0.6), (0.95, 0.96, 0.95, 1), (0.14, 0.145, 0.14, 1))
    beside = n.mix(front, (0.026, 0.030, 0.032, 1), before)
    # What the glass keeps of the light is given back: clean crystal is no greyer than its ground.
    return n.mix(field, beside, (*[c * 1.035 for c in ground], 1))


def light_plata(scene, ground):
    """Bright field. Floor and room agree in every direction, or what the facets show would end at the horizon."""
    n, out = new_world(scene)
    path = n.add('ShaderNodeLightPath')
    axis = n.add('ShaderNodeSeparateXYZ', {0: n.add('ShaderNodeTexCoord').outputs['Generated']})
    through = seen_through(n, axis.outputs, ground)
    seen = n.mix(path.outputs['Is Transmission Ray'], room(n, path, axis, ground, 0.07), through)
    seen = n.mix(path.outputs['Is Camera Ray'], seen, (*ground, 1))
    n.join(out.inputs[0], n.add('ShaderNodeBackground', {'Color': seen, 'Strength': 1.0}))
    material, n, out = new_material('floor')
    here, path = n.add('ShaderNodeNewGeometry'), n.add('ShaderNodeLightPath').outputs
    place = n.vector('MULTIPLY', here.outputs['Position'], (1.0, 1.0, 0.0))
    away = n.vector('LENGTH', place, (0, 0, 0))
    axis = n.add('ShaderNodeSeparateXYZ', {0: n.vector('MULTIPLY', here.outputs['Incoming'], (-1.0, -1.0, -1.0))})
    colour = n.mix(path['Is Transmission Ray'], (*ground, 1), seen_through(n, axis.outputs, ground))
    lit = n.math('MAXIMUM', n.smooth(away, 0.10, 0.85, 0.10, 1.0), path['Is Camera Ray'])
    n.join(out.inputs[0], n.add('ShaderNodeEmission', {'Color': colour, 'Strength': lit}))
    mesh_object('floor', FLOOR, [(0, 1, 2, 3)], material, smooth=False)
    # Seen through the glass a card's dark rim would be a rod that ends nowhere.
    for name, at, width, height, power in (('key_left', (-2.85, -3.6, 2.2), 0.9, 3.4, 4.0), ('strip_left', (-2.2, 0.2, 1.4), 0.30, 3.6, 7),
                                           ('strip_right', (2.2, -0.4, 1.4), 0.22, 3.6, 5.6)):
        add_card(name, at, MIDDLE, width, height, WHITE, power, transmission=False)
    add_card('top', (0.2, -0.6, 4.6), (0, 0, 2.0), 1.6, 1.4, WHITE, 4, transmission=False)
    add_card('letters', (0.9, -6.5, 3.6), (0, 0, 0.7), 1.6, 1.2, WHITE, 6, transmission=False)


def light_edges(scene):
    """Dark field for clear glass: nothing behind it, and what light its edges catch."""
    n, out = new_world(scene)
    n.join(out.inputs[0], n.add('ShaderNodeBackground', {'Color': (0, 0, 0, 1)}))
    add_card('strip_right', (1.9, 0.55, 1.5), MIDDLE, 0.55, 3.6, WHITE, 5)
    add_card('strip_left', (-1.8, 0.75, 1.4), MIDDLE, 0.42, 3.6, WHITE, 7)
    add_card('key_left', (-2.85, -4.9, 2.3), (0, 0, 1.1), 1.5, 3.2, WHITE, 5, transmission=False)
    add_card('top', (0.2, 0.4, 4.6), (0, 0, 2.0), 1.6, 1.4, WHITE, 4)


def light_anejo(scene):
    """Dark field: two rims, a key at the front face's mirror angle, a glow behind, and light for the leaf inside."""
    n, out = new_world(scene)
    path = n.add('ShaderNodeLightPath')
    axis = n.add('ShaderNodeSeparateXYZ', {0: n.add('ShaderNodeTexCoord').outputs['Generated']})
    inside = n.math('MULTIPLY', n.math('GREATER_THAN', path.outputs['Transmission Depth'], 1.5),
                    n.math('LESS_THAN', axis.outputs[1], -0.25))
    # Brighter to the left: what is gilded turns one side to it. Evenly lit, base and shoulder look like panels.
    before = n.mix(n.smooth(axis.outputs[0], -0.75, 0.45), (0.50, 0.36, 0.20, 1), (0.05, 0.033, 0.016, 1))
    seen = n.mix(inside, (0.004, 0.003, 0.003, 1), before)
    seen = n.mix(path.outputs['Is Camera Ray'], seen, (0, 0, 0, 1))
    # It ends below the eye's level, or the empty neck is brown.
    wall = n.math('MULTIPLY', n.smooth(axis.outputs[1], 0.80, 1.0), n.smooth(axis.outputs[2], 0.07, 0.0))
    wall = n.math('MULTIPLY', n.math('MULTIPLY', wall, path.outputs['Is Transmission Ray']), 0.5)
    seen = n.mix(1.0, seen, n.mix(1.0, (0.20, 0.085, 0.022, 1), wall, 'MULTIPLY'), 'ADD')
    n.join(out.inputs[0], n.add('ShaderNodeBackground', {'Color': seen, 'Strength': 1.0}))
    material, n, out = new_material('floor')
    # What is seen through the base is the stone behind it, with a gleam: a card there would fill it with a panel.
    away = n.vector('DISTANCE', n.add('ShaderNodeNewGeometry').outputs['Position'], (0.16, 1.3, 0))
    through = n.add('ShaderNodeLightPath').outputs['Is Transmission Ray']
    place = n.add('ShaderNodeTexCoord').outputs['Object']
    sheen = n.noise(place, 1.7, 9.0, 0.62, 0.6)
    # Broken by the stone's grain, or it is a brown fog.
    grain = n.smooth(n.noise(n.vector('MULTIPLY', place, (1.0, 0.45, 1.0)), 5.5, 7.0, 0.66, 0.7), 0.40, 0.72, 0.05, 1.5)
    gleam = n.math('MULTIPLY', n.math('MULTIPLY', n.smooth(away, 0.95, 0.0, 0.0, 0.18), grain), through)
    n.join(out.inputs[0], n.add('ShaderNodeBsdfPrincipled', {
        'Base Color': (0, 0, 0, 1), 'Specular': 0.45, 'Roughness': n.math('ADD', n.math('MULTIPLY', sheen, 0.22), 0.10),
        'Emission': (1.0, 0.45, 0.13, 1), 'Emission Strength': gleam}))
    material.cycles.sample_as_light = False
    mesh_object('floor', FLOOR, [(0, 1, 2, 3)], material, smooth=False)
    add_card('strip_right', (1.9, 0.55, 1.5), MIDDLE, 0.55, 3.6, WHITE, 14)
    add_card('strip_left', (-1.8, 0.75, 1.4), MIDDLE, 0.42, 3.6, WARM, 16)
    # Seen through the neck's walls it breaks into pieces that look like letters.
    add_card('key_left', (-2.85, -4.9, 2.3), (0, 0, 1.1), 1.5, 3.2, WHITE, 7.0, transmission=False)
    add_card('fill_right', (3.2, -2.0, 1.2), (0, 0, 1.0), 0.9, 3.2, WARM, 1.6)
    add_card('top', (-0.75, 0.3, 4.6), (0, 0, 2.0), 1.7, 1.4, WHITE, 5, 'bell')
    add_inside_cards(15)
    # It ends above the base, which shows the dark ground.
    add_card('glow', (0.06, 1.5, 1.02), (0, 0, 1.02), 0.92, 1.74, (1.0, 0.54, 0.17), 1.42, 'backlight', glossy=False, diffuse=False, uneven=0.35)


def main():
    args = read_args()
    scene = reset()
    variant = args.get('var', 'anejo')
    plata = variant == 'plata'
    bottle = build_bottle(variant, flakes=args.whole('flakes', 1) == 1, lift=0.06 if plata else 0.17)
    if args.get('ground') == 'black':
        light_edges(scene)
    elif plata:
        light_plata(scene, srgb('F3EEE4'))
    else:
        light_anejo(scene)
    mirror_window(1.5 if plata else 1.9)
    add_camera((0.0, -9.2, 1.42), (0, 0, 1.335), lens=args.number('lens', 109), focus=(0, -0.33, 1.0), fstop=0.9)
    set_up(scene, args.whole('w', 640), args.whole('h', 1800), args.whole('spp', 64),
           bounces=(24, 3, 24, 24, 24), clamp=10, filter_glossy=0.3)
    crop(scene, args)
    stem = args.get('masks')
    if stem:
        render_mask(scene, bottle.parts, stem + '.all.exr')
        render_mask(scene, bottle.solid, stem + '.solid.exr')
        render_mask(scene, [bottle.label], stem + '.label.exr', 8)
        render_seen_through(scene, bottle.liquid, [bottle.clear[0]], stem + '.liquid.exr', 6)
    else:
        render_features(scene, args['out'], args.seeds())


main()
