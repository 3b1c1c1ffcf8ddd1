"""Barrels racked three high in the dark, one lamp down the aisle.

w= h= spp= seeds=1,2 out= haze= (0 for a quicker preview) crop=left,top,right,bottom"""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))

import bmesh
import bpy
import numpy as np
from mathutils import Vector, noise

from kit.aged_wood import earth, oak
from kit.args import read_args
from kit.bulb import add_bulb, add_haze
from kit.camera import add_camera
from kit.cask import Cooperage, girth
from kit.lights import add_area
from kit.meshes import box, grid_object, link, mesh_object
from kit.nodes import new_world
from kit.noise import fbm
from kit.render import crop, render_features, reset, set_up
from kit.timber import rough_beam

args = read_args()
scene = reset()
rng = np.random.default_rng(3)
STEP, FIRST, LIFT, TIERS = .745, .50, .86, 3
RIGHT, LEFT = 1.36, -1.95
LAMP = (-.42, 3.05, 2.16)
MISSING = ((3, 2), (8, 2), (9, 2))


def add_beam(at, size, material):
    ob = rough_beam('beam', size, material, rng)
    ob.location = at
    ob.rotation_euler = tuple(rng.normal(0, .005, 3))


def add_rack(x, first, timber, post, casks, facing):
    for i in range(first, 13):
        for tier in range(TIERS):
            if facing == 0 and (i, tier) in MISSING:
                continue
            casks.put(x + rng.normal(0, .016), .3 + i * STEP + rng.normal(0, .008), FIRST + tier * LIFT, facing)
    rest = float(girth(.24))
    for tier in range(TIERS):
        z = FIRST + tier * LIFT - rest
        for aside in (-.24, .24):
            for k in range(5):
                add_beam((x + aside, .6 + k * 2.45, z - .045), (.10, 2.43, .085), timber)
            for i in range(-1, 13):
                for side in (-1, 1):
                    y, d = .3 + i * STEP + side * .10, side
                    wedge = [(-.045, 0, 0), (.045, 0, 0), (-.045, d * .13, 0), (.045, d * .13, 0), (-.045, d * .13, .055), (.045, d * .13, .055)]
                    mesh_object('wedge', wedge, [(0, 1, 3, 2), (2, 3, 5, 4), (0, 4, 5, 1), (0, 2, 4), (1, 5, 3)], timber,
                                smooth=False).location = (x + aside, y, z - .003)
    for i in range(-1, 6):
        for aside in (-.39, .39):
            add_beam((x + aside, -.07 + i * STEP * 2, 1.5), (.09, .09, 3.0), post)


def floor_height(x, y):
    """Trodden down along the middle of the aisle."""
    trodden = np.exp(-((x + .35) / .55) ** 2)
    return (.05 * fbm(x * .8, y * .8, 4, 2) + .030 * fbm(x * 4, y * 4, 5, 5) + .014 * np.abs(fbm(x * 13, y * 13, 3, 7))
            - .035 * trodden)


def add_cellar(timber):
    joist = oak('joist', (.016, .010, .0065), (.060, .037, .022), 'x', dust=0)
    boards = oak('ceiling', (.012, .008, .0055), (.046, .030, .019), 'y', dust=0)
    for i in range(9):
        add_beam((0, -.6 + i * 1.35, 2.98), (6.4, .15, .17), joist)
    for i in range(26):
        add_beam((-3.1 + i * .245, 5, 3.08), (.235, 13, .03), boards)
    mesh_object('roof', [(-4, -4, 3.12), (4, -4, 3.12), (4, 13, 3.12), (-4, 13, 3.12)], [(0, 1, 2, 3)], joist, smooth=False)
    floor, mud = earth('floor', (.022, .015, .011), (.060, .042, .030)), earth('adobe', (.085, .060, .042), (.17, .125, .085), damp=.05)
    rows = np.concatenate([np.linspace(-3, 5, 420), np.linspace(5, 12.5, 160)[1:]])
    x, y = np.meshgrid(np.linspace(-3.2, 3.2, 420), rows)
    grid_object('floor', x, y, floor_height(x, y), floor)
    x, z = np.meshgrid(np.linspace(-3.3, 3.3, 200), np.linspace(0, 3.2, 120))
    grid_object('end', x, 11.6 + .06 * fbm(x * 2, z * 2, 5, 3), z, mud)
    y, z = np.meshgrid(np.linspace(-3, 12, 300), np.linspace(0, 3.2, 90))
    for at in (-2.75, 2.15):
        grid_object('side', at + .05 * fbm(y * 1.7, z * 1.7, 5, 4), y, z, mud)
    upright = oak('door', (.040, .026, .016), (.120, .082, .052), 'z', dust=.2)
    add_door(-.22, 11.5, upright, joist)
    for _ in range(240):
        add_pebble(floor)
    add_splinters(timber)


def add_door(x, y, timber, frame):
    """Planks on two ledges, at the far end of the aisle."""
    for k in range(7):
        add_beam((x - .45 + k * .15, y - .02, 1.02), (.143, .035, 2.0), timber)
    for z in (.45, 1.6):
        add_beam((x, y - .055, z), (1.0, .03, .13), timber)
    for aside in (-.60, .60):
        add_beam((x + aside, y - .03, 1.05), (.13, .14, 2.12), frame)
    add_beam((x, y - .03, 2.17), (1.5, .16, .16), frame)


def add_splinters(material, count=110):
    """Bits of stave and wedge that were swept aside."""
    for _ in range(count):
        x, y = rng.choice([-1.2, .70]) + rng.normal(0, .25), rng.uniform(-.6, 5)
        size = np.array((.008, .045, .0035)) * rng.uniform(.5, 1.3, 3)
        ob = mesh_object('splinter', *box(*size), material, smooth=False)
        ob.location = (x, y, float(floor_height(np.array([x]), np.array([y]))[0]) + .003)
        ob.rotation_euler = (rng.normal(0, .1), rng.normal(0, .1), rng.uniform(0, 6))


def add_pebble(material):
    shape = bmesh.new()
    bmesh.ops.create_icosphere(shape, subdivisions=3, radius=1)
    offset = Vector(rng.uniform(0, 50, 3))
    for v in shape.verts:
        v.co *= 1 + .30 * noise.fractal(v.co * 1.1 + offset, 1, 2, 3)
    mesh = bpy.data.meshes.new('pebble')
    shape.to_mesh(mesh)
    shape.free()
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    mesh.materials.append(material)
    size = .008 * math.exp(rng.normal(.2, .65))
    x, y = rng.choice([-1.25, .72]) + rng.normal(0, .30), rng.uniform(-1, 7)
    ob = link(bpy.data.objects.new('pebble', mesh))
    ob.location = (x, y, float(floor_height(np.array([x]), np.array([y]))[0]) + size * .2)
    ob.scale, ob.rotation_euler = (size, size * .8, size * .6), (0, 0, rng.uniform(0, 6))


timber = oak('timber', (.030, .0165, .009), (.105, .060, .032), 'y', dust=.5)
post = oak('post', (.030, .0165, .009), (.105, .060, .032), 'z', dust=.3)
casks = Cooperage()
add_rack(RIGHT, -2, timber, post, casks, 0)
add_rack(LEFT, 0, timber, post, casks, math.pi)
add_cellar(timber)
add_bulb(LAMP, 2.95, args.number('power', 215), (1, .69, .40))
if args.number('haze', .0022):
    add_haze((-2.7, -2.9, -.2), (2.1, 11.5, 3.05), args.number('haze', .0022))
add_area('door', (-1.2, -2.8, 2.0), (.9, 1.0, 1.0), 1.0, 15, (.70, .82, 1.0), glossy=True, size_y=1.6)
n, out = new_world(scene)
n.join(out.inputs[0], n.add('ShaderNodeBackground', {'Color': (.0070, .0064, .0062, 1)}))
add_camera((-.78, -1.35, 1.34), (.62, 3.0, 1.22), lens=args.number('lens', 30), focus=(.90, .95, 1.2), fstop=4.0)
set_up(scene, args.whole('w', 2000), args.whole('h', 1300), args.whole('spp', 24), bounces=(5, 4, 2, 1, 6),
       clamp=3, filter_glossy=1.0, caustics=False)
crop(scene, args)
render_features(scene, args['out'], args.seeds())
