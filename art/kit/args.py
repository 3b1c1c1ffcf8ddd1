"""Arguments that follow `--` on Blender's command line, as key=value pairs."""
import sys


class Args(dict):
    """The pairs, with typed readers that fall back to a default."""

    def number(self, key, default):
        return float(self.get(key, default))

    def whole(self, key, default):
        return int(self.get(key, default))

    def seeds(self):
        return [int(v) for v in self.get('seeds', '1').split(',')]

    def numbers(self, key, default):
        return tuple(float(v) for v in self.get(key, default).split(','))


def read_args():
    argv = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []
    return Args(pair.partition('=')[::2] for pair in argv)
