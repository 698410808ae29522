import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { colourPairs, contrastOf, edgePairs } from './colours.ts'
import { readTokens } from './tokens.ts'

const tokens = readTokens(readFileSync(new URL('../../ui/styles/tokens.css', import.meta.url), 'utf8'))

test('contrast is measured as WCAG says', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrastOf('#ffffff', '#ffffff')).toBe(1)
  expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})

describe('tokens', () => {
  test('are read for both schemes, with references followed', () => {
    const { light, dark } = readTokens(
      ':root { --sea: #062b43; }\n:root,\n.on-paper { --ink: var(--sea); --paper: #ffffff; }\n.on-deep { --ink: #eeeeee; }\n@media (prefers-color-scheme: dark) {\n  :root { --paper: var(--sea); }\n}\n:root:lang(ar) { --ink: #111111; }',
    )
    expect(Object.fromEntries(light)).toEqual({ sea: '#062b43', ink: '#062b43', paper: '#ffffff' })
    expect(dark.get('paper')).toBe('#062b43')
    expect(dark.get('ink')).toBe('#062b43')
  })

  test('differ between the schemes', () => {
    expect(tokens.light.get('paper')).toBe('#fbfaf7')
    expect(tokens.dark.get('paper')).not.toBe('#fbfaf7')
    expect(tokens.dark.get('deep-sea')).toBe(tokens.light.get('deep-sea'))
  })
})

test.each(['light', 'dark'] as const)('every text can be read on its ground in the %s scheme', (scheme) => {
  const faint = colourPairs(tokens[scheme]).filter(({ contrast }) => contrast < 4.5)
  expect(faint).toEqual([])
})

test.each(['light', 'dark'] as const)(
  'the edge of a control stands out from its ground in the %s scheme',
  (scheme) => {
    const faint = edgePairs(tokens[scheme]).filter(({ contrast }) => contrast < 3)
    expect(faint).toEqual([])
  },
)
