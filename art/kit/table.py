"""The one table, wall, light and camera that every serve shares. Unit 10 cm; glasses stand about the origin."""
from types import SimpleNamespace

import bpy
import numpy as np
from mathutils import Vector

from .camera import add_camera
from .caustic import gather, shine
from .cells import cells, ease
from .lights import add_area, add_card
from .meshes import grid_object, mesh_object
from .nodes import Nodes, new_material, new_world
from .noise import fbm
from .table_stone import table_stone

LAMP, DAY = (1.0, 0.74, 0.47), (1.0, 0.93, 0.84)
STRETCH = 7.3     # each serve stands on its own stretch of one long table
BACK = (-1.1, 3.1, 3.0)     # the lamp whose light the glasses gather
GATHERED = 14.0
LEDGE = -.85      # where on the wall the camera sees the table end


class Table:
    """Dark volcanic stone. `feet` are the (x, y, radius) kept level for glasses; `wet` are the (x, y, radius) of cold
    ones, whose dew has run down to the stone; `rings` are the (x, y, radius) that glasses have left there before."""

    def __init__(self, place, feet, wet=(), rings=()):
        self.place, self.feet, self.wet, self.rings = place, feet, wet, rings

    def height(self, x, y):
        x, y = np.asarray(x, float), np.asarray(y, float)
        along = x + self.place * STRETCH
        z = .030 * fbm(along * .55 + 3, y * .55 + 9, 4, 2) + .012 * fbm(along * 3.1, y * 3.1 + 5, 4, 6)
        z -= .020 * np.clip(fbm(along * 7.5 + 2, y * 7.5, 3, 8) - .22, 0, .35) / .35
        z += .0035 * fbm(along * 24, y * 24, 4, 9)
        near, _, size = cells(along * 15 + .5 * fbm(along * 20, y * 20, 3, 31), y * 15, 14)
        z -= .011 * ease((.04 + .40 * (size - .6) - near) / .12) * np.clip((size - .72) / .1, 0, 1)
        free = np.ones_like(z)
        for fx, fy, radius in self.feet:
            q = np.clip((np.hypot(x - fx, y - fy) - radius) / .20, 0, 1)
            free *= q * q * (3 - 2 * q)
        worn_edge = .16 * np.clip((y - 2.15) / .25, 0, 1) ** 2
        return z * (.12 + .88 * free) - .0045 - worn_edge

    def ground(self, x, y):
        return float(self.height(x, y))

    def add(self):
        y = np.concatenate([np.linspace(-3.2, -1.6, 200), np.linspace(-1.6, .6, 900)[1:], np.linspace(.6, 2.4, 240)[1:]])
        x, y = np.meshgrid(np.linspace(-1, 1, 1100), y)
        x = x * (1.25 + .225 * np.clip(y + 3.2, 0, 9))
        return grid_object('table', x, y, self.height(x, y), table_stone(self.place * STRETCH, self.wet, self.rings))


def _throw_light(things, stone, lamp):
    """What the glasses gather of the lamp behind them, laid on the table before them."""
    clear = ('glass', 'drink', 'ice', 'bubble', 'dew', 'mist', 'crack', 'frost')
    parts = [ob for ob in things if ob.type == 'MESH']
    if not parts:
        return
    solid = [ob for ob in parts if not ob.data.materials[0].name.startswith(clear)]
    plate = mesh_object('plate', [(-2, -2, 0), (2, -2, 0), (2, 2, 0), (-2, 2, 0)], [(0, 1, 2, 3)], new_material('plate')[0], smooth=False)
    grains = gather(bpy.context.scene, Vector(lamp).normalized(), SimpleNamespace(parts=parts, solid=solid), [plate],
                    Vector((0, 0, .6)), 1.1, rays=700, seeds=2)
    bpy.data.objects.remove(plate)
    shine(stone, grains, (0, 1), (-1.6, -2.0), (1.6, 1.2), GATHERED, LAMP, level=0, soft=3.5)


def _add_wall(place, strength):
    """Clay wall far behind, lit along its whole length from below the table's far edge, alike in every picture so
    that they make one row: emission only, so free of noise."""
    material, n, out = new_material('wall')
    position = n.add('ShaderNodeNewGeometry').outputs['Position']
    z = n.add('ShaderNodeSeparateXYZ', {0: position}).outputs[2]
    along = n.vector('ADD', position, (place * 11.7, 0, 0))
    up = n.math('DIVIDE', n.math('SUBTRACT', z, LEDGE), 1.9)
    up = n.math('ADD', up, n.math('MULTIPLY', n.math('SUBTRACT', n.noise(along, .75, 8.0, .60, .6), .5), .16))
    glow = n.math('POWER', .045, n.math('MAXIMUM', up, 0.0))
    colour = n.mix(n.math('POWER', glow, 1.24, clamp=True), (.011, .0060, .0044, 1), (.43, .182, .070, 1))
    daub = n.math('ADD', .70, n.math('MULTIPLY', n.noise(along, 3.2, 6.0, .65), .60))
    n.join(out.inputs[0], n.add('ShaderNodeEmission', {'Color': colour, 'Strength': n.math('MULTIPLY', daub, strength)}))
    material.cycles.sample_as_light = False
    mesh_object('wall', [(-14, 5.2, -6), (14, 5.2, -6), (14, 5.2, 12), (-14, 5.2, 12)], [(0, 3, 2, 1)], material, smooth=False)


def _bell(card, strength):
    """A round, bell-shaped falloff, so that no edge of the card is ever seen through glass."""
    material = card.data.materials[0]
    n = Nodes(material.node_tree)
    x, y, _ = n.add('ShaderNodeSeparateXYZ', {0: n.add('ShaderNodeTexCoord').outputs['Generated']}).outputs
    square = lambda v: n.math('POWER', n.math('MULTIPLY', n.math('SUBTRACT', v, .5), 2.0), 2.0)
    inside = n.math('SUBTRACT', 1.0, n.math('ADD', square(x), square(y)), clamp=True)
    front = next(node for node in material.node_tree.nodes if node.type == 'EMISSION' and node.inputs['Color'].default_value[0] > 0)
    n.join(front.inputs['Strength'], n.math('MULTIPLY', n.math('POWER', inside, 1.8), strength))


def add_room(table, glow, power, at, half, inner=.8, inner_tint=(.40, .31, .22)):
    """Everything but the drink.

    `glow`, `power`, `at` (x, z) and `half` sizes are those of the warm light behind the drink, which only rays
    through glass can see, no higher than the drink as the camera sees it, or the empty glass above looks milky; `inner` is what such rays see on their way back towards the camera."""
    things = list(bpy.context.scene.objects)
    stone = table.add()
    _add_wall(table.place, .68)
    middle = (0, 0, .7)
    quiet = dict(diffuse=False, lamp=False)
    add_card('window', (-2.0, .55, 1.25), middle, .95, 2.4, DAY, 7.5, **quiet)
    add_card('rim', (1.75, 1.0, 1.05), middle, .62, 2.2, LAMP, 4.6, **quiet)
    add_card('top', (-.2, .5, 3.5), (0, 0, .8), 1.5, 1.3, DAY, 3.2, **quiet)
    add_card('face', (-2.7, -2.7, 1.75), middle, .85, 1.7, DAY, 1.15, 'bell', **quiet)
    x, z = at
    card = add_card('glow', (x, .62, z), (x * .5, 0, z), half[0] * 2, half[1] * 2, glow, 1.0, glossy=False, veil=True, **quiet)
    _bell(card, power * 1.25)
    # The drink's surface is seen at a low angle and would mirror the dark above the wall.
    add_card('sheen', (0, 2.7, 1.55), (0, 0, .7), 2.6, 1.5, LAMP, .75, transmission=False, level=True, **quiet)
    add_area('side', (-3.3, .15, 2.05), middle, 1.1, 170, DAY)
    add_area('back', BACK, (0, 0, .3), .9, 210, LAMP, size_y=.7)
    add_area('front', (-2.1, -4.0, 2.7), middle, 1.6, 80, DAY)
    add_area('right', (2.9, 1.2, 1.6), middle, .8, 34, LAMP, size_y=1.6)
    n, out = new_world(bpy.context.scene)
    depth = n.add('ShaderNodeLightPath').outputs['Transmission Depth']
    towards = n.add('ShaderNodeSeparateXYZ', {0: n.add('ShaderNodeTexCoord').outputs['Generated']}).outputs[1]
    through = n.math('MULTIPLY', n.math('GREATER_THAN', depth, 1.5), n.math('LESS_THAN', towards, -.25))
    colour = n.mix(through, (.006, .005, .0045, 1), (*[c * inner for c in inner_tint], 1))
    n.join(out.inputs[0], n.add('ShaderNodeBackground', {'Color': colour}))
    _throw_light(things, stone, BACK)
    add_camera((0, -6.1, 1.80), (0, 0, .665), lens=111, focus=(0, -.36, .7), fstop=.80)
