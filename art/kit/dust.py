"""Dust on what has stood outdoors for a while."""
from .nodes import Nodes


def add_dust(material, low, high, most, colour=(0.36, 0.22, 0.15), specks=130.0):
    """Dims a material from height `high` (none) down to `low` (`most` of it), more in some places than in others."""
    n = Nodes(material.node_tree)
    out = next(node for node in material.node_tree.nodes if node.type == 'OUTPUT_MATERIAL')
    clean = out.inputs['Surface'].links[0].from_socket
    place = n.add('ShaderNodeNewGeometry').outputs['Position']
    height = n.add('ShaderNodeSeparateXYZ', {0: place}).outputs[2]
    film = n.smooth(n.noise(place, 9.0, 4.0, 0.65), 0.32, 0.72, 0.15, 1.0)
    grains = n.smooth(n.noise(place, specks, 2.0, 0.7), 0.54, 0.66)
    amount = n.math('MULTIPLY', n.math('MULTIPLY', n.smooth(height, high, low, 0.0, most), film), n.math('ADD', 0.30, grains))
    soil = n.add('ShaderNodeBsdfDiffuse', {'Color': (*colour, 1)})
    n.join(out.inputs['Surface'], n.mix_shader(amount, clean, soil.outputs[0]))
