"""The field at first light, low and close along a furrow: the first Experience picture.

w= h= spp= seeds= out="""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))

from kit.args import read_args
from kit.camera import add_camera
from kit.field import ROW, add_field
from kit.haze import hazed
from kit.hills import add_foothills, add_volcano
from kit.lights import add_sun
from kit.nodes import new_world
from kit.render import reset, set_up
from kit.seeds import render_seeds

args = read_args()
scene = reset()
AZIMUTH, HEIGHT = math.radians(67), math.radians(13)
CAMERA = (1.35, -4.6)


def gap(x, y):
    """Plants missing on the sunny side, so that light reaches the furrow in front."""
    row = round(x / ROW)
    return row >= 1 and y < 11 and (row * 7 + int(y / 2.2) * 5) % 3 == 0


add_field(lambda n, shader: hazed(n, shader, AZIMUTH, 330, 0.85), CAMERA, 0.0, gap)
add_foothills(620, 2600, 38, 3, (0.10, 0.085, 0.045), AZIMUTH, 2600)
add_foothills(1500, 5200, 120, 8, (0.09, 0.085, 0.06), AZIMUTH, 2600)
add_volcano(-250, 5600, 1900, 980, AZIMUTH, 5200, 0.88)

n, out = new_world(scene)
sky = n.add('ShaderNodeTexSky', sky_type='NISHITA', sun_disc=False, sun_elevation=HEIGHT, sun_rotation=AZIMUTH,
            air_density=1.0, dust_density=1.5, ozone_density=1.6, altitude=1200)
n.join(out.inputs[0], n.add('ShaderNodeBackground', {'Color': sky.outputs[0], 'Strength': 0.24}))
add_sun(AZIMUTH, HEIGHT, 19, (1.0, 0.56, 0.26))
add_camera((*CAMERA, 0.70), (CAMERA[0] - 0.75, 6.0, 1.02), lens=30, focus=(CAMERA[0] - 0.8, -0.6, 0.8), fstop=11)
set_up(scene, args.whole('w', 2000), args.whole('h', 1400), args.whole('spp', 9), threshold=0.03, bounces=(4, 2, 2, 2, 4),
       clamp=6, filter_glossy=1.0, caustics=False)
render_seeds(scene, args)
