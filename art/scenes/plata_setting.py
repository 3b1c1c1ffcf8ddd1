"""Plata on a honed stone table before a limewashed wall, a palm's shadow falling across both.

gobo=PALM.png  w= h= spp= seeds=1,2 out="""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))

import bpy
from mathutils import Vector

from kit.args import read_args
from kit.bottle import build_bottle
from kit.camera import add_camera
from kit.caustic import gather, shine
from kit.lights import WHITE, add_card, mirror_window
from kit.meshes import link, mesh_object
from kit.nodes import new_material, new_world
from kit.render import crop, render_features, reset, set_up

SUN = (1.0, 0.955, 0.885)
SUN_FROM = Vector((-0.74, -0.50, 0.56)).normalized()
WALL = 3.4
# How much more than counted of what the glass gathers: a photograph is exposed for the shade.
CAUGHT = 1.9


def limewash():
    material, n, out = new_material('limewash')
    place = n.add('ShaderNodeNewGeometry').outputs['Position']
    brush = n.noise(n.add('ShaderNodeMapping', {'Vector': place, 'Scale': (0.5, 1, 1.3)}).outputs[0], 1.4, 8.0, 0.62, 1.2)
    hairs = n.noise(n.add('ShaderNodeMapping', {'Vector': place, 'Scale': (0.16, 1, 1.0), 'Rotation': (0, 0.5, 0)}).outputs[0], 13.0, 5.0, 0.6, 0.7)
    cloud, tooth = n.noise(place, 0.35, 5.0, 0.55), n.noise(place, 9.0, 8.0, 0.72)
    colour = n.mix(n.ramp(cloud, [(0.35, 0.0), (0.65, 1.0)]), (0.735, 0.690, 0.612, 1), (0.805, 0.770, 0.700, 1))
    colour = n.mix(n.ramp(brush, [(0.40, 0.0), (0.62, 0.5)]), colour, (0.845, 0.815, 0.755, 1))
    wall = n.add('ShaderNodeBsdfDiffuse', {'Color': colour, 'Roughness': 0.4})
    height = n.math('ADD', n.math('ADD', n.math('MULTIPLY', tooth, 0.22), n.math('MULTIPLY', hairs, 0.22)), brush)
    n.join(wall.inputs['Normal'], n.bump(height, 0.19, 0.10))
    n.join(out.inputs[0], wall.outputs[0])
    return material


def honed_stone():
    """Limestone: beds, pores that crowd along them, shells of every size, and the dull trace of the hone."""
    material, n, out = new_material('honed_stone')
    place = n.add('ShaderNodeNewGeometry').outputs['Position']
    along = n.add('ShaderNodeMapping', {'Vector': place, 'Scale': (0.28, 1.3, 1), 'Rotation': (0, 0, 0.22)}).outputs[0]
    bed, cloud = n.noise(along, 1.1, 7.0, 0.6, 0.8), n.noise(place, 1.7, 6.0, 0.6, 0.4)
    grain, shells = n.noise(place, 55.0, 5.0, 0.72), n.noise(place, 15.0, 4.0, 0.62, 1.6)
    colour = n.ramp(bed, [(0.28, (0.365, 0.322, 0.262)), (0.52, (0.470, 0.428, 0.364)), (0.75, (0.540, 0.503, 0.440))])
    colour = n.mix(n.smooth(cloud, 0.38, 0.66, 0.0, 0.40), colour, (0.545, 0.505, 0.440, 1))
    colour = n.mix(n.smooth(shells, 0.57, 0.66, 0.0, 0.55), colour, (0.600, 0.570, 0.510, 1))
    colour = n.mix(n.smooth(shells, 0.40, 0.31, 0.0, 0.45), colour, (0.280, 0.235, 0.185, 1))
    colour = n.mix(n.smooth(grain, 0.36, 0.66, 0.0, 0.35), colour, (0.250, 0.215, 0.172, 1))
    crowd = n.smooth(bed, 0.44, 0.60, 0.03, 0.15)
    pits = [n.add('ShaderNodeTexVoronoi', {'Vector': along, 'Scale': scale}).outputs[0] for scale in (16.0, 41.0)]
    solid = n.math('MULTIPLY', *[n.smooth(n.math('SUBTRACT', pit, crowd), -0.03, 0.05) for pit in pits])
    colour = n.mix(solid, (0.165, 0.130, 0.098, 1), colour)
    rough = n.math('ADD', 0.20, n.math('MULTIPLY', bed, 0.16))
    rough = n.math('ADD', rough, n.math('MULTIPLY', n.math('SUBTRACT', 1.0, solid), 0.4))
    rough = n.math('ADD', rough, n.smooth(cloud, 0.42, 0.60, 0.0, 0.16))
    stone = n.add('ShaderNodeBsdfPrincipled', {'Base Color': colour, 'Roughness': rough, 'Specular': 0.55})
    height = n.math('ADD', n.math('MULTIPLY', solid, 0.6), n.math('ADD', n.math('MULTIPLY', grain, 0.20), n.math('MULTIPLY', cloud, 0.25)))
    n.join(stone.inputs['Normal'], n.bump(height, 0.35, 0.012))
    n.join(out.inputs[0], stone.outputs[0])
    return material


def flag(name, x, y, width, height):
    """A black card that only glass sees: it draws the bottle's edges, as on a photographer's table."""
    material, n, out = new_material(name)
    n.join(out.inputs[0], n.add('ShaderNodeEmission', {'Color': (0.05, 0.052, 0.05, 1), 'Strength': 1.0}))
    ob = mesh_object(name, [(x - width / 2, y, 0), (x + width / 2, y, 0), (x + width / 2, y, height), (x - width / 2, y, height)],
                     [(0, 1, 2, 3)], material, smooth=False)
    ob.visible_camera = ob.visible_diffuse = ob.visible_glossy = ob.visible_shadow = False


def palm_gobo(path, target, distance, size):
    """A sheet across the sun that lets through as much light as the picture is bright."""
    material, n, out = new_material('palm')
    image = n.add('ShaderNodeTexImage', {'Vector': n.add('ShaderNodeTexCoord').outputs['UV']}, extension='EXTEND')
    image.image = bpy.data.images.load(os.path.abspath(path))
    image.image.colorspace_settings.name = 'Non-Color'
    n.join(out.inputs[0], n.add('ShaderNodeBsdfTransparent', {'Color': n.math('POWER', image.outputs[0], 1.7)}))
    right = Vector((0, 0, 1)).cross(SUN_FROM).normalized()
    up = SUN_FROM.cross(right)
    centre = Vector(target) + SUN_FROM * distance
    corners = [centre + right * sx * size / 2 + up * sy * size / 2 for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    ob = mesh_object('palm', corners, [(0, 1, 2, 3)], material, smooth=False)
    for corner, uv in zip(ob.data.uv_layers.new(name='UVMap').data, ((0, 0), (1, 0), (1, 1), (0, 1))):
        corner.uv = uv
    ob.visible_camera = ob.visible_diffuse = ob.visible_glossy = ob.visible_transmission = False


def main():
    args = read_args()
    scene = reset()
    bottle = build_bottle('plata', lift=0.05, casts=True)
    table = mesh_object('table', [(-20, -16, 0), (20, -16, 0), (20, WALL, 0), (-20, WALL, 0)], [(0, 1, 2, 3)], honed_stone(), smooth=False)
    wall = mesh_object('wall', [(-20, WALL, -1), (20, WALL, -1), (20, WALL, 14), (-20, WALL, 14)], [(0, 1, 2, 3)], limewash(), smooth=False)
    for side in (-1, 1):
        flag('flag', side * args.number('flag', 1.85), 1.7, 1.9, 3.4)
    palm_gobo(args['gobo'], (args.number('gx', -1.0), WALL, args.number('gz', 1.75)), 14, args.number('gs', 8.5))
    n, out = new_world(scene)
    n.join(out.inputs[0], n.add('ShaderNodeBackground', {'Color': (0.66, 0.80, 1.0, 1), 'Strength': args.number('fill', 0.16)}))
    sun = bpy.data.lights.new('sun', 'SUN')
    sun.energy, sun.angle, sun.color = args.number('sun', 4.4), 0.010, SUN
    lamp = link(bpy.data.objects.new('sun', sun))
    lamp.rotation_euler = SUN_FROM.to_track_quat('Z', 'Y').to_euler()
    lamp.visible_transmission = False
    add_card('window', (-3.4, -3.4, 2.2), (0, 0, 1.2), 0.9, 3.4, WHITE, args.number('window', 1.3), diffuse=False, lamp=False)
    add_card('rim_right', (2.6, -0.6, 1.4), (0, 0, 1.2), 0.24, 3.6, WHITE, args.number('rim', 3.0), diffuse=False, lamp=False)
    mirror_window(args.number('mirror', 0.5), -2.6, (-0.42, 0.62, 0.55, 1.3), (-0.30, 2.1, 0.5, 0.9), level=True)
    grains = gather(scene, SUN_FROM, bottle, (table, wall), Vector((0, 0, 1.3)), 1.7)
    shine(table, grains, (0, 1), (-5, -7), (7, WALL), sun.energy * CAUGHT, SUN)
    shine(wall, grains, (0, 2), (-5, 0), (8, 6), sun.energy * CAUGHT, SUN)
    eye = 2.2
    add_camera((0, -14, eye), (0, 100, eye), lens=86, shift=(-0.13, -0.144), focus=(0, -0.33, 1.0), fstop=0.55)
    set_up(scene, args.whole('w', 2000), args.whole('h', 1400), args.whole('spp', 32),
           bounces=(18, 3, 18, 18, 24), clamp=40, filter_glossy=0.4)
    crop(scene, args)
    render_features(scene, args['out'], args.seeds())


main()
