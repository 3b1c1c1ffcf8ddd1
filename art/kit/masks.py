"""Antialiased masks of parts of a scene, from the same camera."""
import bpy

from .nodes import new_material
from .render import render_plain


def _flat_white():
    material, n, out = new_material('flat_white')
    n.join(out.inputs[0], n.add('ShaderNodeEmission'))
    return material


def render_mask(scene, shown, path, samples=24):
    """Coverage of the objects in `shown`, as alpha."""
    layer = scene.view_layers[0]
    hidden = [ob for ob in scene.objects if ob.type in ('MESH', 'FONT') and ob not in shown and not ob.hide_render]
    for ob in hidden:
        ob.hide_render = True
    layer.material_override, film = _flat_white(), scene.render.film_transparent
    scene.render.film_transparent = True
    render_plain(scene, path, samples)
    layer.material_override, scene.render.film_transparent = None, film
    for ob in hidden:
        ob.hide_render = False


def render_seen_through(scene, ob, lens, path, samples=24):
    """Where `ob` is seen through the refracting objects `lens`: white there, black elsewhere."""
    kept = list(ob.data.materials)
    for slot in range(len(kept)):
        ob.data.materials[slot] = _flat_white()
    hidden = [other for other in scene.objects if other.type in ('MESH', 'FONT') and other not in (ob, *lens)]
    for other in hidden:
        other.hide_render = True
    world, scene.world = scene.world, bpy.data.worlds.new('black')
    scene.world.color = (0, 0, 0)
    render_plain(scene, path, samples)
    scene.world = world
    for slot, material in enumerate(kept):
        ob.data.materials[slot] = material
    for other in hidden:
        other.hide_render = False
