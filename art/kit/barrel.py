"""An oak barrel lying with its head towards -y. Unit 10 cm."""
import bpy
import numpy as np

from .meshes import mesh_object, ring_faces
from .nodes import new_material

CORNERS = 168
STAVES = 28
LENGTH, BELLY, HEAD = 9.4, 3.3, 2.75


def oak_material():
    material, n, out = new_material('oak')
    place = n.add('ShaderNodeTexCoord').outputs['Object']
    along = n.add('ShaderNodeMapping', {'Vector': place, 'Scale': (3.2, 0.35, 3.2)}).outputs[0]
    figure, stain = n.noise(along, 1.6, 8.0, 0.66, 0.8), n.noise(place, 0.45, 5.0, 0.6)
    colour = n.ramp(figure, [(0.30, (0.060, 0.030, 0.015)), (0.50, (0.150, 0.080, 0.040)), (0.72, (0.240, 0.140, 0.075))])
    colour = n.mix(n.ramp(stain, [(0.42, 0.65), (0.62, 0.0)]), colour, (0.030, 0.018, 0.012, 1))
    # The head's boards differ, and each has dark joints.
    across = n.add('ShaderNodeSeparateXYZ', {0: place}).outputs
    board = n.math('FLOOR', n.math('DIVIDE', across[0], 0.62))
    tone = n.add('ShaderNodeTexWhiteNoise', {'W': board}, noise_dimensions='1D').outputs[0]
    colour = n.mix(1.0, colour, n.ramp(tone, [(0.0, (0.45, 0.42, 0.40)), (1.0, (1.45, 1.42, 1.38))]), 'MULTIPLY')
    joint = n.smooth(n.math('ABSOLUTE', n.math('SUBTRACT', n.math('FRACT', n.math('DIVIDE', across[0], 0.62)), 0.5)), 0.45, 0.49)
    colour = n.mix(n.math('MULTIPLY', joint, 0.85), colour, (0.010, 0.007, 0.005, 1))
    wood = n.add('ShaderNodeBsdfPrincipled', {'Base Color': colour, 'Roughness': 0.62, 'Specular': 0.3})
    n.join(wood.inputs['Normal'], n.bump(figure, 0.4, 0.03))
    n.join(out.inputs[0], wood.outputs[0])
    return material


def iron_material():
    material, n, out = new_material('iron')
    rust = n.noise(n.add('ShaderNodeTexCoord').outputs['Object'], 2.6, 7.0, 0.65)
    colour = n.ramp(rust, [(0.40, (0.200, 0.185, 0.175)), (0.62, (0.180, 0.085, 0.042))])
    n.join(out.inputs[0], n.add('ShaderNodeBsdfPrincipled', {'Base Color': colour, 'Metallic': 0.8, 'Roughness': 0.36}))
    return material


def _turned(name, profile, material, grooves=0.0):
    """(y, radius) pairs turned about the y axis."""
    angle = np.linspace(0, 2 * np.pi, CORNERS, endpoint=False)
    seam = 1 - grooves * np.exp(-((((angle * STAVES / (2 * np.pi)) % 1) - 0.5) / 0.07) ** 2)
    rings = [np.stack([r * seam * np.cos(angle), np.full_like(angle, y), r * seam * np.sin(angle)], 1) for y, r in profile]
    return mesh_object(name, np.concatenate(rings), ring_faces(len(rings), CORNERS), material)


def barrel_meshes():
    """Meshes to be instanced: staves with the head set back in them, and hoops."""
    oak, iron = oak_material(), iron_material()
    half = LENGTH / 2
    belly = lambda y: BELLY - (BELLY - HEAD) * (y / half) ** 2
    side = [(y, belly(y)) for y in np.linspace(half, -half, 30)]
    front = [(-half, HEAD - 0.22), (-half + 0.35, HEAD - 0.28), (-half + 0.36, HEAD - 0.30), (-half + 0.36, 0.01)]
    parts = [_turned('staves', side + front, oak, 0.012)]
    for at in (0.02, 0.20, 0.36):
        y0, y1 = -half + at * LENGTH, -half + at * LENGTH + 0.42
        parts.append(_turned('hoop', [(y1, belly(y1)), (y1, belly(y1) + 0.06), (y0, belly(y0) + 0.06), (y0, belly(y0))], iron))
    for part in parts:
        bpy.context.scene.collection.objects.unlink(part)
    return [part.data for part in parts]


def add_barrel(meshes, location, turn):
    """One barrel, rolled about its own axis by `turn` radians."""
    for mesh in meshes:
        ob = bpy.data.objects.new('barrel', mesh)
        ob.location, ob.rotation_euler = location, (0, turn, 0)
        bpy.context.scene.collection.objects.link(ob)
