import stylelint from 'stylelint'
import { expect, test } from 'vitest'
import { inRepository } from '../steps/repository.ts'

/** The rules that a style sheet of the site breaks. */
async function brokenRules(code: string, file = 'site/ui/card/card.css'): Promise<string[]> {
  const { results } = await stylelint.lint({
    code,
    codeFilename: inRepository(file),
    configFile: inRepository('stylelint.config.mjs'),
  })
  return results.flatMap(({ warnings, parseErrors, invalidOptionWarnings }) => {
    expect([...parseErrors, ...invalidOptionWarnings]).toEqual([])
    return warnings.map(({ rule }) => rule)
  })
}

test.each([
  ['a colour by number', '.a { color: #0b5cc7; }', ['color-no-hex']],
  ['a colour by name', '.a { color: rebeccapurple; }', ['color-named']],
  ['a colour by function', '.a { color: rgb(0 0 0 / 5%); }', ['function-disallowed-list']],
  ['a colour in a custom property', '.a { --mark: #ffffff; }', ['color-no-hex']],
  ['a side of the screen', '.a { margin-left: 1rem; }', ['property-disallowed-list']],
  ['a place on the screen', '.a { right: 0; }', ['property-disallowed-list']],
  ['a width', '.a { max-width: 1rem; }', ['property-disallowed-list']],
  ['a corner of the screen', '.a { border-top-left-radius: 0; }', ['property-disallowed-list']],
  ['words set left', '.a { text-align: left; }', ['declaration-property-value-disallowed-list']],
  [
    'a width of the window',
    '@media (min-width: 700px) { .a { margin: 0; } }',
    ['media-feature-name-disallowed-list'],
  ],
  [
    'a range of widths',
    '@media (700px <= width < 900px) { .a { margin: 0; } }',
    ['media-feature-name-disallowed-list', 'media-feature-name-disallowed-list'],
  ],
  ['a property that nothing declares', '.a { color: var(--inc); }', ['site/known-custom-property']],
  [
    'a picture in the shorthand alone',
    '.a { background: url("a.svg") center / cover; }',
    ['site/ground-under-picture'],
  ],
  [
    'a gradient of tokens alone',
    '.a { background: linear-gradient(var(--ink), var(--paper)); }',
    ['site/ground-under-picture'],
  ],
  [
    'a picture that takes an ornament’s colour away',
    '.a::after { background: url("a.svg") center / cover; }',
    ['site/ground-under-picture'],
  ],
  ['a picture under words', '.a { background-image: url("a.svg"); }', ['site/ground-under-picture']],
])('refused: %s', async (_name, code, rules) => {
  expect(new Set(await brokenRules(code))).toEqual(new Set(rules))
})

test.each([
  ['a token', '.a { color: var(--ink); }'],
  ['a mixture of tokens', '.a { color: color-mix(in srgb, var(--ink) 50%, transparent); }'],
  ['a colour of the system', '@media (forced-colors: active) { .a { color: Highlight; } }'],
  ['a named width', '@media (--desktop) { .a { margin: 0; } }'],
  ['a height of the window', '@media (height <= 34rem) { .a { margin: 0; } }'],
  ['the room that a part has', '@container page (inline-size < 22rem) { .a { margin: 0; } }'],
  [
    'a colour under pictures',
    '.a { background: url("a.svg"), linear-gradient(var(--ink), var(--paper)) 0 0 / 5px var(--ink); }',
  ],
  ['a colour beside the picture', '.a { background-image: url("a.svg"); background-color: var(--ink); }'],
  ['an ornament', '.a::before { background-image: url("a.svg"); }'],
  ['its own property', '.a { --own: 1; opacity: var(--own); }'],
])('taken: %s', async (_name, code) => {
  expect(await brokenRules(code)).toEqual([])
})

test('the file of tokens names colours, and uses them by name only', async () => {
  const tokens = 'site/ui/styles/tokens.css'
  expect(await brokenRules(':root { --ink: #0c2333; --veil: rgb(0 0 0 / 5%); }', tokens)).toEqual([])
  expect(await brokenRules('.a { color: #0c2333; }', tokens)).toEqual([
    'declaration-property-value-disallowed-list',
  ])
})
