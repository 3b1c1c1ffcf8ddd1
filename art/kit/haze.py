"""Aerial perspective as a mix to emission by camera distance: no volumes, so no noise."""
import math

import bpy


def hazed(n, shader, sun_azimuth, distance, strength=1.0, most=0.93):
    """`shader` seen by the camera through `distance` metres of morning air (63 % haze there).

    `most` is as thick as it gets, a number or a socket."""
    view = n.add('ShaderNodeCameraData').outputs['View Distance']
    camera_ray = n.add('ShaderNodeLightPath').outputs['Is Camera Ray']
    amount = n.math('SUBTRACT', 1.0, n.math('POWER', 2.718, n.math('DIVIDE', view, -distance)))
    amount = n.math('MULTIPLY', n.math('MULTIPLY', amount, most), camera_ray)
    towards_sun = n.vector('DOT_PRODUCT', n.add('ShaderNodeNewGeometry').outputs['Incoming'],
                           (-math.sin(sun_azimuth), -math.cos(sun_azimuth), 0))
    colour = n.ramp(n.math('MAXIMUM', towards_sun, 0.0),
                    [(0.20, (0.490, 0.545, 0.635)), (0.70, (0.72, 0.63, 0.57)), (1.0, (1.22, 0.80, 0.48))])
    return n.mix_shader(amount, shader, n.add('ShaderNodeEmission', {'Color': colour, 'Strength': strength}))


def no_lamps():
    """Hazed things glow only for the camera: sampled as lamps they would cost gigabytes and half of the sun's samples."""
    for material in bpy.data.materials:
        material.cycles.sample_as_light = False
