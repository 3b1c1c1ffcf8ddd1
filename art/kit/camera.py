"""One kind of lens for the whole site."""
import bpy
from mathutils import Vector

from .meshes import link


def add_camera(location, look_at, lens=85, focus=None, fstop=8, shift=(0, 0)):
    """A 36 mm camera; `focus` is a point, or nothing for everything sharp."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width, data.sensor_fit = lens, 36, 'AUTO'
    data.shift_x, data.shift_y = shift
    data.clip_start, data.clip_end = 0.01, 100000
    ob = link(bpy.data.objects.new('camera', data))
    ob.location = location
    ob.rotation_euler = (Vector(look_at) - Vector(location)).to_track_quat('-Z', 'Y').to_euler()
    if focus is not None:
        data.dof.use_dof = True
        data.dof.focus_distance = (Vector(focus) - Vector(location)).length
        data.dof.aperture_fstop = fstop
    bpy.context.scene.camera = ob
    return ob
