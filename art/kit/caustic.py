"""Sunlight that glass gathers, thrown on what lies about it.

The renderer follows light from the eye, and so cannot find it. Here a parallel camera looks along the sun's rays:
where each of its own rays ends, by way of the glass, one grain of sunlight lands. The grains are counted into a
picture that shines on the plane they landed on. The glass itself must hold the sun back (`casts` in kit/glass.py)."""
import os
import tempfile

import bpy
import numpy as np
from scipy.ndimage import gaussian_filter

from .meshes import link
from .nodes import Nodes, new_material, new_world
from .render import render_plain, set_up

FINE = 0.008      # edge of one of the picture's squares
SPAN = 12.0       # landing places are told apart within this distance of the origin


def _ending(name, place):
    """Shines only on rays that come by way of glass, with 1 or with the place where they end."""
    material, n, out = new_material(name)
    path = n.add('ShaderNodeLightPath').outputs
    bent = n.math('GREATER_THAN', n.math('ADD', path['Transmission Depth'], path['Glossy Depth']), 0.5)
    here = n.add('ShaderNodeMapping', {'Vector': n.add('ShaderNodeNewGeometry').outputs['Position'],
                                       'Scale': (.5 / SPAN,) * 3, 'Location': (.5, .5, .5)}).outputs[0]
    n.join(out.inputs[0], n.add('ShaderNodeEmission', {'Color': here if place else (1, 1, 1, 1), 'Strength': bent}))
    return material


def _photograph(scene, seed, folder):
    path = os.path.join(folder, 'grains.exr')
    scene.cycles.seed = seed
    render_plain(scene, path, 1)
    image = bpy.data.images.load(path)
    pixels = np.empty(len(image.pixels), np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(-1, 4)[:, :3]


def _wear(objects, material):
    kept = []
    for ob in objects:
        kept.append(list(ob.data.materials))
        ob.data.materials.clear()
        ob.data.materials.append(material)
    return kept


def gather(scene, sun_from, bottle, receivers, middle, reach, rays=1200, seeds=4):
    """(where grains land, what each is worth in colour, times the area that it stands for)."""
    shown = {*bottle.parts, *receivers}
    others = [ob for ob in scene.objects if ob not in shown and not ob.hide_render and ob.type != 'EMPTY']
    for ob in others:
        ob.hide_render = True
    black, _, _ = new_material('black')
    kept = list(zip(bottle.solid, _wear(bottle.solid, black))) + [(ob, list(ob.data.materials)) for ob in receivers]
    world, camera = scene.world, scene.camera
    new_world(scene)
    lens = bpy.data.cameras.new('sun')
    lens.type, lens.ortho_scale, lens.clip_end = 'ORTHO', 2 * reach, 100
    scene.camera = link(bpy.data.objects.new('sun', lens))
    scene.camera.location = middle + sun_from * 40
    scene.camera.rotation_euler = sun_from.to_track_quat('Z', 'Y').to_euler()
    set_up(scene, rays, rays, 1, bounces=(16, 0, 16, 16, 0), clamp=0, filter_glossy=0)
    places, worths = [], []
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(seeds):
            _wear(receivers, _ending('worth', False))
            worth = _photograph(scene, seed, folder)
            _wear(receivers, _ending('place', True))
            place = _photograph(scene, seed, folder)
            lit = worth.min(1) > 1e-3
            places.append((place[lit] / worth[lit] - .5) * 2 * SPAN)
            worths.append(worth[lit])
    for ob, materials in kept:
        ob.data.materials.clear()
        for material in materials:
            ob.data.materials.append(material)
    bpy.data.objects.remove(scene.camera)
    scene.world, scene.camera = world, camera
    for ob in others:
        ob.hide_render = False
    return np.concatenate(places), np.concatenate(worths) * (2 * reach / rays) ** 2 / seeds


def shine(ob, grains, axes, low, high, strength, tint, level=None, soft=1.3):
    """Lays grains on a plane. `axes`: the two of x, y, z along it, from `low` to `high`; `strength` and
    `tint` are the sun's. `level`: where the plane lies, if not at the object's first corner; `soft`: how
    far a grain is spread, in squares."""
    place, worth = grains
    # Grains on other planes than this lie off it.
    flat = ({0, 1, 2} - set(axes)).pop()
    level = ob.data.vertices[0].co[flat] if level is None else level
    here = np.abs(place[:, flat] - level) < FINE
    place, worth = place[here], worth[here]
    across, up = place[:, axes[0]], place[:, axes[1]]
    columns, rows = (round((b - a) / FINE) for a, b in zip(low, high))
    counted = [gaussian_filter(np.histogram2d(up, across, (rows, columns), ((low[1], high[1]), (low[0], high[0])), weights=w)[0], soft)
               for w in (worth * tint).T]
    image = bpy.data.images.new('caustic', columns, rows, float_buffer=True, is_data=True)
    light = np.dstack([*counted, np.full((rows, columns), FINE ** 2)]) / FINE ** 2
    image.pixels.foreach_set(light.astype(np.float32).ravel())
    material = ob.data.materials[0]
    n = Nodes(material.node_tree)
    out = next(node for node in material.node_tree.nodes if node.type == 'OUTPUT_MATERIAL')
    surface = out.inputs[0].links[0].from_socket
    own = surface.node.inputs[0]
    colour = own.links[0].from_socket if own.links else tuple(own.default_value)
    point = n.add('ShaderNodeSeparateXYZ', {0: n.add('ShaderNodeNewGeometry').outputs['Position']}).outputs
    uv = n.add('ShaderNodeCombineXYZ', {i: n.math('DIVIDE', n.math('SUBTRACT', point[axis], low[i]), high[i] - low[i])
                                        for i, axis in enumerate(axes)}).outputs[0]
    thrown = n.add('ShaderNodeTexImage', {'Vector': uv}, extension='CLIP')
    thrown.image = image
    glow = n.add('ShaderNodeEmission', {'Color': n.mix(1.0, colour, thrown.outputs[0], 'MULTIPLY'), 'Strength': strength / np.pi})
    n.join(out.inputs[0], n.add_shader(surface, glow.outputs[0]))
    material.cycles.sample_as_light = False
