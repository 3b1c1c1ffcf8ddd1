"""Cycles settings, and the three kinds of file a scene writes: features, masks, passes."""
import os
import time

import bpy


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    return bpy.context.scene


def device():
    """'GPU' where Blender finds a card for CUDA, else 'CPU': the same picture, many times sooner."""
    cycles = bpy.context.preferences.addons['cycles'].preferences
    cycles.compute_device_type = 'CUDA'
    cycles.get_devices()
    cards = [entry for entry in cycles.devices if entry.type == 'CUDA']
    for card in cards:
        card.use = True
    return 'GPU' if cards else 'CPU'


def set_up(scene, width, height, samples, bounces=(16, 4, 8, 16, 8), clamp=8.0,
           filter_glossy=0.5, caustics=True, transparent=False, volume_bounces=0):
    """`bounces` are total, diffuse, glossy, transmission, transparent."""
    scene.render.engine = 'CYCLES'
    c = scene.cycles
    c.device, c.samples, c.seed = device(), samples, 0
    # Of each seed; the mean of several has less noise. Dark pixels that are judged too early leave blotches.
    c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = True, 0.02, 16
    c.use_denoising = False
    (c.max_bounces, c.diffuse_bounces, c.glossy_bounces,
     c.transmission_bounces, c.transparent_max_bounces) = bounces
    c.volume_bounces = volume_bounces
    c.sample_clamp_direct, c.sample_clamp_indirect = 0, clamp
    c.blur_glossy = filter_glossy
    c.caustics_reflective = c.caustics_refractive = caustics
    c.pixel_filter_type, c.filter_width = 'BLACKMAN_HARRIS', 1.5
    r = scene.render
    r.resolution_x, r.resolution_y, r.resolution_percentage = width, height, 100
    r.film_transparent = transparent
    scene.display_settings.display_device = 'sRGB'


def crop(scene, args):
    """Renders only crop=left,top,right,bottom, in shares of the picture, if the scene was asked to."""
    if 'crop' in args:
        r = scene.render
        r.use_border = r.use_crop_to_border = True
        left, top, right, bottom = args.numbers('crop', '')
        r.border_min_x, r.border_max_x, r.border_min_y, r.border_max_y = left, right, 1 - bottom, 1 - top


def render_features(scene, path, seeds):
    """Multilayer EXRs, one a seed, with the albedo, normal and depth that the denoiser is guided by.

    `path` ends in .exr; seed 2 is written to NAME.2.exr, only when it is whole."""
    scene.view_layers[0].cycles.denoising_store_passes = True
    settings = scene.render.image_settings
    settings.file_format, settings.color_depth, settings.exr_codec = 'OPEN_EXR_MULTILAYER', '32', 'ZIP'
    scene.render.use_persistent_data = len(seeds) > 1
    for seed in seeds:
        scene.cycles.seed = seed
        seed_path = f"{path.removesuffix('.exr')}.{seed}.exr"
        scene.render.filepath = f'{seed_path}.part.exr'
        start = time.time()
        bpy.ops.render.render(write_still=True)
        os.replace(scene.render.filepath, seed_path)
        print(f'RENDER_SECONDS {time.time() - start:.1f}')


def render_plain(scene, path, samples):
    """A plain RGBA EXR at a fixed number of samples: masks, clay, panoramas."""
    scene.view_layers[0].cycles.denoising_store_passes = False
    scene.cycles.samples, scene.cycles.use_adaptive_sampling = samples, False
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = 'OPEN_EXR', 'RGBA', '32'
    scene.render.filepath = path
    bpy.ops.render.render(write_still=True)
