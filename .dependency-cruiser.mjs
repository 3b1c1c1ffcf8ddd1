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
      to: { path: '^(app|components|hooks|scripts|preview|hosting)/' },
    },
    {
      name: 'lib-is-below-components',
      comment: 'Pure functions know neither components nor routes.',
      severity: 'error',
      from: { path: '^(lib|styles)/' },
      to: { path: '^(app|components|hooks|scripts|preview|hosting|e2e)/' },
    },
    {
      name: 'site-without-tools',
      comment: 'What the visitor downloads must not reach into servers, scripts or tests.',
      severity: 'error',
      from: { path: '^(app|components|hooks)/' },
      to: { path: '^(scripts|preview|hosting|e2e|__tests__)/' },
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
