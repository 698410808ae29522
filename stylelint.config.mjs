import { groundUnderPicture, groundUnderPictureName } from './commands/lint/ground-under-picture.ts'
import { knownCustomProperty, knownCustomPropertyName } from './commands/lint/known-custom-property.ts'

const colourFunctions = 'rgb rgba hsl hsla hwb lab lch oklab oklch color light-dark'.split(' ')
const colourLiteral = new RegExp(`#[\\da-f]{3,8}\\b|\\b(?:${colourFunctions.join('|')})\\(`, 'i')
const sides = '(?:left|right|top|bottom)'

/** What the site's style sheets hold to; their form is Prettier's. @type {import('stylelint').Config} */
export default {
  plugins: [groundUnderPicture, knownCustomProperty],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    // Colours come from tokens.
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': [colourFunctions],
    [groundUnderPictureName]: true,
    [knownCustomPropertyName]: true,
    // Directions are those of reading.
    'property-disallowed-list': [
      [
        `/^${sides}$/`,
        `/^(?:margin|padding|border|scroll-margin|scroll-padding)-${sides}/`,
        `/^border-(?:top|bottom)-(?:left|right)-radius$/`,
        '/^(?:min-|max-)?(?:width|height)$/',
      ],
    ],
    'declaration-property-value-disallowed-list': {
      '/^(?:text-align|float|clear|caption-side|resize)$/': ['/\\b(?:left|right)\\b/'],
      // Between text and bold a language has the weights of its tokens: Arabic and Persian letters have none of their own.
      '/^font-weight$/': ['/^5/'],
    },
    // Widths of the window have the names of `site/ui/styles/breakpoints.css`.
    'media-feature-name-disallowed-list': ['/^(?:min-|max-)?(?:device-)?(?:width|inline-size)$/'],
  },
  overrides: [
    {
      // The tokens, and what changes them for more contrast and for paper.
      files: ['site/ui/styles/{tokens,reading,print}.css', 'site/ui/chart/figure-tokens.css'],
      rules: {
        'color-no-hex': null,
        'function-disallowed-list': null,
        'declaration-property-value-disallowed-list': {
          '/^(?!--)/': [colourLiteral],
          '/^(?:text-align|float|clear|caption-side|resize)$/': ['/\\b(?:left|right)\\b/'],
        },
      },
    },
  ],
}
