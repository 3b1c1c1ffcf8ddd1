"""What a press leaves on black cotton board: foil, relief and tone, as one picture over the sheet.

Squares of the picture count from the lower left; a square is 1 / FINE units wide."""
import bpy
import numpy as np
from scipy.ndimage import distance_transform_edt, gaussian_filter

from .meshes import link
from .noise import fbm, smoothstep

FINE = 4096
GARAMOND = '/usr/share/fonts/opentype/ebgaramond/EBGaramond12-Regular.otf'
LATO = '/usr/share/fonts/truetype/lato/Lato-Regular.ttf'


class Sheet:
    """Foil (coverage), height (units, towards the eye) and tone (0–1) of a sheet of paper."""

    def __init__(self, width, height, seed=11):
        self.rows, self.columns = round(height * FINE), round(width * FINE)
        self.width, self.height = width, height
        self.rng = np.random.default_rng(seed)
        self.foil = np.zeros((self.rows, self.columns), np.float32)
        self.relief = np.zeros_like(self.foil)
        y, x = np.mgrid[:self.rows, :self.columns].astype(np.float32) / FINE
        self.x, self.y = x, y
        self.fibres = self._fibres(9000)
        cloud = fbm(x * 26 + 3, y * 26, 4, seed)
        grit = self.rng.normal(0, 1, self.foil.shape).astype(np.float32)
        self.tooth = 0.75 * self.fibres + 0.5 * gaussian_filter(grit, 1.6) * 2 + 0.55 * cloud

    def _fibres(self, count):
        """Curved threads that lie over one another, about zero and one."""
        rng, steps = self.rng, np.linspace(0, 1, 90)[None]
        length, angle = rng.uniform(.006, .030, (count, 1)), rng.uniform(0, 2 * np.pi, (count, 1))
        bend = rng.normal(0, 1.2, (count, 1)) * steps + rng.normal(0, .5, (count, 1)) * np.sin(steps * 7)
        x = rng.uniform(0, self.width, (count, 1)) + length * (steps * np.cos(angle + bend))
        y = rng.uniform(0, self.height, (count, 1)) + length * (steps * np.sin(angle + bend))
        i, j = (y * FINE).astype(int) % self.rows, (x * FINE).astype(int) % self.columns
        laid = np.zeros((self.rows, self.columns), np.float32)
        np.add.at(laid, (i.ravel(), j.ravel()), (rng.uniform(.3, 1, (count, 1)) * np.ones_like(steps)).ravel())
        laid = gaussian_filter(np.minimum(laid, 2.0), 1.3)
        return (laid - laid.mean()) / laid.std()

    def block(self, x0, z0, x1, z1):
        """Coverage of a rectangle, in units from the sheet's middle."""
        u, v = self.x - self.width / 2, self.y - self.height / 2
        inside = np.minimum(np.minimum(u - x0, x1 - u), np.minimum(v - z0, z1 - v))
        return np.clip(inside * FINE + 0.5, 0, 1).astype(np.float32)

    def text(self, body, size, z, font, spacing):
        """Coverage of a line of letters whose middle is z above the sheet's."""
        corners, triangles = _letters(body, size, font, spacing)
        corners = (corners + (self.width / 2, self.height / 2 + z)) * FINE
        # Ink and foil spread a little under the press.
        return np.clip(gaussian_filter(_coverage(corners[triangles], self.rows, self.columns), 2.2) * 2.6 - 0.25, 0, 1)

    def press(self, coverage, depth, shoulder):
        """Lays foil, and raises (or, below zero, sinks) the board under it, with soft shoulders."""
        inside = distance_transform_edt(coverage > 0.5) - distance_transform_edt(coverage <= 0.5)
        self.relief += depth * smoothstep(inside / FINE, -shoulder, shoulder * 0.8).astype(np.float32)
        self.foil = np.maximum(self.foil, coverage)

    def worn_foil(self):
        """Foil misses the deepest hollows of the board, and its edge follows the tooth."""
        loose = gaussian_filter(self.foil, 1.1) + 0.05 * self.tooth
        taken = smoothstep(loose, 0.38, 0.56)
        patches = fbm(self.x * 55, self.y * 55 + 9, 4, 5)
        gaps = smoothstep(-self.tooth + 2.2 * patches, 2.35, 3.0)
        return (taken * (1 - 0.7 * gaps)).astype(np.float32)


def _letters(body, size, font, spacing):
    """A line of text as (corners, triangles) about its middle."""
    curve = bpy.data.curves.new('text', 'FONT')
    curve.body, curve.size, curve.font = body, size, bpy.data.fonts.load(font, check_existing=True)
    curve.align_x = curve.align_y = 'CENTER'
    curve.space_character, curve.resolution_u = spacing, 16
    ob = link(bpy.data.objects.new('text', curve))
    bpy.context.view_layer.update()
    mesh = ob.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    mesh.calc_loop_triangles()
    corners, triangles = np.empty(len(mesh.vertices) * 3), np.empty(len(mesh.loop_triangles) * 3, int)
    mesh.vertices.foreach_get('co', corners)
    mesh.loop_triangles.foreach_get('vertices', triangles)
    bpy.data.objects.remove(ob)
    return corners.reshape(-1, 3)[:, :2], triangles.reshape(-1, 3)


def _coverage(triangles, rows, columns, over=3):
    """Share of every square that lies in one of the triangles, counted at over × over points."""
    hit = np.zeros((rows * over, columns * over), bool)
    for a, b, c in triangles * over:
        low = np.maximum(np.floor(np.min((a, b, c), 0)).astype(int), 0)
        high = np.ceil(np.max((a, b, c), 0)).astype(int) + 1
        y, x = np.mgrid[low[1]:min(high[1], rows * over), low[0]:min(high[0], columns * over)] + 0.5
        side = [(q[0] - p[0]) * (y - p[1]) - (q[1] - p[1]) * (x - p[0]) for p, q in ((a, b), (b, c), (c, a))]
        side = np.stack(side)
        hit[low[1]:high[1], low[0]:high[0]] |= (side >= 0).all(0) | (side <= 0).all(0)
    return hit.reshape(rows, over, columns, over).mean((1, 3), dtype=np.float32)
