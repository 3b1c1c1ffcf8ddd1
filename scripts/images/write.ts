import { breakpoint } from '../../styles/tokens/tokens';
import { layers } from './layers';
import { pictures } from './pictures';
import type { Packed, PackRecord } from './record';

const quoted = (text: string) => `'${text}'`;

/** All formats of a picture come in the same widths. */
const widthsOf = ({ files }: Packed) =>
  files.filter(({ format }) => format === 'avif').map(({ width }) => width);

/** `lib/images/manifest.ts`: everything `components/ui/picture` needs to know. */
export function manifestSource(record: PackRecord): string {
  const entries = pictures.flatMap(({ name, cutout = false }) => {
    const packed = record[name];
    if (!packed) return [];
    return `  ${quoted(name)}: {
    width: ${packed.width},
    height: ${packed.height},
    colour: ${quoted(packed.colour)},
    placeholder: ${quoted(packed.placeholder)},
    cutout: ${cutout},
    hash: ${quoted(packed.key)},
    widths: [${widthsOf(packed).join(', ')}],
  },`;
  });
  return `// Written by scripts/images. Do not edit: run "npm run images".
import type { ImageEntry } from './image-entry';

export const images = {
${entries.join('\n')}
} as const satisfies Record<string, ImageEntry>;

export type ImageName = keyof typeof images;
`;
}

/** The colours that hold a picture's place, by its name; cut-outs need none. */
export function placeholderSource(record: PackRecord): string {
  const rules = pictures.flatMap(({ name, cutout }) => {
    const packed = record[name];
    if (!packed || cutout) return [];
    const stops = packed.placeholder.replaceAll(',', ', ');
    return `  &[data-picture='${name}'] {\n    background: ${packed.colour} ${stops};\n  }`;
  });
  return `// Written by scripts/images. Do not edit: run "npm run images".\n@mixin placeholders {\n${rules.join('\n\n')}\n}\n`;
}

const url = (file: string) => `url('/images/${file}')`;

function declarations(record: PackRecord, size: 'phone' | 'desktop', modern: boolean): string[] {
  return layers.flatMap(({ master, property, width, kind }) => {
    if (size === 'desktop' && width.phone === width.desktop) return [];
    const at = record[master]?.files.filter((file) => file.width === width[size]) ?? [];
    const webp = at.find(({ format }) => format === 'webp');
    const avif = at.find(({ format }) => format === 'avif');
    if (!webp || (modern && kind === 'mask')) return [];
    if (!modern || !avif) return [`${property}: ${url(webp.file)};`];
    return [`${property}: ${url(avif.file)};`];
  });
}

const block = (lines: string[], indent: string) => lines.map((line) => indent + line).join('\n');

/**
 * `styles/textures/_generated.scss`: nothing is loaded until a rule uses its property. What knows
 * `image-set` with types can read AVIF.
 */
export function textureSource(record: PackRecord): string {
  const wide = `@media (min-width: ${breakpoint.phone}px)`;
  return `// Written by scripts/images. Do not edit: run "npm run images".
:root {
${block(declarations(record, 'phone', false), '  ')}

  ${wide} {
${block(declarations(record, 'desktop', false), '    ')}
  }
}

@supports (background: image-set(url('x') type('image/avif'))) {
  :root {
${block(declarations(record, 'phone', true), '    ')}

    ${wide} {
${block(declarations(record, 'desktop', true), '      ')}
    }
  }
}
`;
}

/** `styles/textures/_split-line.scss`: the line alone, for style modules that may not touch `:root`. */
export function splitLineSource(points: readonly (readonly number[])[]): string {
  return `// Written by scripts/images. Do not edit: run "npm run images".

/// The break in the split row: x from its middle and y from the row's top, in drawing units.
$line: (
${points.map(([x, y]) => `  ${x} ${y}`).join(',\n')}
);
`;
}
