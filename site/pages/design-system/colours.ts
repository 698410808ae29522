import type { Tokens } from './tokens.ts'

/** The same in both schemes. */
const paletteNames = ['deep-sea', 'deep-sea-2', 'current', 'aqua', 'sand', 'sun', 'leaf'] as const

/** Every pair of text and ground that components use. */
const pairs = [
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['ink', 'sunken'],
  ['ink', 'sand-ground'],
  ['quiet', 'paper'],
  ['quiet', 'surface'],
  ['quiet', 'sunken'],
  ['quiet', 'sand-ground'],
  ['link', 'paper'],
  ['link', 'surface'],
  ['link', 'sunken'],
  ['link', 'sand-ground'],
  ['on-action', 'action'],
  ['on-action', 'action-strong'],
  ['surface', 'danger'],
  ['danger', 'paper'],
  ['danger', 'surface'],
  ['leaf-ink', 'surface'],
  ['information-ink', 'information-ground'],
  ['success-ink', 'success-ground'],
  ['warning-ink', 'warning-ground'],
  ['danger-ink', 'danger-ground'],
  ['event-ink', 'event-ground'],
  ['on-deep', 'deep-sea'],
  ['on-deep-quiet', 'deep-sea'],
  ['sun', 'deep-sea'],
] as const

/** What fields, unchecked boxes and radios are drawn with, within them and around them. */
const edges = [
  ['control-line', 'paper'],
  ['control-line', 'surface'],
  ['control-line', 'sunken'],
  ['control-line', 'sand-ground'],
] as const

export interface ColourPair {
  text: string
  ground: string
  textColour: string
  groundColour: string
  contrast: number
}

/** The pairs of a scheme with their contrast. */
export function colourPairs(tokens: Tokens): ColourPair[] {
  return contrasts(tokens, pairs)
}

/** The edges of a scheme's controls with their contrast. */
export function edgePairs(tokens: Tokens): ColourPair[] {
  return contrasts(tokens, edges)
}

function contrasts(tokens: Tokens, of: readonly (readonly [string, string])[]): ColourPair[] {
  return of.map(([text, ground]) => {
    const [textColour, groundColour] = [colour(tokens, text), colour(tokens, ground)]
    return { text, ground, textColour, groundColour, contrast: contrastOf(textColour, groundColour) }
  })
}

export function palette(tokens: Tokens): { name: string; colour: string }[] {
  return paletteNames.map((name) => ({ name, colour: colour(tokens, name) }))
}

function colour(tokens: Tokens, name: string): string {
  const found = tokens.get(name)
  if (!found || !/^#[\da-f]{6}$/i.test(found)) throw new Error(`The token ${name} is not a colour: ${found}`)
  return found
}

/** Contrast ratio of two colours written as `#rrggbb` (WCAG 2.2, relative luminance), from 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

function luminanceOf(code: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(code.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}
