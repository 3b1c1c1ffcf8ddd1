"""The six serves and the empty counter: one table, one light, one camera, so that they make one row.

view=plata-caballito|paloma|margarita|anejo-copita|old-fashioned|coffee|counter  w= h= spp= seeds=1,2 out= crop=left,top,right,bottom"""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))

from mathutils import Euler, Matrix

from kit import glassware
from kit.args import read_args
from kit.citrus import add_slice
from kit.dew import add_dew
from kit.drink import AMBER, add_beads, add_bubbles, add_leaf, ice_material, pour
from kit.garnish import add_beans, add_cinnamon
from kit.ice import add_block, add_heap
from kit.jarrito import add_jarrito
from kit.lights import add_area, add_card
from kit.peel import add_peel
from kit.render import crop, render_features, reset, set_up
from kit.salt import add_salt_rim
from kit.steam import add_steam
from kit.table import LAMP, Table, add_room

args = read_args()
scene = reset()
# Amber that has more of itself behind it the lower one looks.
DEEP = (.80, .66, .44)
FIRE = dict(glow=(1.0, .58, .23), inner=.55, inner_tint=(.35, .25, .13))


def on_rim(slice_, vessel, radius, angle, lift, lean, swing):
    """Set a slotted slice upright on the rim at an angle, leaning and swung towards the camera."""
    a = math.radians(angle)
    slice_.rotation_euler = Euler((math.radians(90), math.radians(lean), a + math.radians(swing)), 'XYZ')
    slice_.location = (radius * math.cos(a), radius * math.sin(a), vessel.height + lift)


def light_leaf(power):
    """What makes leaf glint inside the liquid without veiling the glass."""
    add_card('leaf_front', (-.9, -4.0, 2.8), (0, 0, .7), 2.0, 1.4, (1, .9, .72), power, inside_only=True,
             diffuse=False, lamp=False)
    add_card('leaf_right', (3.0, -2.2, 1.4), (0, 0, .7), 1.0, 2.4, (1, .9, .72), power, inside_only=True,
             diffuse=False, lamp=False)


def spark(place):
    """A small hard lamp, which wet flesh and oily peel throw back as glints."""
    add_area('spark', place, (.15, -.1, 1.0), .26, 26, (1, .95, .88), glossy=True)


def plata_caballito():
    glass, level = glassware.caballito(), .80
    pour(glass, level, shade=.76)
    add_beads(glass, level, 34)
    add_room(Table(0, [(0, 0, .23)]), (1.0, .82, .62), .45, (.33, .42), (.20, .42), inner_tint=(.05, .040, .030))


def paloma():
    table, glass, level = Table(1, [(0, 0, .34)], wet=[(0, 0, .32)]), glassware.highball(), 1.09
    blocks = add_heap(glass, .13, (.30, .27, .29, .26, .30, .28, .29), ice_material(), 5)
    pour(glass, level, absorb=(.16, 1.9, 2.1), cloud=((.93, .44, .32), (.005, .20), (.15, .56)), blocks=blocks, ior=1.344,
         juice=((.98, .80, .72), 1.1), wave=.006)
    add_bubbles(glass, .16, level - .02, 1500)
    add_dew(glass, .05, level + .02, 2300, touches=((.17, .70, .060, .095), (.205, .52, .05, .08)), thick=.03)
    add_beads(glass, level, 90)
    add_salt_rim(glass, .017, (math.radians(118), math.radians(300)), table.ground)
    spark((-2.1, -3.7, 2.1))
    on_rim(add_slice('grapefruit', .385, .062, half=True), glass, .328, -47, -.154, -14, 30)
    add_room(table, (1.0, .74, .58), 1.15, (.17, .54), (.30, .56), inner=.45, inner_tint=(.22, .17, .14))


def margarita():
    table, glass, level = Table(2, [(0, 0, .42)], wet=[(0, 0, .395)], rings=[(.20, -.26, .41)]), glassware.rocks(), .64
    blocks = add_heap(glass, .125, (.31, .28, .30, .29, .31, .27, .29), ice_material(), 9)
    pour(glass, level, absorb=(.46, .33, 1.6), cloud=((.87, .86, .62), (.01, .18), (.14, .50)), blocks=blocks, ior=1.345,
         juice=((.98, .98, .88), 1.6), wave=.006)
    add_dew(glass, .04, level + .03, 2000, seed=4, touches=((-.25, .40, .07, .09),), thick=.035)
    add_salt_rim(glass, .020, (math.radians(120), math.radians(298)), table.ground, seed=8, count=11000)
    spark((-1.4, -3.9, 1.7))
    on_rim(add_slice('lime', .245, .050), glass, .415, -35, .10, 12, 16)
    add_room(table, (1.0, .86, .62), .95, (.20, .31), (.38, .34), inner=.5, inner_tint=(.24, .19, .14))


def anejo_copita():
    glass, level = glassware.copita(), .955
    pour(glass, level, absorb=[a * 1.5 for a in AMBER], deep=(DEEP, (.62, .90)), shade=.74)
    add_leaf(glass, level, .62, 44, lift=.12)
    light_leaf(4.0)
    add_room(Table(3, [(0, 0, .35)]), power=1.3, at=(.18, .69), half=(.32, .26), **FIRE)


def old_fashioned():
    glass, level, edge = glassware.rocks(), .56, .485
    turn = Euler((math.radians(3.5), math.radians(-4), math.radians(27))).to_matrix().to_4x4()
    blocks = add_block(edge, Matrix.Translation((.01, 0, level + .105 - edge / 2)) @ turn, ice_material())
    pour(glass, level, absorb=[a * 1.9 for a in AMBER], blocks=blocks, ior=1.355, deep=(DEEP, (.13, .50)), wave=.006)
    add_dew(glass, .04, level + .01, 420, seed=6, touches=((.24, .30, .065, .10),), thick=.04)
    add_leaf(glass, level, .16, 26, .010)
    add_peel([(-.18, -.09, .705), (-.03, -.15, .72), (.13, -.20, .775), (.26, -.225, .865), (.36, -.245, .922),
              (.475, -.262, .945), (.55, -.272, .89), (.572, -.265, .80)], (-48, -40, -32, -16, 8, 55, 112, 140), width=.145)
    spark((-1.2, -3.9, 2.6))
    light_leaf(3.0)
    add_room(Table(4, [(0, 0, .42)], wet=[(0, 0, .39)], rings=[(-.24, -.20, .40)]), power=1.0, at=(.12, .37), half=(.46, .25), **FIRE)


def coffee():
    cup, glass = (-.16, -.03), (.40, .32)
    table = Table(5, [(*cup, .32), (*glass, .23)], rings=[(.30, -.24, .22)])
    add_jarrito(*cup, handle_at=math.radians(218))
    small = glassware.caballito()
    for ob in pour(small, .66, absorb=[a * 2.0 for a in AMBER], deep=(DEEP, (.20, .60)), shade=.76) + [add_leaf(small, .66, .22, 20, .009)]:
        ob.location = (*glass, 0)
    for i, (x, y, turn, lift) in enumerate(((.25, -.60, 58, 0), (.40, -.54, 77, 0), (.315, -.52, 63, .062))):
        stick = add_cinnamon(.50 - .05 * i, .050 - .004 * i, 3 + i)
        stick.location = (x, y, table.ground(x, y) + .028 + lift)
        stick.rotation_euler = (math.radians((8, -14, 25)[i]), math.radians(-1.5), math.radians(turn))
    add_beans(((-.41, -.50), (-.335, -.565), (-.36, -.66), (-.235, -.69), (-.52, -.60), (-.20, -.585)), table.ground)
    add_steam((cup[0] + .03, cup[1], .80), .66, .92, .11)
    light_leaf(3.0)
    add_room(table, power=.62, at=(.56, .46), half=(.20, .24), **FIRE)


def counter():
    """Nothing stands on it: what the row comes from."""
    add_room(Table(6, []), LAMP, 0, (0, .5), (.4, .4))


{'plata-caballito': plata_caballito, 'paloma': paloma, 'margarita': margarita, 'anejo-copita': anejo_copita,
 'old-fashioned': old_fashioned, 'coffee': coffee, 'counter': counter}[args['view']]()
set_up(scene, args.whole('w', 1200), args.whole('h', 1500), args.whole('spp', 48),
       bounces=(16, 4, 14, 16, 18), clamp=6, volume_bounces=6)
crop(scene, args)
render_features(scene, args['out'], args.seeds())
