/** Any folder of the project but these; packages are no folder of it. */
const allBut = (...folders) =>
  `^(?!(?:${folders.join('|')})/)(?:app|components|content|e2e|hooks|hosting|lib|preview|scripts|styles|__tests__)/`;

/** @type {import('dependency-cruiser').IConfiguration} */
const config = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Two files that import each other cannot be understood or tested apart.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'content-stands-alone',
      comment: 'Words and facts know nothing of how they are shown.',
      severity: 'error',
      from: { path: '^content/' },
      to: { path: allBut('content', 'lib') },
    },
    {
      name: 'rules-of-content-stay-behind',
      comment: 'Words are checked before a build; the rules and their library reach no visitor.',
      severity: 'error',
      from: { path: '^(app|components|hooks|lib)/|^(mdx-components|instrumentation-client)' },
      to: { path: '^content/(schema/|contents|validate)' },
    },
    {
      name: 'lib-is-below-components',
      comment: 'Pure functions know neither components nor routes.',
      severity: 'error',
      from: { path: '^lib/' },
      to: { path: allBut('lib', 'content', 'styles') },
    },
    {
      name: 'tokens-are-at-the-bottom',
      comment: 'Everything may ask for a colour or a time, so they ask for nothing.',
      severity: 'error',
      from: { path: '^styles/' },
      to: { path: allBut('styles') },
    },
    {
      name: 'site-without-tools',
      comment: 'What the visitor downloads must not reach into servers, scripts or tests.',
      severity: 'error',
      from: { path: '^(app|components|hooks)/|^(mdx-components|instrumentation-client)' },
      to: { path: '^(scripts|preview|hosting|e2e|__tests__)/' },
    },
    {
      name: 'hosting-describes-what-is-built',
      comment:
        'It is given routes and hashes; it knows facts of the brand, and no server or script.',
      severity: 'error',
      from: { path: '^hosting/' },
      to: { path: allBut('hosting', 'content', 'lib') },
    },
    {
      name: 'preview-serves-what-is-built',
      comment: 'The server and the receiver run without the site, its scripts or its tests.',
      severity: 'error',
      from: { path: '^preview/' },
      to: { path: allBut('preview', 'hosting', 'content', 'lib', 'styles') },
    },
    {
      name: 'scripts-know-no-components',
      comment: 'They work on files and on the export; the mark is drawn from the same pieces.',
      severity: 'error',
      from: { path: '^scripts/' },
      to: {
        path: '^(app|components|hooks|__tests__)/|^e2e/(?!support/)',
        pathNot: '^components/ui/mark/mark-pieces\\.ts$',
      },
    },
    {
      name: 'tests-are-imported-by-tests',
      severity: 'error',
      from: { pathNot: '^(__tests__|e2e|scripts)/' },
      to: { path: '^(__tests__|e2e)/' },
    },
    {
      name: 'routes-import-no-routes',
      comment: 'Pages share through components and content.',
      severity: 'error',
      from: { path: '^components/' },
      to: { path: '^app/' },
    },
    {
      name: 'ui-is-at-the-bottom',
      comment: 'The smallest pieces do not know sections, chrome, islands or what moves them.',
      severity: 'error',
      from: { path: '^components/ui/' },
      to: { path: '^components/(sections|chrome|islands|motion)/' },
    },
    {
      name: 'motion-knows-ui-only',
      comment: 'What moves things is given them; it does not know which they are.',
      severity: 'error',
      from: { path: '^components/motion/' },
      to: { path: '^components/(sections|chrome|islands)/' },
    },
    {
      name: 'islands-know-no-page',
      comment: 'An island is put into a section or the chrome, never the other way round.',
      severity: 'error',
      from: { path: '^components/islands/' },
      to: { path: '^components/(sections|chrome)/' },
    },
    {
      name: 'hooks-are-below-components',
      comment: 'A hook gives a value; what is drawn with it is not its concern.',
      severity: 'error',
      from: { path: '^hooks/' },
      to: { path: '^(app|components)/' },
    },
    {
      name: 'sections-stand-side-by-side',
      comment: 'A section can be moved or removed without another noticing.',
      severity: 'error',
      from: { path: '^components/sections/([^/]+)/' },
      to: { path: '^components/sections/', pathNot: '^components/sections/$1/' },
    },
    {
      name: 'chrome-and-sections-know-each-other-not',
      comment: 'The frame is the same around every page, and a section is the same in any frame.',
      severity: 'error',
      from: { path: '^components/(chrome|sections)/' },
      to: { path: '^components/(chrome|sections)/', pathNot: '^components/$1/' },
    },
    {
      name: 'no-test-tools-in-the-site',
      severity: 'error',
      from: { path: '^(app|components|hooks|content|lib)/' },
      to: { dependencyTypes: ['npm-dev'], pathNot: 'node_modules/(@types|@mdx-js|@next/mdx)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|out|hosting/dist|art)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node'] },
  },
};

export default config;
