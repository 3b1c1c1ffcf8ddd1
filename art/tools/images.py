"""Reading and writing pictures as numpy arrays, and Blender's Filmic tone by way of OpenColorIO."""
import os

import numpy as np
import OpenImageIO as oiio

CONFIG = os.environ.get('BLENDER_OCIO', '/usr/share/blender/datafiles/colormanagement/config.ocio')
LUMA = np.array([.2126, .7152, .0722], np.float32)


def _buffer(pixels):
    pixels = np.ascontiguousarray(pixels, np.float32)
    buffer = oiio.ImageBuf(oiio.ImageSpec(pixels.shape[1], pixels.shape[0], pixels.shape[2], oiio.FLOAT))
    buffer.set_pixels(oiio.ROI(), pixels)
    return buffer


def load(path):
    """(pixels, channel names); multilayer names lose their layer."""
    # A PNG's colours as they are: multiplied by alpha in 8 bits, those of clear glass would be lost.
    asked = oiio.ImageSpec()
    asked.attribute('oiio:UnassociatedAlpha', 1)
    buffer = oiio.ImageBuf(path, 0, 0, asked)
    if buffer.has_error:
        raise FileNotFoundError(f'{path}: {buffer.geterror()}')
    names = [name.removeprefix('ViewLayer.') for name in buffer.spec().channelnames]
    return buffer.get_pixels(oiio.FLOAT), names


def channels(pixels, names, layer, order):
    """One layer of a multilayer picture, as [channel][row][column]."""
    return np.stack([pixels[:, :, names.index(f'{layer}.{c}')] for c in order]).astype(np.float32)


def save(path, pixels):
    """Floats as they are to EXR; 0–1 to 8 bits anywhere else, alpha unassociated."""
    pixels = pixels[..., None] if pixels.ndim == 2 else pixels
    exr = path.endswith('.exr')
    spec = oiio.ImageSpec(pixels.shape[1], pixels.shape[0], pixels.shape[2], oiio.FLOAT if exr else oiio.UINT8)
    spec.attribute('oiio:UnassociatedAlpha', 1)
    out = oiio.ImageOutput.create(path)
    out.open(path, spec)
    pixels = np.ascontiguousarray(pixels, np.float32)
    out.write_image(pixels if exr else (np.clip(pixels, 0, 1) * 255 + 0.5).astype(np.uint8))
    out.close()


def filmic(linear, look='High Contrast', exposure=0.0):
    """Scene-linear RGB to display values, as Blender's view transform does it."""
    done = oiio.ImageBufAlgo.ociodisplay(_buffer(linear * 2.0 ** exposure), 'sRGB', 'Filmic', 'Linear', look,
                                         colorconfig=CONFIG)
    if done.has_error:
        raise RuntimeError(done.geterror())
    return np.clip(done.get_pixels(oiio.FLOAT), 0, 1)


def encode(linear):
    """The sRGB curve alone."""
    return np.where(linear <= 0.0031308, 12.92 * linear, 1.055 * np.maximum(linear, 1e-9) ** (1 / 2.4) - 0.055)


def decode(display):
    return np.where(display <= 0.04045, display / 12.92, ((display + 0.055) / 1.055) ** 2.4)


def luminance(pixels):
    return pixels[..., :3] @ LUMA
