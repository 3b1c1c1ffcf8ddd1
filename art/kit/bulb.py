"""A bare lamp on its cord: glass, filament and holder, with the air that it lights. Unit 1 m."""
import bpy
import numpy as np

from .meshes import box, link, mesh_object, ring_faces
from .nodes import new_material

GLASS = ((.0135, .0), (.0140, -.012), (.018, -.024), (.0255, -.040), (.0295, -.056), (.0300, -.066), (.0275, -.078), (.020, -.089), (.009, -.095), (.0005, -.0965))
HOLDER = ((.0005, .062), (.006, .060), (.009, .048), (.0165, .040), (.0185, .020), (.0190, -.004), (.0165, -.008), (.0130, -.008))


def _turned(name, profile, material, corners=40):
    circle = np.linspace(0, 2 * np.pi, corners, endpoint=False)
    return mesh_object(name, [(r * np.cos(a), r * np.sin(a), z) for r, z in profile for a in circle],
                       ring_faces(len(profile), corners), material)


def _cord(at, top, material):
    """Not quite straight: it was once rolled up."""
    height = np.linspace(.055, top - at[2], 50)
    swing = .0045 * np.sin(height * 9 + 1) + .003 * np.sin(height * 23), .004 * np.sin(height * 7 + 2)
    circle = np.linspace(0, 2 * np.pi, 8, endpoint=False)
    verts = [(x + .0035 * np.cos(a), y + .0035 * np.sin(a), z) for x, y, z in zip(*swing, height) for a in circle]
    mesh_object('cord', verts, ring_faces(50, 8), material).location = at


def add_bulb(at, top, power, colour):
    """`top` is where the cord is fixed."""
    dark, n, out = new_material('bakelite')
    n.join(out.inputs[0], n.add('ShaderNodeBsdfPrincipled', {'Base Color': (.018, .014, .012, 1), 'Roughness': .42}).outputs[0])
    # As frosted glass looks: brightest in its middle, dim at the neck and at its edge.
    glow, n, out = new_material('frosted')
    up = n.add('ShaderNodeSeparateXYZ', {0: n.add('ShaderNodeTexCoord').outputs['Object']}).outputs[2]
    facing = n.math('SUBTRACT', 1.0, n.add('ShaderNodeLayerWeight', {'Blend': .5}).outputs['Facing'])
    near = n.math('MULTIPLY', n.smooth(up, -.005, -.055), n.math('POWER', facing, 1.5))
    n.join(out.inputs[0], n.add('ShaderNodeEmission', {'Color': (*colour, 1), 'Strength': n.math('ADD', 1.2, n.math('MULTIPLY', near, 15.0))}).outputs[0])
    glow.cycles.sample_as_light = False
    holder, glass = _turned('holder', HOLDER, dark), _turned('glass', GLASS, glow)
    for ob in (holder, glass):
        ob.location, ob.rotation_euler = at, (.03, -.05, 0)
    glass.visible_diffuse = glass.visible_shadow = False
    _cord(at, top, dark)
    light = bpy.data.lights.new('lamp', 'POINT')
    light.energy, light.color, light.shadow_soft_size = power, colour, .028
    link(bpy.data.objects.new('lamp', light)).location = (at[0], at[1], at[2] - .062)


def add_haze(low, high, density):
    """Still air with dust in it, in a box."""
    material, n, out = new_material('air')
    n.join(out.inputs[1], n.add('ShaderNodeVolumeScatter', {'Color': (.95, .92, .88, 1), 'Density': density, 'Anisotropy': .35}).outputs[0])
    size = np.subtract(high, low)
    mesh_object('air', *box(*size), material, smooth=False).location = np.add(low, high) / 2
