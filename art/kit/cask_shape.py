"""The measures of a cask that lies along X, and its meshes' attributes. Unit 1 m."""
import bpy
import numpy as np

from .citrus import value_attribute

LENGTH, BELLY, HEAD = .90, .345, .285
HEAD_RADIUS, RECESS = HEAD - .014, .040     # of the round of boards, and how far it stands back
HOOPS = ((-.428, .040), (.428, .040), (-.335, .034), (.335, .034), (-.15, .034), (.15, .034))
BUNG = (.012, -.135)                        # in a head, from its middle: to the right as one looks at it, and up
TURN = 2 * np.pi


def girth(x):
    return HEAD + (BELLY - HEAD) * (1 - np.abs(2 * x / LENGTH) ** 2.15)


def vector_attribute(mesh, name, vectors):
    mesh.attributes.new(name, 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', np.asarray(vectors, np.float32).ravel())


def round_off(mesh, degrees):
    """Smooth where faces meet at less than an angle, sharp where at more."""
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, np.radians(degrees)


def keep(ob, vectors=None, **values):
    """The mesh alone with its attributes, its object gone."""
    mesh = ob.data
    for name, numbers in values.items():
        value_attribute(mesh, name, numbers)
    for name, numbers in (vectors or {}).items():
        vector_attribute(mesh, name, numbers)
    bpy.data.objects.remove(ob)
    return mesh
