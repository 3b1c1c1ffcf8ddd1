import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import jsxA11y from 'eslint-plugin-jsx-a11y';

/** Where words can be in JSX: text, expressions, and attributes that are shown or read out. */
const inJsx = ':matches(JSXElement, JSXFragment) > JSXExpressionContainer';
const spokenOf =
  'JSXAttribute[name.name=/^(alt|title|placeholder|label|aria-\\w*(label|description|text))$/]';
const holders = [
  'JSXText',
  ...[inJsx, `${inJsx} > ConditionalExpression`, `${inJsx} > LogicalExpression`].map(
    (holder) => `${holder} > Literal`,
  ),
  `${inJsx} > TemplateLiteral > TemplateElement`,
  `${spokenOf} Literal`,
  `${spokenOf} TemplateElement`,
];
const literalWords = holders.map((holder) => ({
  selector: `${holder}[${holder.endsWith('TemplateElement') ? 'value.raw' : 'value'}=/\\p{L}/u]`,
  message: 'Words belong in content/.',
}));

const reactRules = nextVitals
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((name) => name.startsWith('react'));

const config = [
  {
    ignores: [
      '.next/**',
      '.edit/**',
      'out/**',
      'hosting/dist/**',
      'next-env.d.ts',
      'playwright-report/**',
      'test-results/**',
      'shots/**',
    ],
  },
  ...nextVitals,
  ...nextTypescript,
  { rules: jsxA11y.flatConfigs.strict.rules },
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'react/no-danger': 'error',
      'react/forbid-dom-props': ['error', { forbid: ['style'] }],
      eqeqeq: 'error',
      'max-lines': ['error', 250],
      // A page is a document, and a link an ordinary one.
      '@next/next/no-html-link-for-pages': 'off',
      '@next/next/no-location-assign-relative-destination': 'off',
    },
  },
  {
    // No React here: its compiler, which these rules run, would still read every function.
    files: [
      '{__tests__,art,content,e2e,hosting,lib,scripts,server,styles,editor/server,editor/tests}/**/*.ts',
    ],
    rules: Object.fromEntries(reactRules.map((name) => [name, 'off'])),
  },
  {
    files: ['app/**', 'components/**', 'hooks/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'Literal[value=/^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$|^(rgb|hsl|oklch)a?\\(/i]',
          message: 'Colours are tokens: styles/tokens/colour.ts.',
        },
        {
          selector:
            ':matches(Literal[value=/\\((max|min)-width:/], TemplateElement[value.raw=/\\((max|min)-width:/])',
          message: 'Widths at which layouts change are tokens: below() of lib/media.',
        },
        ...literalWords,
        {
          selector: 'CallExpression[callee.name=/^set(Timeout|Interval)$/] > Literal[value>0]',
          message: 'Give the time a name, or take it from styles/tokens.',
        },
      ],
    },
  },
  {
    // No visitor sees it, and no policy holds there.
    files: ['editor/**'],
    rules: { 'react/forbid-dom-props': 'off', '@next/next/no-img-element': 'off' },
  },
  {
    files: ['components/layout/{page-script/**,speculation-rules.tsx}', 'components/ui/json-ld/**'],
    rules: { 'react/no-danger': 'off' },
  },
];

export default config;
