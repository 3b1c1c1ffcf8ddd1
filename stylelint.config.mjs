/** `#fff`, `rgb(…)` and the like; names of colours have a rule of their own. */
const colour = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/i;
/** `0.2s`, `150ms`; zero is allowed. */
const time = /(?<![\w.]|[\w-]-)(?=[\d.]*[1-9])[\d.]+m?s\b/;

/** @type {import('stylelint').Config} */
const config = {
  extends: ['stylelint-config-standard-scss'],
  ignoreFiles: [
    'out/**',
    '.next/**',
    'styles/tokens/_generated.scss',
    'styles/textures/_generated.scss',
    'components/ui/picture/_placeholders.scss',
  ],
  rules: {
    'selector-class-pattern': [
      '^[a-z][a-zA-Z0-9]+$',
      { message: 'Class names are camelCase, as CSS modules read them.' },
    ],
    'scss/dollar-variable-pattern': null,
    // Prettier breaks a long value after the colon.
    'scss/dollar-variable-colon-space-after': null,
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
    'color-named': 'never',
    'declaration-property-value-disallowed-list': [
      // In a mask, black and transparent only mean shown and hidden.
      { '/^(?!mask)/': [colour, time], 'z-index': [/^-?\d+$/] },
      { message: 'Colours, times and layers are tokens: styles/tokens, then "npm run tokens".' },
    ],
  },
};

export default config;
