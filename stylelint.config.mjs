/** @type {import('stylelint').Config} */
const config = {
  extends: ['stylelint-config-standard-scss'],
  ignoreFiles: [
    'out/**',
    '.next/**',
    'styles/tokens/_generated.scss',
    'styles/textures/_generated.scss',
  ],
  rules: {
    'selector-class-pattern': [
      '^[a-z][a-zA-Z0-9]+$',
      { message: 'Class names are camelCase, as CSS modules read them.' },
    ],
    'scss/dollar-variable-pattern': null,
    'selector-id-pattern': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'no-descending-specificity': null,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'property-no-vendor-prefix': [
      true,
      {
        ignoreProperties: [
          'mask',
          'mask-image',
          'mask-size',
          'mask-position',
          'mask-repeat',
          'user-select',
          'backdrop-filter',
          'text-size-adjust',
        ],
      },
    ],
    'color-function-notation': 'modern',
  },
};

export default config;
