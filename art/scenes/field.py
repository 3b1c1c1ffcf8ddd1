"""The field at first light: the hero's plates and the panorama that lights the bottle.

view=wide|flat|tall|pano  w= h= spp= seeds=1,2 out=  crop=left,top,right,bottom"""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))

import bpy
from mathutils import Vector

from kit.args import read_args
from kit.camera import add_camera
from kit.field import add_field
from kit.haze import hazed, no_lamps
from kit.hills import add_foothills, add_volcano
from kit.meshes import link
from kit.nodes import new_world
from kit.render import crop, render_features, render_plain, reset, set_up
from kit.trees import add_trees

args = read_args()
view = args.get('view', 'wide')
VIEWS = {
    'wide': dict(lens=33, shift=(-0.08, -0.045), volcano=-1250),
    # For flat windows: from further back, so that the bottle leaves room above it.
    'flat': dict(lens=29, shift=(-0.10, -0.0388), volcano=-1330, summit=0.935, eye=-5.4, spread=0.76),
    'tall': dict(lens=34, shift=(-0.06, -0.075), volcano=-880),
    'pano': dict(lens=33, shift=(0, 0), volcano=-1250),
}
V = VIEWS[view]
SUN_AZIMUTH, SUN_HEIGHT = math.radians(args.number('az', 72)), math.radians(args.number('el', 17))

scene = reset()
finish = lambda n, shader: hazed(n, shader, SUN_AZIMUTH, args.number('haze', 360), 0.85)
CAMERA = (args.number('cx', 0.45), args.number('cy', V.get('eye', -4.6)))
print('plants', add_field(finish, CAMERA, args.number('row', -0.55), seed=args.whole('plants', 11),
                          spread=V.get('spread', 0.62), around=view == 'pano'))
add_trees(finish, CAMERA, args.number('row', -0.55))
DRY = (0.155, 0.125, 0.068)
add_foothills(720, 3000, 30, 3, DRY, SUN_AZIMUTH, 1500)
add_foothills(1300, 5200, 62, 8, DRY, SUN_AZIMUTH, 1700)
add_foothills(2500, 9000, 150, 19, DRY, SUN_AZIMUTH, 2100)
summit = V.get('summit', 1)
add_volcano(args.number('vx', V['volcano']), 4600, args.number('vr', 1500 * summit), args.number('vh', 815 * summit),
            SUN_AZIMUTH, 3600, 0.72)
add_foothills(6500, 19000, 560, 14, DRY, SUN_AZIMUTH, 3600)
add_foothills(11000, 30000, 1500, 27, DRY, SUN_AZIMUTH, 4600)

n, world_out = new_world(scene)
sky = n.add('ShaderNodeTexSky', sky_type='NISHITA', sun_disc=False, sun_elevation=SUN_HEIGHT, sun_rotation=SUN_AZIMUTH,
            air_density=1.0, dust_density=1.6, ozone_density=1.6, altitude=1200)
n.join(world_out.inputs[0], n.add('ShaderNodeBackground', {'Color': sky.outputs[0], 'Strength': args.number('sky', 0.22)}))

sun = bpy.data.lights.new('sun', 'SUN')
sun.energy, sun.angle, sun.color = args.number('sun', 29), math.radians(0.9), (1.0, 0.58, 0.29)
towards = Vector((math.sin(SUN_AZIMUTH) * math.cos(SUN_HEIGHT), math.cos(SUN_AZIMUTH) * math.cos(SUN_HEIGHT),
                  math.sin(SUN_HEIGHT)))
link(bpy.data.objects.new('sun', sun)).rotation_euler = towards.to_track_quat('Z', 'Y').to_euler()

height = args.number('cz', 1.40)
eye = (CAMERA[0], CAMERA[1], height)
camera = add_camera(eye, (CAMERA[0], 100, height), lens=args.number('lens', V['lens']), shift=V['shift'],
                    focus=None if view == 'pano' else (CAMERA[0], 1.2, height), fstop=args.number('f', 2.8))
if view == 'pano':
    camera.data.type = 'PANO'
    camera.data.cycles.panorama_type = 'EQUIRECTANGULAR'
set_up(scene, args.whole('w', 2560), args.whole('h', 1440), args.whole('spp', 24),
       bounces=(4, 2, 2, 2, 4), clamp=6, filter_glossy=1.0, caustics=False,
       transparent=view != 'pano')
no_lamps()
crop(scene, args)
if view == 'pano':
    render_plain(scene, args['out'], args.whole('spp', 12))
else:
    render_features(scene, args['out'], args.seeds())
