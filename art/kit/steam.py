"""Steam over a hot cup, as the camera's shutter sees it against the dark: a picture that only adds light. Unit 10 cm."""
import bpy
import numpy as np
from scipy.ndimage import gaussian_filter

from .meshes import mesh_object
from .nodes import new_material
from .noise import fbm, ridged, smoothstep


def _wisps(columns, rows, seed):
    """Folded sheets that rise, sway and dissolve; 0 to about 1, the cup's mouth at the bottom row."""
    x, z = np.meshgrid(np.linspace(-1, 1, columns), np.linspace(0, 1, rows))
    sway = .34 * z * fbm(z * 1.6 + 3, x * 0 + 1, 3, seed) + .10 * fbm(z * 4, x * .6, 3, seed + 1)
    u, v = x - sway, z - .25 * z * z
    for k, (pull, scale) in enumerate(((.30, 1.5), (.14, 3.2), (.06, 7.0))):
        u, v = (u + pull * (.25 + z) * fbm(u * scale + 5, v * scale * .9, 3, seed + 5 + k),
                v + pull * .8 * fbm(u * scale + 11, v * scale * .9 + 7, 3, seed + 9 + k))
    sheets = ridged(u * 1.9 + 2, v * 1.5, 4, seed + 20, .45)
    veil = np.clip((sheets - .42) / .58, 0, 1) ** 2 + .50 * np.clip(.35 + fbm(u * 2.4, v * 2.2, 4, seed + 30), 0, 1)
    column = np.exp(-(u / (.50 - .16 * z)) ** 2)
    return gaussian_filter(veil * column * smoothstep(z, .0, .10) * (1 - smoothstep(z, .30, 1.0)) ** 1.4, 3 * rows / 900)


def add_steam(place, width, height, strength, seed=2):
    """Above `place`, facing the camera's way (+y)."""
    columns, rows = 640, 900
    wisps = _wisps(columns, rows, seed)
    image = bpy.data.images.new('steam', columns, rows, float_buffer=True, is_data=True)
    image.pixels.foreach_set(np.dstack([wisps] * 3 + [np.ones_like(wisps)]).astype(np.float32).ravel())
    material, n, out = new_material('steam')
    # Generated coordinates of an upright sheet are x and z.
    x, _, z = n.add('ShaderNodeSeparateXYZ', {0: n.add('ShaderNodeTexCoord').outputs['Generated']}).outputs
    wisp = n.add('ShaderNodeTexImage', {'Vector': n.add('ShaderNodeCombineXYZ', {0: x, 1: z}).outputs[0]}, extension='CLIP')
    wisp.image = image
    light = n.add('ShaderNodeEmission', {'Color': (1, .84, .66, 1), 'Strength': n.math('MULTIPLY', wisp.outputs[0], strength)})
    n.join(out.inputs[0], n.add_shader(light.outputs[0], n.add('ShaderNodeBsdfTransparent').outputs[0]))
    material.cycles.sample_as_light = False
    (x, y, z), half = place, width / 2
    ob = mesh_object('steam', [(x - half, y, z), (x + half, y, z), (x + half, y, z + height), (x - half, y, z + height)],
                     [(0, 1, 2, 3)], material, smooth=False)
    ob.visible_glossy = ob.visible_diffuse = ob.visible_transmission = ob.visible_shadow = False
    return ob
