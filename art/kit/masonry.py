"""Rough stone walling with an arched mouth, and the vault behind it. Unit 1 m; the wall's face is at y = `front`."""
import math

import bmesh
import numpy as np

from .cells import cells
from .citrus import colour_attribute, value_attribute
from .meshes import grid_object, sides_object
from .nodes import new_material
from .noise import fbm


def stone_material(name, dark, light, soot=None):
    """Pitted stone, each block its own tone. `soot` is (x, z, reach) of a mouth whose smoke has blackened it."""
    material, n, out = new_material(name)
    position = n.add('ShaderNodeNewGeometry').outputs['Position']
    block = n.add('ShaderNodeObjectInfo').outputs['Random']
    shift = n.add('ShaderNodeCombineXYZ', {0: n.math('MULTIPLY', block, 31.0), 2: n.math('MULTIPLY', block, 17.0)}).outputs[0]
    place = n.vector('ADD', position, shift)
    broad, fine = n.noise(place, 3.0, 9.0, .66), n.noise(place, 30.0, 6.0, .72)
    pits = n.ramp(n.add('ShaderNodeTexVoronoi', {'Vector': n.mix(.06, place, fine), 'Scale': 26.0}).outputs[0],
                  [(.07, 0.0), (.20, 1.0)], 'EASE')
    colour = n.ramp(broad, [(.30, dark), (.70, light)])
    tone = n.ramp(block, [(0, (.50, .50, .54)), (.35, (.95, .86, .78)), (.7, (1.15, .90, .74)), (1, (1.45, 1.20, 1.0))])
    colour = n.mix(1.0, colour, tone, 'MULTIPLY')
    colour = n.mix(n.math('MULTIPLY', n.math('SUBTRACT', 1.0, pits), .65), colour, (.020, .014, .010, 1))
    colour = n.mix(n.ramp(fine, [(.56, 0.0), (.74, .45)]), colour, (*[min(1, c * 1.7) for c in light], 1))
    if soot:
        x, _, z = n.add('ShaderNodeSeparateXYZ', {0: position}).outputs
        dx, dz = n.math('SUBTRACT', x, soot[0]), n.math('MULTIPLY', n.math('SUBTRACT', z, soot[1]), .62)
        away = n.math('DIVIDE', n.math('SQRT', n.math('ADD', n.math('MULTIPLY', dx, dx), n.math('MULTIPLY', dz, dz))), soot[2])
        away = n.math('ADD', away, n.math('MULTIPLY', n.math('SUBTRACT', broad, .5), .9))
        colour = n.mix(n.ramp(away, [(.40, .88), (1.0, 0.0)], 'EASE'), colour, (.014, .011, .009, 1))
    body = n.add('ShaderNodeBsdfPrincipled', {'Base Color': colour, 'Roughness': .88, 'Specular': .2})
    relief = n.math('ADD', n.math('MULTIPLY', pits, .6), n.math('ADD', fine, broad))
    n.join(body.inputs['Normal'], n.bump(relief, .7, .016))
    n.join(out.inputs[0], body.outputs[0])
    return material


def brick_material(name):
    """Burnt clay under soot; the mesh gives each brick its `colour`, and how black smoke has made it in `soot`."""
    material, n, out = new_material(name)
    place = n.add('ShaderNodeNewGeometry').outputs['Position']
    colour = n.add('ShaderNodeAttribute', attribute_name='colour').outputs['Color']
    smoke = n.add('ShaderNodeAttribute', attribute_name='soot').outputs['Fac']
    broad, fine = n.noise(place, 6.0, 8.0, .68), n.noise(place, 70.0, 6.0, .74)
    colour = n.mix(n.ramp(fine, [(.32, .6), (.50, 0.0)]), colour, (.022, .013, .010, 1))
    colour = n.mix(n.ramp(fine, [(.60, 0.0), (.74, .35)]), colour, (.20, .145, .115, 1))
    black = n.math('ADD', smoke, n.math('MULTIPLY', n.math('SUBTRACT', broad, .5), 1.1), clamp=True)
    colour = n.mix(n.math('MULTIPLY', black, .93), colour, (.0085, .0075, .0070, 1))
    body = n.add('ShaderNodeBsdfPrincipled', {'Base Color': colour, 'Specular': .3, 'Roughness': .86})
    n.join(body.inputs['Normal'], n.bump(n.math('ADD', fine, broad), .8, .010))
    n.join(out.inputs[0], body.outputs[0])
    return material


class Mouth:
    """An opening: centre x, half width, height where the arch springs; `ring` is the depth of the arch stones."""

    def __init__(self, x, half, spring, front, ring=.36):
        self.x, self.half, self.spring, self.front, self.ring = x, half, spring, front, ring

    def outline(self, share):
        """Points from the left foot over the arch to the right foot."""
        arc = math.pi * self.half
        s = share * (2 * self.spring + arc)
        angle = np.pi - np.clip(s - self.spring, 0, arc) / self.half
        low = s < self.spring
        high = s > self.spring + arc
        x = np.where(low, -self.half, np.where(high, self.half, self.half * np.cos(angle)))
        z = np.where(low, s, np.where(high, 2 * self.spring + arc - s, self.spring + self.half * np.sin(angle)))
        return self.x + x, z

    def meets(self, left, right, low, high):
        """True where a walling stone of these bounds would run into the arch or its jambs."""
        if low < self.spring and right > self.x - self.half - .40 and left < self.x + self.half + .40:
            return True
        x, z = min(max(self.x, left), right), max(self.spring, low)
        return math.hypot(x - self.x, z - self.spring) < self.half + self.ring + .06


def _cube(cuts=35):
    """Corners and quads of a cube from -1 to 1, finely divided."""
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=2.0)
    bmesh.ops.subdivide_edges(shape, edges=shape.edges[:], cuts=cuts, use_grid_fill=True)
    corners = np.array([v.co[:] for v in shape.verts])
    quads = np.array([[v.index for v in face.verts] for face in shape.faces])
    shape.free()
    return corners, quads


def _worked(place, seed):
    """How rough tools and weather leave a stone: offsets of points, about 1 at most."""
    x, y, z = place.T
    rough = lambda scale, octaves, k: np.stack([fbm((x + .6 * y) * scale, (z + .4 * y) * scale, octaves, seed * 7 + k + i) for i in range(3)], 1)
    offset = .85 * rough(3.1, 2, 0) + .38 * rough(11, 2, 3) + .24 * rough(31, 3, 6) + .14 * rough(120, 2, 9)
    # A pick takes off one scale after another.
    near, far, label = cells((x + .5 * y) * 13 + 40 + seed, (z - .3 * y) * 13 + 40, seed % 50)
    offset[:, 1] += (.14 * (label - .5) + .10 * near) * np.clip((far - near) * 5, 0, 1)
    return offset


def _add_block(cube, place, seed, material, rough, blows=9):
    """A hewn block: `place(u, v, w)` maps the cube into the wall, a few blows flatten its edges."""
    corners, quads = cube
    rng, limit = np.random.default_rng(seed), .93
    core = np.clip(corners, -limit, limit)
    out = corners - core
    p = core + out / np.maximum(np.linalg.norm(out, axis=1, keepdims=True), 1e-6) * (1 - limit) * (np.abs(out).max(1, keepdims=True) > 1e-6)
    p = np.where(np.abs(out).max(1, keepdims=True) > 1e-6, p, corners)
    for x, z in rng.choice((-1, 1), (blows, 2)) * rng.uniform(.1, 1, (blows, 2)):
        blow = np.array((x, -rng.uniform(.25, 1), z))
        blow /= np.linalg.norm(blow)
        p = p - blow * np.maximum(0, p @ blow - rng.uniform(1.20, 1.56))[:, None]
    p = np.stack(np.broadcast_arrays(*place(*p.T)), 1)
    sides_object('block', p + rough * _worked(p, seed), quads, material)


def add_wall(mouth, left, right, top, stone, mortar, inside, seed=9):
    """Arch, jambs, rubble in rough courses, mortar, and the vault within."""
    rng = np.random.default_rng(seed)
    front = mouth.front
    count, cube = [0], _cube()

    def lay(place, rough):
        count[0] += 1
        _add_block(cube, place, count[0], stone, rough)

    wedges = 13
    for i in range(wedges):
        a0, a1 = math.pi * i / wedges + .014, math.pi * (i + 1) / wedges - .014
        out, deep = mouth.half + mouth.ring + rng.uniform(-.06, .05), rng.normal(-.05, .022)

        def wedge(u, v, w, a0=a0, a1=a1, out=out, deep=deep):
            a, r = a0 + (a1 - a0) * (u * .5 + .5), mouth.half + (out - mouth.half) * (w * .5 + .5)
            return mouth.x + r * np.cos(a), front + deep + .16 * v, mouth.spring + r * np.sin(a)
        lay(wedge, .018)
    for side in (-1, 1):
        z = 0.0
        while z < mouth.spring - .04:
            high, wide, deep = min(rng.uniform(.22, .36), mouth.spring - z), rng.uniform(.28, .46), rng.normal(-.04, .02)

            def jamb(u, v, w, z=z, high=high, wide=wide, deep=deep):
                return (mouth.x + side * (mouth.half + wide * (side * u * .5 + .5)), front + deep + .16 * v,
                        z + .008 + (high - .016) * (w * .5 + .5))
            lay(jamb, .020)
            z += high
    z = -.08
    while z < top:
        course, x = rng.uniform(.20, .42), left
        while x < right:
            wide = rng.uniform(.24, .70)
            while wide > .10 and mouth.meets(x, x + wide, z, z + course):
                wide -= .03
            if wide > .10:
                deep, skew, high = rng.normal(0, .022), rng.normal(0, .05), course * rng.uniform(.90, 1.04)

                def rubble(u, v, w, x=x, z=z, wide=wide, high=high, deep=deep, skew=skew):
                    return (x + .010 + (wide - .020) * (u * .5 + .5) + skew * w * high, front + .04 + deep + .13 * v,
                            z + .010 + (high - .020) * (w * .5 + .5) + skew * u * .35 * wide)
                lay(rubble, .030)
            x += wide
        z += course
    _add_surround(mouth, mortar, inside)


def _bricks(along, up, seed=31, long=.25, high=.072):
    """Courses of bricks laid by hand: how far each point stands out of the vault, and its colour."""
    rng = np.random.default_rng(seed)
    up = up + .012 * fbm(along * 2.5, up * 1.5, 3, seed)
    course = np.floor(up / high).astype(int)
    along = along / long + rng.uniform(0, 1, 128)[course % 128] + .03 * fbm(along * 7, up * 20, 2, seed + 1)
    brick = np.floor(along).astype(int)
    own = rng.uniform(0, 1, (128, 64, 4))[course % 128, brick % 64]
    u, v = (along - brick - .5) * long, (up / high - course - .5) * high
    chipped = .004 * fbm(u * 60 + own[..., 0] * 50, v * 60 + own[..., 1] * 50, 4, seed + 2)
    joint = np.minimum(long / 2 - np.abs(u), high / 2 - np.abs(v)) + chipped
    laid = np.clip((joint - .0045) / .009, 0, 1)
    laid = laid * laid * (3 - 2 * laid) * (own[..., 3] > .025)
    tilt = (own[..., 1] - .5) * u * .07 + (own[..., 2] - .5) * v * .16
    lift = laid * (.014 + .012 * (own[..., 0] - .5) + tilt) + .0022 * fbm(along * 22, up * 90, 4, seed + 3)
    clay = np.array([.135, .058, .034]) * (.45 + 1.1 * own[..., 2:3]) * np.array([1, .85, .75]) ** (own[..., 1:2] * 1.6 - .6)
    return lift, clay * laid[..., None] + np.array([.085, .070, .055]) * (1 - laid[..., None])


def _add_surround(mouth, mortar, inside):
    share, depth = np.meshgrid(np.linspace(0, 1, 700), np.linspace(0, 1, 420))
    x, z = mouth.outline(share)
    straight = z <= mouth.spring + .001
    nx = np.where(straight, np.sign(x - mouth.x), (x - mouth.x) / mouth.half)
    nz = np.where(straight, 0, (z - mouth.spring) / mouth.half)
    reach = depth ** 1.4 * 3.8 - .012
    mx, mz = x + nx * reach, z + nz * reach
    grid_object('mortar', mx, mouth.front - .045 + .022 * fbm(mx * 5, mz * 5, 4, 3) + .010 * fbm(mx * 23, mz * 23, 4, 8), mz, mortar)
    share, depth = np.meshgrid(np.linspace(0, 1, 1300), np.linspace(0, 1, 640))
    x, z = mouth.outline(share)
    straight = z <= mouth.spring + .001
    nx = np.where(straight, np.sign(x - mouth.x), (x - mouth.x) / mouth.half)
    nz = np.where(straight, 0, (z - mouth.spring) / mouth.half)
    lift, colour = _bricks(depth * 2.66, share * (2 * mouth.spring + math.pi * mouth.half))
    ragged = .045 * fbm(share * 60, share * 0, 3, 11) * np.exp(-depth * 18)
    vault = grid_object('vault', x - nx * lift, mouth.front - .07 + depth * 2.66 + ragged, z - nz * lift, inside)
    colour_attribute(vault.data, 'colour', colour.reshape(-1, 3))
    soot = .15 + .62 * z / (mouth.spring + mouth.half) + .55 * np.exp(-((depth - .02) / .10) ** 2)
    value_attribute(vault.data, 'soot', soot.ravel())
    bx, bz = np.meshgrid(np.linspace(mouth.x - 1, mouth.x + 1, 60), np.linspace(0, 2, 60))
    grid_object('vault_end', bx, mouth.front + 2.55 + .05 * fbm(bx * 3, bz * 3, 4, 3), bz, inside)
