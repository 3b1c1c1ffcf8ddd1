"""Blurs, blooms and noise for finishing."""
import numpy as np
from scipy.signal import fftconvolve


def blur(image, sigma_x, sigma_y=None):
    """Gaussian blur with mirrored edges, by Fourier transform."""
    sigma_y = sigma_x if sigma_y is None else sigma_y
    if image.ndim == 3:
        return np.stack([blur(image[..., c], sigma_x, sigma_y) for c in range(image.shape[2])], 2)
    h, w = image.shape
    padded = np.pad(image, ((h // 2, h // 2), (w // 2, w // 2)), mode='symmetric')
    fy, fx = np.fft.fftfreq(padded.shape[0])[:, None], np.fft.rfftfreq(padded.shape[1])[None]
    kernel = np.exp(-2 * np.pi ** 2 * ((sigma_x * fx) ** 2 + (sigma_y * fy) ** 2))
    out = np.fft.irfft2(np.fft.rfft2(padded) * kernel, s=padded.shape)
    return out[h // 2:h // 2 + h, w // 2:w // 2 + w].astype(np.float32)


def disc(radius):
    """A round aperture with a soft rim, a pixel wide."""
    reach = int(np.ceil(radius)) + 1
    y, x = np.mgrid[-reach:reach + 1, -reach:reach + 1]
    kernel = np.clip(radius + 0.5 - np.hypot(x, y), 0, 1)
    return (kernel / kernel.sum()).astype(np.float32)


def defocus(image, radius):
    """Each point spread over a disc of so many pixels; `image` is linear."""
    kernel = disc(radius)
    reach = kernel.shape[0] // 2
    padded = np.pad(image, ((reach, reach), (reach, reach), (0, 0)), mode='reflect')
    return np.stack([fftconvolve(padded[..., c], kernel, mode='valid') for c in range(image.shape[2])], 2)


def bloom(linear, strength=0.08, threshold=0.9, ceiling=12):
    """Light spilling from what is brighter than the threshold, over three radii."""
    bright = np.clip(linear - threshold, 0, ceiling)
    h = linear.shape[0]
    spill = 0.5 * blur(bright, 0.006 * h) + 0.3 * blur(bright, 0.02 * h) + 0.2 * blur(bright, 0.07 * h)
    return linear + strength * spill


def sharpen(image, amount=0.2, sigma=1.1):
    return np.maximum(image + amount * (image - blur(image, sigma)), 0)


def vignette(image, amount):
    h, w = image.shape[:2]
    y, x = np.mgrid[0:h, 0:w]
    r = np.hypot((x - w / 2) / (w / 2), (y - h / 2) / (h / 2)) / 1.414
    return image * (1 - amount * r ** 2.2)[..., None]


def saturate(image, amount):
    grey = (image[..., :3] @ np.array([.2126, .7152, .0722], np.float32))[..., None]
    return np.maximum(grey + (image - grey) * amount, 0)


def grain(image, amount=0.008, seed=0):
    noise = np.random.default_rng(seed).normal(size=image.shape[:2] + (1,)).astype(np.float32)
    return image * (1 + amount * noise)


def film_grain(display, amount=0.005, size=0.75, seed=0):
    """Clumped as in an emulsion: most in the middle tones, least in white, a little of it in colour."""
    rng = np.random.default_rng(seed)
    clumps = blur(rng.normal(size=display.shape[:2] + (4,)).astype(np.float32), size)
    clumps /= clumps.std()
    tone = np.clip(display.mean(2, keepdims=True), 0, 1)
    return display + amount * (0.25 + 3.0 * tone * (1 - tone)) * (0.85 * clumps[..., :1] + 0.35 * clumps[..., 1:])


def smoothstep(x, lo, hi):
    t = np.clip((x - lo) / (hi - lo), 0, 1)
    return t * t * (3 - 2 * t)


def fbm(x, y, octaves, seed, gain=0.5):
    """Fractal value noise about zero at any coordinates."""
    rng, total, amplitude = np.random.default_rng(seed), np.zeros_like(x), 1.0
    for _ in range(octaves):
        table = rng.uniform(-0.5, 0.5, (256, 256))
        xi, yi = np.floor(x).astype(int), np.floor(y).astype(int)
        fx, fy = x - xi, y - yi
        fx, fy = fx ** 3 * (fx * (fx * 6 - 15) + 10), fy ** 3 * (fy * (fy * 6 - 15) + 10)
        at = lambda a, b: table[a & 255, b & 255]
        total += amplitude * ((at(xi, yi) * (1 - fx) + at(xi + 1, yi) * fx) * (1 - fy)
                              + (at(xi, yi + 1) * (1 - fx) + at(xi + 1, yi + 1) * fx) * fy)
        x, y, amplitude = x * 2.03 + 17.3, y * 2.03 + 5.1, amplitude * gain
    return total
