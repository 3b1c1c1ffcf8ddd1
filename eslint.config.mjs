import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import jsxA11y from 'eslint-plugin-jsx-a11y';

const config = [
  {
    ignores: [
      '.next/**',
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
    },
  },
  {
    files: ['components/chrome/boot/**', 'components/ui/json-ld/**'],
    rules: { 'react/no-danger': 'off' },
  },
];

export default config;
