"""Several seeds of one scene from one Blender, so that the scene is built and sent to Cycles once."""
import os

from .render import render_features


def render_seeds(scene, args):
    """`out=NAME.exr seeds=1,2` writes NAME.1.exr and NAME.2.exr; a seed already there is kept.

    Without `seeds`, one frame of `seed` is written to `out` itself."""
    out = args['out']
    if 'seeds' not in args:
        scene.cycles.seed = args.whole('seed', 1)
        render_features(scene, out)
        return
    scene.render.use_persistent_data = True
    for seed in args['seeds'].split(','):
        done = out.replace('.exr', f'.{seed}.exr')
        if os.path.exists(done):
            continue
        scene.cycles.seed = int(seed)
        part = out.replace('.exr', '.part.exr')
        render_features(scene, part)
        os.replace(part, done)
