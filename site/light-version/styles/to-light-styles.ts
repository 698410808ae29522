import { parseStyles, writeStyles, type StylePiece } from './parse-styles.ts'

/** Parts of the page that the light version does not have, or has in its own way, by the start of their class. */
const absentParts = [
  'site-header',
  'mega-dropdown',
  'press-list',
  'navigation-drawer',
  'drawer-button',
  'reading-tools',
  'loading-page',
  'loading-indicator',
  'toast',
  'toasts',
  'dialog',
  'drawer',
  'motif-lattice::before',
  'motif-contours::before',
  'contour-art',
  'country-map-borders',
  'country-map-country',
  'country-map-lakes',
  'country-map-land',
  'country-map-mark',
  'country-map-name',
  'country-map-place',
  'country-map-rivers',
  'map-dots',
  'map-hatching',
  'carousel',
  'chart-read',
  'chart-reader',
  'home-hero-picture',
  'regional-network-figure',
  'regional-network-map',
  'regional-network-frame',
  'regional-network-beside',
  'regional-network-borders',
  'regional-network-card',
  'regional-network-cards',
  'regional-network-caption',
  'regional-network-close',
  'regional-network-count',
  'regional-network-country',
  'regional-network-details-title',
  'regional-network-dot',
  'regional-network-empty',
  'regional-network-halo',
  'regional-network-label',
  'regional-network-land',
  'regional-network-legend',
  'regional-network-line',
  'regional-network-list',
  'regional-network-mark',
  'regional-network-name',
  'regional-network-names',
  'regional-network-pin',
  'regional-network-stage',
  'regional-network-switch',
  'regional-network-switches',
  'regional-network-unmarked',
  'regional-network-world',
  'news-picture',
]

const ofAbsentPart = new RegExp(
  `\\.(${absentParts.join('|')})(?![a-z])|\\.(${absentParts.join('|')})-|\\[data-(text-size|contrast|motion)`,
)

const absentClass = new RegExp(`^(?:${absentParts.filter((part) => !part.includes(':')).join('|')})(?:-|$)`)

/** Whether a class is of a part that the light version does not have, so that its styles lack it. */
export function isClassOfAbsentPart(name: string): boolean {
  return absentClass.test(name)
}

/**
 * A style sheet for pages without scripts, fonts and pictures: what the full version says for browsers without scripts
 * holds, what it says for those with them is gone, and nothing in it makes a browser load anything.
 */
export function toLightStyles(css: string): string {
  return writeStyles(lighten(parseStyles(css)))
}

function lighten(pieces: readonly StylePiece[]): StylePiece[] {
  return pieces.flatMap((piece) =>
    'prelude' in piece ? lightenBlock(piece) : loads(piece.text) ? [] : [piece],
  )
}

function lightenBlock({ prelude, pieces }: Extract<StylePiece, { prelude: string }>): StylePiece[] {
  if (prelude.startsWith('@font-face')) return []
  if (prelude.includes('(scripting')) return withoutScripting(prelude, pieces)
  const light = lighten(pieces)
  if (light.length === 0) return []
  if (prelude.startsWith('@')) return [{ prelude, pieces: light }]
  const selectors = splitAtCommas(prelude).filter(
    (selector) => !ofAbsentPart.test(withoutArguments(selector)),
  )
  return selectors.length === 0 ? [] : [{ prelude: selectors.join(','), pieces: light }]
}

function withoutScripting(prelude: string, pieces: readonly StylePiece[]): StylePiece[] {
  const condition = prelude.replace(/^@media\s*/, '')
  if (condition.includes(',') || /\bnot\b/.test(condition))
    throw new Error(`The light version does not understand: ${prelude}`)
  const others = condition.split(/\s+and\s+/).filter((part) => !/^\(scripting:\s*none\)$/.test(part))
  if (others.some((part) => part.startsWith('(scripting'))) return []
  const light = lighten(pieces)
  return others.length === 0 || light.length === 0
    ? light
    : [{ prelude: `@media ${others.join(' and ')}`, pieces: light }]
}

function loads(declaration: string): boolean {
  return /url\((?!["']?data:)/.test(declaration)
}

/** `:not(.a)` is no rule for `.a`. */
function withoutArguments(selector: string): string {
  return outsideOfParentheses(selector)
    .map(({ character }) => character)
    .join('')
}

function splitAtCommas(selectors: string): string[] {
  const commas = outsideOfParentheses(selectors).filter(({ character }) => character === ',')
  const ends = [...commas.map(({ at }) => at), selectors.length]
  return ends.map((end, index) => selectors.slice(index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, end))
}

function outsideOfParentheses(selector: string): { character: string; at: number }[] {
  let depth = 0
  return selector.split('').flatMap((character, at) => {
    if (character === ')') depth--
    const isOutside = depth === 0
    if (character === '(') depth++
    return isOutside && character !== ')' ? [{ character, at }] : []
  })
}
