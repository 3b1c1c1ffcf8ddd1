"""The field at first light, low and close along a furrow: the first Experience picture.

w= h= spp= seeds=1,2 out=  crop=left,top,right,bottom"""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))

from kit.args import read_args
from kit.camera import add_camera
from kit.field import ROW, add_field
from kit.haze import hazed, no_lamps
from kit.hills import add_foothills, add_volcano
from kit.lights import add_sun
from kit.nodes import new_world
from kit.render import crop, render_features, reset, set_up
from kit.trees import add_trees

args = read_args()
scene = reset()
AZIMUTH, HEIGHT = math.radians(67), math.radians(13)
CAMERA = (1.35, -4.6)


def gap(x, y):
    """Plants missing on the sunny side, so that light reaches the furrow in front."""
    row = round(x / ROW)
    return row >= 1 and y < 11 and (row * 7 + int(y / 2.2) * 5) % 3 == 0


finish = lambda n, shader: hazed(n, shader, AZIMUTH, 330, 0.85)
add_field(finish, CAMERA, 0.0, gap, thorn_colour=(0.16, 0.052, 0.021))
add_trees(finish, CAMERA, 0.0)
DRY = (0.155, 0.125, 0.068)
add_foothills(720, 3000, 34, 3, DRY, AZIMUTH, 1700)
add_foothills(1500, 5200, 75, 8, DRY, AZIMUTH, 2100)
add_foothills(2800, 9000, 130, 19, DRY, AZIMUTH, 2600)
add_volcano(60, 5600, 2100, 1180, AZIMUTH, 5000, 0.72)
add_foothills(7500, 22000, 600, 14, DRY, AZIMUTH, 3600)


def add_sky():
    """Clear morning air with thin cirrus, pinker towards the sun, and a warm band on the horizon."""
    n, out = new_world(scene)
    towards = n.add('ShaderNodeTexCoord').outputs['Generated']
    x, y, up = n.add('ShaderNodeSeparateXYZ', {0: towards}).outputs
    sky = n.add('ShaderNodeTexSky', sky_type='NISHITA', sun_disc=False, sun_elevation=HEIGHT, sun_rotation=AZIMUTH,
                air_density=1.0, dust_density=1.5, ozone_density=1.6, altitude=1200).outputs[0]
    colour = n.mix(1.0, sky, (0.24, 0.24, 0.24, 1), 'MULTIPLY')
    reach = n.math('ADD', n.math('MAXIMUM', up, 0.0), 0.13)
    sheet = n.add('ShaderNodeCombineXYZ', {0: n.math('DIVIDE', x, reach), 1: n.math('DIVIDE', y, reach)}).outputs[0]
    wind = n.add('ShaderNodeMapping', {'Vector': sheet, 'Rotation': (0, 0, 0.5), 'Scale': (0.50, 1.35, 1)}).outputs[0]
    streaks = n.ramp(n.noise(wind, 0.75, 10.0, 0.60, 0.9), [(0.40, 0.0), (0.66, 1.0)], 'EASE')
    patches = n.ramp(n.noise(wind, 0.25, 3.0), [(0.33, 0.0), (0.56, 1.0)], 'EASE')
    cloud = n.math('MULTIPLY', n.math('MULTIPLY', streaks, patches), n.ramp(up, [(0.0, 0.15), (0.10, 1.0)]))
    sun = (math.sin(AZIMUTH) * math.cos(HEIGHT), math.cos(AZIMUTH) * math.cos(HEIGHT), math.sin(HEIGHT))
    facing = n.math('MAXIMUM', n.vector('DOT_PRODUCT', towards, sun), 0.0)
    lit = n.mix(n.math('POWER', facing, 6.0), (0.83, 0.45, 0.30, 1), (2.3, 1.26, 0.61, 1))
    colour = n.mix(n.math('MULTIPLY', cloud, 0.80), colour, lit)
    low = n.math('POWER', n.math('SUBTRACT', 1.0, n.math('MINIMUM', n.math('MAXIMUM', up, 0.0), 1.0)), 14.0)
    colour = n.mix(n.math('MULTIPLY', low, 0.55), colour, (0.95, 0.63, 0.40, 1))
    n.join(out.inputs[0], n.add('ShaderNodeBackground', {'Color': colour}))


add_sky()
add_sun(AZIMUTH, HEIGHT, 22, (1.0, 0.56, 0.26))
add_camera((*CAMERA, 0.74), (CAMERA[0] - 0.75, 6.0, 1.16), lens=31, focus=(CAMERA[0] - 0.8, -0.6, 0.8), fstop=args.number('f', 10))
set_up(scene, args.whole('w', 2000), args.whole('h', 1400), args.whole('spp', 9), bounces=(4, 2, 2, 2, 4),
       clamp=6, filter_glossy=1.0, caustics=False)
no_lamps()
crop(scene, args)
render_features(scene, args['out'], args.seeds())
