"""Rough stone walling with an arched mouth, and the vault behind it. Unit 1 m; the wall's face is at y = `front`."""
import math

import bmesh
import bpy
import numpy as np
from mathutils import Vector, noise

from .meshes import grid_object, link
from .nodes import new_material
from .noise import fbm


def stone_material(name, dark, light, soot=None, bricks=False):
    """Pitted stone, each block its own tone. `soot` is (x, z, reach) of a mouth whose smoke has blackened it.

    With `bricks` it is laid in courses by the mesh's `course` attribute."""
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
    if bricks:
        laid = n.add('ShaderNodeTexBrick', {'Vector': n.add('ShaderNodeAttribute', attribute_name='course').outputs['Vector'],
                                            'Scale': 1.0, 'Mortar Size': .045, 'Mortar Smooth': .4, 'Brick Width': 1.0,
                                            'Row Height': .42, 'Color1': (.45, .42, .40, 1), 'Color2': (1.5, 1.35, 1.2, 1),
                                            'Mortar': (.10, .09, .08, 1)})
        colour = n.mix(1.0, colour, laid.outputs[0], 'MULTIPLY')
        pits = n.math('SUBTRACT', pits, n.math('MULTIPLY', laid.outputs['Fac'], 3.0))
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


def _add_block(place, seed, material, rough, blows=9):
    """A hewn block: `place(u, v, w)` maps the cube from -1 to 1 into the wall, a few blows flatten its edges."""
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=2.0)
    bmesh.ops.subdivide_edges(shape, edges=shape.edges[:], cuts=15, use_grid_fill=True)
    rng = np.random.default_rng(seed)
    offset, limit = Vector(rng.uniform(0, 90, 3)), .93
    chips = [(Vector((x, -rng.uniform(.25, 1), z)).normalized(), rng.uniform(1.20, 1.56))
             for x, z in rng.choice((-1, 1), (blows, 2)) * rng.uniform(.1, 1, (blows, 2))]
    for v in shape.verts:
        core = Vector([max(-limit, min(limit, c)) for c in v.co])
        out = v.co - core
        p = core + out.normalized() * (1 - limit) if out.length > 1e-6 else v.co
        for blow, reach in chips:
            p = p - blow * max(0, p.dot(blow) - reach)
        p = Vector(place(*p))
        v.co = p + rough * (.55 * noise.noise_vector(p * 3.1 + offset) + .45 * noise.noise_vector(p * 11 + offset)
                            + .32 * noise.noise_vector(p * 31 + offset))
    mesh = bpy.data.meshes.new('block')
    shape.to_mesh(mesh)
    shape.free()
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    mesh.materials.append(material)
    link(bpy.data.objects.new('block', mesh))


def add_wall(mouth, left, right, top, stone, mortar, inside, seed=9):
    """Arch, jambs, rubble in rough courses, mortar, and the vault within."""
    rng = np.random.default_rng(seed)
    front = mouth.front
    count = [0]

    def lay(place, rough):
        count[0] += 1
        _add_block(place, count[0], stone, rough)

    wedges = 13
    for i in range(wedges):
        a0, a1 = math.pi * i / wedges + .014, math.pi * (i + 1) / wedges - .014
        out, deep = mouth.half + mouth.ring + rng.uniform(-.06, .05), rng.normal(-.05, .022)

        def wedge(u, v, w, a0=a0, a1=a1, out=out, deep=deep):
            a, r = a0 + (a1 - a0) * (u * .5 + .5), mouth.half + (out - mouth.half) * (w * .5 + .5)
            return mouth.x + r * math.cos(a), front + deep + .16 * v, mouth.spring + r * math.sin(a)
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


def _add_surround(mouth, mortar, inside):
    share, depth = np.meshgrid(np.linspace(0, 1, 700), np.linspace(0, 1, 420))
    x, z = mouth.outline(share)
    straight = z <= mouth.spring + .001
    nx = np.where(straight, np.sign(x - mouth.x), (x - mouth.x) / mouth.half)
    nz = np.where(straight, 0, (z - mouth.spring) / mouth.half)
    reach = depth ** 1.4 * 3.8 - .012
    mx, mz = x + nx * reach, z + nz * reach
    grid_object('mortar', mx, mouth.front - .045 + .022 * fbm(mx * 5, mz * 5, 4, 3) + .010 * fbm(mx * 23, mz * 23, 4, 8), mz, mortar)
    vault = grid_object('vault', x + .02 * fbm(share * 30, depth * 20, 4, 5), mouth.front - .09 + depth * 2.66,
                z + .02 * fbm(share * 30 + 9, depth * 20, 4, 6), inside)
    courses = np.stack([depth * 7, share * 9, 0 * share], 2).astype(np.float32)
    vault.data.attributes.new('course', 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', courses.ravel())
    bx, bz = np.meshgrid(np.linspace(mouth.x - 1, mouth.x + 1, 60), np.linspace(0, 2, 60))
    grid_object('vault_end', bx, mouth.front + 2.55 + .05 * fbm(bx * 3, bz * 3, 4, 3), bz, inside)
