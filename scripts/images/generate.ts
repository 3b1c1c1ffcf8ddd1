import { readFile } from 'node:fs/promises';
import type { ImageEntry } from '../../content/images/image-entry';
import { breakpoint } from '../../styles/tokens/tokens';
import { colourAndPlaceholder } from './encode';
import type { LayerSettings } from './layers';
import { readMaster } from './masters';
import { packedBefore } from './pack';
import type { PictureSettings } from './pictures';
import type { Plan, Plans } from './plan';

type Named = readonly [name: string, entry: ImageEntry];

const header = '// Written by scripts/images. Do not edit: run "npm run images".\n';

async function entryOf({ settings, hash, width, height, files }: Plan<PictureSettings>) {
  const { name, cutout = false } = settings;
  const before = packedBefore[name];
  const { colour, placeholder } =
    before?.hash === hash ? before : await colourAndPlaceholder(await readMaster(name));
  const widths = [...new Set(files.map((file) => file.width))];
  return [name, { width, height, colour, placeholder, cutout, hash, widths }] as const;
}

/** `content/images/manifest.ts`: everything `components/ui/picture` needs to know. */
function manifest(entries: readonly Named[]): string {
  const written = entries.map(
    ([name, { width, height, colour, placeholder, cutout, hash, widths }]) => `  '${name}': {
    width: ${width},
    height: ${height},
    colour: '${colour}',
    placeholder: '${placeholder}',
    cutout: ${cutout},
    hash: '${hash}',
    widths: [${widths.join(', ')}],
  },`,
  );
  return `${header}import type { ImageEntry } from './image-entry';

export const images = {
${written.join('\n')}
} as const satisfies Record<string, ImageEntry>;

export type ImageName = keyof typeof images;
`;
}

/** `components/ui/picture/_placeholders.scss`: the background of each picture until it has loaded. Cut-outs have none. */
function placeholders(entries: readonly Named[]): string {
  const rules = entries
    .filter(([, { cutout }]) => !cutout)
    .map(
      ([name, { colour, placeholder }]) =>
        `  &[data-picture='${name}'] {\n    background: ${colour} ${placeholder.replaceAll(',', ', ')};\n  }`,
    );
  return `${header}@mixin placeholders {\n${rules.join('\n\n')}\n}\n`;
}

/**
 * The layers' custom properties for one screen size and format. Layers without a file in that format are left out,
 * and for desktop those of the same width as on phones.
 */
function declarations(
  layers: readonly Plan<LayerSettings>[],
  size: 'phone' | 'desktop',
  format: 'avif' | 'webp',
  indent: string,
): string {
  return layers
    .filter(({ settings: { width } }) => size === 'phone' || width.phone !== width.desktop)
    .flatMap(({ settings, files }) => {
      const found = files.find(
        (file) => file.width === settings.width[size] && file.format === format,
      );
      return found ? [`${indent}${settings.property}: url('/images/${found.file}');`] : [];
    })
    .join('\n');
}

/**
 * `styles/textures/_generated.scss`: browsers load a file only once a rule uses its property. Browsers that support
 * `image-set` with types can decode AVIF.
 */
function textures(layers: readonly Plan<LayerSettings>[]): string {
  const desktopQuery = `@media (min-width: ${breakpoint.phone}px)`;
  return `${header}:root {
${declarations(layers, 'phone', 'webp', '  ')}

  ${desktopQuery} {
${declarations(layers, 'desktop', 'webp', '    ')}
  }
}

@supports (background: image-set(url('x') type('image/avif'))) {
  :root {
${declarations(layers, 'phone', 'avif', '    ')}

    ${desktopQuery} {
${declarations(layers, 'desktop', 'avif', '      ')}
    }
  }
}
`;
}

/**
 * `styles/textures/_split-line.scss`: a file of its own, because CSS modules that import `_generated.scss` would reject
 * its `:root` rules.
 */
function splitLine(points: readonly (readonly number[])[]): string {
  return `${header}
/// The break in the split row: x from its middle and y from the row's top, in drawing units.
$line: (
${points.map(([x, y]) => `  ${x} ${y}`).join(',\n')}
);
`;
}

/** The contents of every generated source file, by path. Writes nothing. */
export async function generatedSources({
  pictures,
  layers,
}: Plans): Promise<Record<string, string>> {
  const entries = await Promise.all(pictures.map(entryOf));
  const split = JSON.parse(await readFile('styles/textures/split-line.json', 'utf8')) as {
    points: number[][];
  };
  return {
    'content/images/manifest.ts': manifest(entries),
    'components/ui/picture/_placeholders.scss': placeholders(entries),
    'styles/textures/_generated.scss': textures(layers),
    'styles/textures/_split-line.scss': splitLine(split.points),
  };
}
