"""Shader nodes with less ceremony: values, sockets and nodes are joined by one call."""
import bpy


class Nodes:
    def __init__(self, tree):
        self.tree = tree

    def add(self, kind, inputs=None, **props):
        node = self.tree.nodes.new(kind)
        for key, value in props.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.join(node.inputs[key], value)
        return node

    def join(self, socket, value):
        """Link a socket or a node's first output, or set a constant (colours may leave alpha out)."""
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, bpy.types.Node):
            self.tree.links.new(value.outputs[0], socket)
        else:
            try:
                socket.default_value = value
            except (TypeError, ValueError):
                socket.default_value = (*value, 1.0) if len(value) == 3 else value

    def math(self, op, a, b=None, c=None, clamp=False):
        node = self.tree.nodes.new('ShaderNodeMath')
        node.operation, node.use_clamp = op, clamp
        for socket, value in zip(node.inputs, (a, b, c)):
            if value is not None:
                self.join(socket, value)
        return node.outputs[0]

    def vector(self, op, a, b):
        node = self.tree.nodes.new('ShaderNodeVectorMath')
        node.operation = op
        self.join(node.inputs[0], a)
        self.join(node.inputs[1], b)
        return node.outputs['Value' if op in ('DOT_PRODUCT', 'DISTANCE', 'LENGTH') else 'Vector']

    def ramp(self, fac, stops, interpolation='LINEAR'):
        node = self.tree.nodes.new('ShaderNodeValToRGB')
        elements = node.color_ramp.elements
        node.color_ramp.interpolation = interpolation
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position = position
            if isinstance(colour, (int, float)):
                colour = (colour,) * 3
            element.color = (*colour, 1) if len(colour) == 3 else colour
        self.join(node.inputs[0], fac)
        return node.outputs[0]

    def smooth(self, value, lo, hi, to_lo=0.0, to_hi=1.0):
        """A smoothstep from lo to hi (lo may be the larger)."""
        return self.add('ShaderNodeMapRange', {'Value': value, 'From Min': lo, 'From Max': hi,
                                               'To Min': to_lo, 'To Max': to_hi},
                        interpolation_type='SMOOTHSTEP').outputs[0]

    def mix(self, fac, a, b, blend='MIX'):
        node = self.tree.nodes.new('ShaderNodeMixRGB')
        node.blend_type = blend
        for socket, value in zip(node.inputs, (fac, a, b)):
            self.join(socket, value)
        return node.outputs[0]

    def mix_shader(self, fac, a, b):
        node = self.tree.nodes.new('ShaderNodeMixShader')
        for socket, value in zip(node.inputs, (fac, a, b)):
            self.join(socket, value)
        return node.outputs[0]

    def add_shader(self, a, b):
        node = self.tree.nodes.new('ShaderNodeAddShader')
        self.join(node.inputs[0], a)
        self.join(node.inputs[1], b)
        return node.outputs[0]

    def noise(self, vector, scale, detail, roughness=0.5, distortion=0.0):
        return self.add('ShaderNodeTexNoise', {'Vector': vector, 'Scale': scale, 'Detail': detail,
                                               'Roughness': roughness, 'Distortion': distortion}).outputs[0]

    def bump(self, height, strength, distance):
        return self.add('ShaderNodeBump', {'Height': height, 'Strength': strength, 'Distance': distance})


def new_material(name):
    """An empty node material: (material, Nodes, output node)."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    material.node_tree.nodes.clear()
    nodes = Nodes(material.node_tree)
    return material, nodes, nodes.add('ShaderNodeOutputMaterial')


def new_world(scene):
    """An empty node world: (Nodes, output node)."""
    world = bpy.data.worlds.new('world')
    scene.world = world
    world.use_nodes = True
    world.node_tree.nodes.clear()
    nodes = Nodes(world.node_tree)
    return nodes, nodes.add('ShaderNodeOutputWorld')


def find(material, kind):
    """The first node of a kind ('BSDF_PRINCIPLED', 'EMISSION' …) in a material."""
    return next(node for node in material.node_tree.nodes if node.type == kind)


def srgb(code):
    """'#RRGGBB' as scene-linear numbers."""
    code = code.lstrip('#')
    values = [int(code[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values)
