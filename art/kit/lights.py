"""Soft-edged emissive cards, as a photographer hangs them round a bottle, and lamps."""
import math

import bpy
from mathutils import Matrix, Vector

from .meshes import link, mesh_object
from .nodes import new_material

WHITE, WARM = (1, 0.97, 0.93), (1.0, 0.80, 0.58)
FLOOR = 0.012
FALLOFF = {'soft': (0.9, 0.5), 'edge': (0.25, 0.15), 'bell': (1.0, 1.0), 'strip': (1.0, 0.3), 'glow': (1.0, 0.8), 'backlight': (0.82, 0.75),
           'blade': (0.22, 0.5)}


def _above_floor(n, shader):
    here, ray = n.add('ShaderNodeNewGeometry'), n.add('ShaderNodeLightPath').outputs['Ray Length']
    above, climb = (n.add('ShaderNodeSeparateXYZ', {0: here.outputs[name]}).outputs[2] for name in ('Position', 'Incoming'))
    start = n.math('ADD', above, n.math('MULTIPLY', climb, ray))
    return n.mix_shader(n.math('GREATER_THAN', start, FLOOR), n.add('ShaderNodeBsdfTransparent').outputs[0], shader)


def add_card(name, location, look_at, width, height, colour, strength, falloff='soft', inside_only=False,
             glossy=True, transmission=True, diffuse=True, lamp=True, veil=False, level=False, uneven=0.0):
    """A one-sided card that the camera never sees.

    `inside_only` cards light what lies in the liquid without veiling the glass. With `lamp=False` a card is
    seen only by chance, in reflections: cards that light diffuse surfaces are noisy, area lamps are not.
    A `veil` adds its light to what stands behind it instead of hiding it. A `level` card does not show in
    the floor at z = 0: rays that start there pass through it. `uneven` is how far its light differs from place
    to place."""
    material, n, out = new_material(name)
    place = n.add('ShaderNodeSeparateXYZ', {0: n.add('ShaderNodeTexCoord').outputs['Generated']})
    power = strength
    for axis, reach in zip((0, 1), FALLOFF[falloff]):
        middle = n.math('ABSOLUTE', n.math('MULTIPLY', n.math('SUBTRACT', place.outputs[axis], 0.5), 2.0))
        power = n.math('MULTIPLY', n.smooth(n.math('SUBTRACT', 1.0, middle), 0.0, reach), power)
    if uneven:
        patches = n.noise(n.vector('MULTIPLY', n.add('ShaderNodeTexCoord').outputs['Object'], (1.0, 0.6, 1.0)), 2.3, 4.0, 0.55, 0.9)
        power = n.math('MULTIPLY', power, n.smooth(patches, 0.30, 0.70, 1 - uneven * 0.75, 1 + uneven * 0.5))
    if inside_only:
        depth = n.add('ShaderNodeLightPath').outputs['Transmission Depth']
        power = n.math('MULTIPLY', power, n.math('GREATER_THAN', depth, 1.5))
    front = n.add('ShaderNodeEmission', {'Color': (*colour, 1), 'Strength': power})
    if veil:
        n.join(out.inputs[0], n.add_shader(front.outputs[0], n.add('ShaderNodeBsdfTransparent').outputs[0]))
    else:
        back = n.add('ShaderNodeEmission', {'Color': (0, 0, 0, 1), 'Strength': 0})
        away = n.add('ShaderNodeNewGeometry').outputs['Backfacing']
        seen = n.mix_shader(away, front.outputs[0], back.outputs[0])
        n.join(out.inputs[0], _above_floor(n, seen) if level else seen)
    x, y = width / 2, height / 2
    ob = mesh_object(name, [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0)], [(0, 1, 2, 3)], material, smooth=False)
    facing = (Vector(look_at) - Vector(location)).normalized()
    up = Vector((0, 1, 0)) if abs(facing.z) > 0.98 else Vector((0, 0, 1))
    right = up.cross(facing).normalized()
    ob.matrix_world = Matrix.Translation(Vector(location)) @ Matrix((right, facing.cross(right), facing)).transposed().to_4x4()
    ob.visible_camera = ob.visible_shadow = False
    ob.visible_glossy = glossy
    ob.visible_transmission, ob.visible_diffuse = transmission, diffuse
    material.cycles.sample_as_light = lamp
    return ob


def add_inside_cards(strength, lamp=True):
    """Four cards that make gold leaf glint within the amber; without them it is black. The one above hangs to the
    right: straight above, the inner wall of the front shoulder mirrors it and the empty neck is grey."""
    for name, at, width, height, share in (('inside_front', (-0.9, -5.0, 3.2), 2.4, 1.6, 1.0),
                                           ('inside_right', (3.6, -2.6, 1.6), 1.2, 3.0, 1.2),
                                           ('inside_left', (-3.9, -1.6, 1.0), 1.2, 3.0, 1.2),
                                           ('inside_top', (1.9, -0.2, 4.6), 2.0, 1.6, 1.0)):
        add_card(name, at, (0, 0, 1.0), width, height, (1, 0.9, 0.72), strength * share, 'edge', inside_only=True,
                 diffuse=False, lamp=lamp)


def mirror_window(strength, y=-7.2, face=(-0.60, 0.90, 0.80, 2.1), stopper=(-0.40, 2.30, 0.90, 1.8), level=False):
    """What front face and stopper mirror before the camera: a soft box whose light runs out towards the middle, and
    its bright bar at the outer edge. Each is x, z, width and height of a card in the plane y."""
    x, z, width, height = face
    bar = (x + width * 0.16, z, width * 0.15, height)
    for name, (x, z, width, height), share, falloff in (('window', face, 0.6, 'strip'), ('bar', bar, 2.6, 'blade'),
                                                        ('stopper', stopper, 1.5, 'blade')):
        add_card(name, (x, y - 0.01 * (name == 'window'), z), (x, 0, z), width, height, WARM, strength * share, falloff,
                 transmission=False, diffuse=False, lamp=False, level=level)


def add_sun(azimuth, height, strength, colour, degrees=0.9, glossy=True, transmission=True):
    """A sun; azimuth from +y towards +x and height in radians."""
    sun = bpy.data.lights.new('sun', 'SUN')
    sun.energy, sun.angle, sun.color = strength, math.radians(degrees), colour
    ob = link(bpy.data.objects.new('sun', sun))
    towards = Vector((math.sin(azimuth) * math.cos(height), math.cos(azimuth) * math.cos(height), math.sin(height)))
    ob.rotation_euler = towards.to_track_quat('Z', 'Y').to_euler()
    ob.visible_glossy, ob.visible_transmission = glossy, transmission
    return ob


def add_area(name, location, look_at, size, power, colour=WHITE, glossy=False, transmission=False, size_y=None):
    lamp = bpy.data.lights.new(name, 'AREA')
    lamp.size, lamp.energy, lamp.color = size, power, colour
    if size_y:
        lamp.shape, lamp.size_y = 'RECTANGLE', size_y
    ob = link(bpy.data.objects.new(name, lamp))
    ob.location = location
    ob.rotation_euler = (Vector(location) - Vector(look_at)).to_track_quat('Z', 'Y').to_euler()
    ob.visible_glossy, ob.visible_transmission, ob.visible_camera = glossy, transmission, False
    return ob
