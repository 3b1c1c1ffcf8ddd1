"""Casks seen close: staves, headings, riveted hoops and bungs. They lie along X, heads facing both ways. Unit 1 m."""
import bpy
import numpy as np

from .aged_wood import oak
from .cask_iron import hoop_iron, hoops
from .cask_marks import BARE, marks_image
from .cask_shape import TURN
from .cask_wood import head_bung, heads, stave_bung, staves
from .meshes import link


class Cooperage:
    """A few different casks to be instanced, each a little turned and sized, with a head of its own."""

    def __init__(self, kinds=5, seed=3):
        self.rng, self.count = np.random.default_rng(seed), 0
        wood = oak('stave_oak', (.042, .020, .0092), (.170, .088, .041), dust=.5, hoops=(.15, .335, .425))
        self.head = oak('head_oak', (.042, .0195, .0085), (.225, .118, .051), dust=.25, marks=marks_image())
        iron = hoop_iron()
        self.kinds = [(staves(r, wood), hoops(r, iron)) for r in (np.random.default_rng(40 + i) for i in range(kinds))]
        self.bungs = stave_bung(wood), head_bung(wood)

    def put(self, place, facing, tile=BARE, size=1.0):
        """A cask whose axis points at `facing` radians, bung up, the head to -X marked with a tile and tapped, unless bare."""
        rng, number = self.rng, self.count
        self.count += 1
        frame = link(bpy.data.objects.new('cask', None))
        shell, iron = self.kinds[number % len(self.kinds)]
        boards = heads(np.random.default_rng(700 + number), self.head, tile)
        bungs = self.bungs[:1] if tile == BARE else self.bungs
        for mesh, turn in ((shell, rng.uniform(0, TURN)), (boards, 0), (iron, rng.uniform(0, TURN)), *((bung, 0) for bung in bungs)):
            ob = link(bpy.data.objects.new('cask', mesh))
            ob.parent, ob.rotation_euler = frame, (turn, 0, 0)
        frame.location = place
        frame.rotation_euler = (rng.normal(0, .06), rng.normal(0, .007), facing + rng.normal(0, .020))
        frame.scale = (size,) * 3
