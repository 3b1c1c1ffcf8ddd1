"""Casks of the cellar through a long lens: one head sharp by the light of a low window, the row beyond it a blur.

w= h= spp= seeds=1,2 out= crop=left,top,right,bottom"""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))

import numpy as np

from kit.aged_wood import oak
from kit.args import read_args
from kit.camera import add_camera
from kit.cask import Cooperage
from kit.cask_marks import BARE
from kit.cask_shape import girth
from kit.lights import add_area
from kit.meshes import mesh_object
from kit.nodes import new_material, new_world
from kit.render import crop, render_features, reset, set_up
from kit.timber import rough_beam

# Metres: the row runs along Y, its heads face -X, and the sharp one is at y = 0.
STEP, TIERS = .755, (.50, 1.36, 2.22)
REST = .24            # where along a cask the rails carry it
SHARP = (-.41, -.02, 1.37)
TILES = {(1, 0): 0, (1, -1): 1, (1, 2): 2}     # what is marked on a head, by tier and place in the row


def add_casks(rng):
    casks = Cooperage()
    for tier, z in enumerate(TIERS):
        for i in range(-2, 9):
            sharp = (tier, i) == (1, 0)
            tile = TILES.get((tier, i), BARE)
            at = (0, 0) if sharp else rng.normal(0, (.022, .012))
            casks.put((at[0], i * STEP + at[1], z), 0, tile, 1 if sharp else rng.normal(1, .018))


def add_rails(timber, rng):
    """Two under each tier, and wedges that hold the casks on them."""
    for z in TIERS:
        top = z - float(girth(REST))
        for aside in (-REST, REST):
            for k in range(3):
                beam = rough_beam('rail', (.10, 2.6, .085), timber, rng)
                beam.location, beam.rotation_euler = (aside, -.4 + k * 2.62, top - .045), tuple(rng.normal(0, .004, 3))
            for i in range(-2, 9):
                for side in (-1, 1):
                    add_wedge((aside + rng.normal(0, .006), i * STEP + side * .10, top - .003), side, timber, rng)


def add_wedge(at, side, timber, rng):
    wedge = rough_beam('wedge', (.085, .16, .075), timber, rng, .01)
    corners = np.array([v.co for v in wedge.data.vertices])
    # Planed down to nothing towards the cask.
    corners[:, 2] = np.where(corners[:, 2] > 0, corners[:, 2] * np.clip(.5 + corners[:, 1] * side / .16, .04, 1), corners[:, 2])
    wedge.data.vertices.foreach_set('co', corners.ravel())
    wedge.location = at[0], at[1] + side * .08, at[2] + .0375


def add_room():
    """Mud walls and the ground, for what light they give back."""
    mud, n, out = new_material('mud')
    n.join(out.inputs[0], n.add('ShaderNodeBsdfDiffuse', {'Color': (.085, .062, .044, 1)}))
    for name, corners in (('ground', [(-3, -4, 0), (1, -4, 0), (1, 12, 0), (-3, 12, 0)]),
                          ('wall', [(.75, -4, 0), (.75, 12, 0), (.75, 12, 4), (.75, -4, 4)]),
                          ('end', [(-3, 11, 0), (1, 11, 0), (1, 11, 4), (-3, 11, 4)])):
        mesh_object(name, corners, [(0, 1, 2, 3)], mud, smooth=False)


def light(scene):
    """A low window across the aisle, ahead; an open door behind; and a lamp at the far end."""
    window = add_area('window', (-1.55, 1.55, 1.8), SHARP, .55, 50, (1.0, .79, .56), size_y=.9, glossy=True)
    # Deep in its wall: its light does not reach far along the row.
    window.data.spread = np.radians(84)
    add_area('door', (-1.1, -3.4, 2.1), SHARP, 1.0, 20, (.74, .85, 1.0), size_y=1.8, glossy=True)
    add_area('lamp', (-1.0, 7.5, 2.6), (0, 6.5, 1.0), .3, 25, (1.0, .56, .24))
    n, out = new_world(scene)
    n.join(out.inputs[0], n.add('ShaderNodeBackground', {'Color': (.0060, .0062, .0068, 1)}))


def main():
    args, rng = read_args(), np.random.default_rng(11)
    scene = reset()
    add_casks(rng)
    add_rails(oak('timber', (.035, .023, .015), (.125, .085, .055), dust=.6), rng)
    add_room()
    light(scene)
    angle, away = np.radians(40), 2.2
    eye = (SHARP[0] - away * np.sin(angle), SHARP[1] - away * np.cos(angle), 1.47)
    add_camera(eye, SHARP, lens=75, shift=(-.06, 0), focus=SHARP, fstop=1.7)
    set_up(scene, args.whole('w', 1920), args.whole('h', 1248), args.whole('spp', 24), bounces=(1, 1, 1, 0, 0),
           clamp=3, filter_glossy=1.0, caustics=False)
    crop(scene, args)
    render_features(scene, args['out'], args.seeds())


main()
