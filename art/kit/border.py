"""A part of a picture only, to look closely at."""


def set_border(scene, args):
    """`crop=left,top,right,bottom`, shares of the frame: the rest is left empty."""
    if 'crop' not in args:
        return
    left, top, right, bottom = args.numbers('crop', '0,0,1,1')
    r = scene.render
    r.use_border = True
    r.border_min_x, r.border_max_x, r.border_min_y, r.border_max_y = left, right, 1 - bottom, 1 - top
