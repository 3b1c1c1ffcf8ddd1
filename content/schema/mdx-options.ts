import path from 'node:path';
import { englishPaths } from '../addresses';
import { brand } from '../brand';
import dates from '../facts/legal.json' with { type: 'json' };
import { languages } from '../languages';
import { legalRouteIds, pathIn, routeIds, sectionIds } from '../routes';
import { contentFolder, textsFolder } from '../text-files';
import { factNames } from './text';

/** What legal texts and text pages may name; `mdx-text.mjs` puts it in. */
export const mdxTextOptions = () => ({
  facts: [...factNames, ...Object.keys(dates)],
  /** Facts to which `<a href={…}>` may lead. */
  addresses: Object.entries(brand).flatMap(([name, value]) =>
    String(value).startsWith('https://') ? name : [],
  ),
  pages: routeIds as readonly string[],
  legalPages: legalRouteIds as readonly string[],
  legalFolder: `${contentFolder}/legal`,
  // A function, so that the list is current: in the editor, pages come and go while the site runs.
  textsFolder: textsFolder('en'),
  mail: ['enquiries', 'privacy', 'press'],
  prefixes: languages.map(({ prefix }): string => prefix),
  site: {
    paths: languages.flatMap((each) => englishPaths().map((address) => pathIn(each, address))),
    sectionIds: Object.values(sectionIds) as string[],
  },
});

export type MdxTextOptions = ReturnType<typeof mdxTextOptions>;

const plugin: [path: string, options: MdxTextOptions] = [
  path.resolve('content/schema/mdx-text.mjs'),
  mdxTextOptions(),
];

/** How a text is compiled, besides the plugins. */
export const mdxSettings = {
  // The content security policy refuses style attributes.
  tableCellAlignToStyle: false,
};

/** How Next compiles them. Plugins are named by their paths: Turbopack takes no functions. */
export const mdxOptions = {
  remarkPlugins: ['remark-frontmatter', 'remark-gfm'],
  rehypePlugins: [plugin],
  ...mdxSettings,
};
