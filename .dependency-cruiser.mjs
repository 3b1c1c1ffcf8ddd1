/** Matches every folder of the project except these; packages do not match. */
const allBut = (...folders) =>
  `^(?!(?:${folders.join('|')})/)(?:app|components|content|e2e|editor|hooks|hosting|lib|server|scripts|styles|__tests__)/`;

/** Files at the root that visitors download. */
const clientEntries = '^mdx-components';

const rules = [
  {
    name: 'no-circles',
    comment: 'Two files that import each other cannot be understood or tested apart.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'content-stands-alone',
    comment: 'Words and facts do not depend on how they are shown.',
    from: { path: '^content/' },
    to: { path: allBut('content') },
  },
  {
    name: 'content-schemas-are-not-shipped',
    comment:
      'Words are checked before a build; visitors do not download the schemas and their library.',
    from: { path: `^(app|components|hooks|lib|content(?!/(schema/|validate)))/|${clientEntries}` },
    to: { path: '^content/(schema/|validate)', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'lib-is-below-components',
    comment: 'Pure functions know neither components nor routes.',
    from: { path: '^lib/' },
    to: { path: allBut('lib', 'content', 'styles') },
  },
  {
    name: 'tokens-are-at-the-bottom',
    comment: 'Everything may import tokens, so they import nothing.',
    from: { path: '^styles/' },
    to: { path: allBut('styles') },
  },
  {
    name: 'site-without-tools',
    comment: 'What visitors download must not import servers, scripts or tests.',
    from: { path: `^(app|components|hooks)/|${clientEntries}` },
    to: { path: '^(editor|scripts|server|hosting|e2e|__tests__)/' },
  },
  {
    name: 'hosting-describes-what-is-built',
    comment: 'It gets routes and hashes as arguments, and knows neither the server nor a script.',
    from: { path: '^hosting/' },
    to: { path: allBut('hosting', 'content', 'lib') },
  },
  {
    name: 'server-runs-without-the-site',
    comment: 'The server and the receiver run without the site, its scripts or its tests.',
    from: { path: '^server/' },
    to: { path: allBut('server', 'hosting', 'content', 'lib', 'styles') },
  },
  {
    name: 'editor-knows-no-components',
    comment: 'It shows the running site in a frame. What both work out is in lib.',
    from: { path: '^editor/', pathNot: '^editor/tests/' },
    to: { path: allBut('editor', 'content', 'lib', 'scripts') },
  },
  {
    name: 'scripts-know-no-components',
    comment: 'They work on files and on the export. Only the outlines of the mark are shared.',
    from: { path: '^scripts/' },
    to: {
      path: '^(app|components|editor|hooks|__tests__|e2e)/',
      pathNot: '^components/ui/mark/mark-pieces\\.ts$',
    },
  },
  {
    name: 'tests-are-imported-by-tests',
    from: { pathNot: '^(__tests__|e2e|editor/tests|scripts)/' },
    to: { path: '^(__tests__|e2e)/' },
  },
  {
    name: 'routes-import-no-routes',
    comment: 'Pages share through components and content.',
    from: { path: '^components/' },
    to: { path: '^app/' },
  },
  {
    name: 'ui-is-at-the-bottom',
    comment: 'The smallest pieces do not depend on sections, layout or islands.',
    from: { path: '^components/ui/' },
    to: { path: '^components/(sections|layout|islands)/' },
  },
  {
    name: 'islands-know-no-page',
    comment: 'Sections and layout contain islands, never the other way round.',
    from: { path: '^components/islands/' },
    to: { path: '^components/(sections|layout)/' },
  },
  {
    name: 'hooks-are-below-components',
    comment: 'A hook returns a value; how it is rendered is not its concern.',
    from: { path: '^hooks/' },
    to: { path: '^(app|components)/' },
  },
  {
    name: 'sections-stand-side-by-side',
    comment: 'A section can be moved or removed without another noticing.',
    from: { path: '^components/sections/([^/]+)/' },
    to: { path: '^components/sections/', pathNot: '^components/sections/$1/' },
  },
  {
    name: 'layout-and-sections-are-separate',
    comment: 'The frame is the same around every page, and a section is the same in any frame.',
    from: { path: '^components/(layout|sections)/' },
    to: { path: '^components/(layout|sections)/', pathNot: '^components/$1/' },
  },
  {
    name: 'no-test-tools-in-the-site',
    from: {
      path: '^(app|components|hooks|content|lib)/',
      // It bundles the page script while a page is rendered.
      pathNot: '^content/schema/|/page-script\\.tsx$',
    },
    to: {
      dependencyTypes: ['npm-dev'],
      // Types alone; and texts are compiled, and the press kit is drawn and packed, while pages are rendered.
      pathNot: 'node_modules/(@types|schema-dts|@mdx-js|@next/mdx|fflate|pdfkit|subset-font)/',
    },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
const config = {
  forbidden: rules.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|out|hosting/dist)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node'] },
  },
};

export default config;
