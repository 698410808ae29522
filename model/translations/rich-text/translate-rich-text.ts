import { nodesOfSegment, type CodeFault } from './nodes-of-segment.ts'
import { childrenOf, isInline, rootOf, segmentsOf, type Code, type Node, type Segment } from './segments.ts'
import { plainTextOf, textOfTokens, tokensOf, type Token } from './tokens.ts'

/** A segment of the source with what there is of its translation. */
export interface SegmentPair {
  source: string
  /** What the source said when it was translated, where it says something else now. */
  before: string | undefined
  /** Its translation, with the codes of the source; empty when there is none. */
  target: string
  codes: readonly Code[]
  /** The translation's own nodes: they stay as they are while nobody changes its text. */
  nodes: readonly Node[] | undefined
}

/** A formatted text beside its translation. */
export interface RichTextPair {
  segments: readonly SegmentPair[]
  /**
   * Whether the translation is arranged in another way than what it was translated from, so that its segments can't be
   * told apart: it is translated again, or changed in the record's own form.
   */
  isArrangedOtherwise: boolean
}

/**
 * Puts the segments of a translation beside those of its source. Where the source has changed since, a segment that it
 * still has goes with its translation, wherever it stands now.
 * @param reference the source at the time of the translation, where it is known
 */
export function pairRichText(source: unknown, target: unknown, reference: unknown): RichTextPair {
  const now = segmentsOf(source)
  const translated = segmentsOf(target)
  const then = segmentsOf(reference)
  const nothing = now.map(({ text, codes }) => ({
    source: text,
    before: undefined,
    target: '',
    codes,
    nodes: undefined,
  }))
  if (rootOf(target) === undefined || translated.length === 0)
    return { segments: nothing, isArrangedOtherwise: false }
  const former = counterpartsOf(then, translated)
  if (former) {
    const pairs = pairSegments(then, now)
    return {
      segments: now.map((segment, index) => {
        const from = pairs.get(index)
        const before = from === undefined ? undefined : then[from]?.text
        const own = from === undefined ? undefined : former[from]
        return pairOf(segment, own, target, own && before !== segment.text ? before : undefined)
      }),
      isArrangedOtherwise: false,
    }
  }
  const present = counterpartsOf(now, translated)
  if (!present) return { segments: nothing, isArrangedOtherwise: true }
  return {
    segments: now.map((segment, index) => pairOf(segment, present[index], target, undefined)),
    isArrangedOtherwise: false,
  }
}

/** The translation of each segment, where they stand in the same places or follow each other in the same way. */
function counterpartsOf(
  segments: readonly Segment[],
  translated: readonly Segment[],
): readonly (Segment | undefined)[] | undefined {
  const places = new Map(translated.map((segment) => [placeOf(segment), segment]))
  const inPlace = segments.map((segment) => places.get(placeOf(segment)))
  if (inPlace.filter((segment) => segment !== undefined).length === translated.length) return inPlace
  return areAlike(segments, translated) ? translated : undefined
}

const placeOf = ({ type, address, isCaption }: Segment) => `${type} ${address.join('.')} ${isCaption}`

function areAlike(one: readonly Segment[], other: readonly Segment[]): boolean {
  return one.length === other.length && one.every(({ type }, index) => other[index]?.type === type)
}

/** Share of words that two segments have in common, from which one is taken for the other as it was. */
const mostlyTheSame = 0.3

/**
 * Which former segment each present one was: one of the same text, wherever it stands; among the others the most similar;
 * and where as many are left on both sides, each in its place.
 */
function pairSegments(then: readonly Segment[], now: readonly Segment[]): Map<number, number> {
  const pairs = new Map<number, number>()
  const gone = new Set(then.keys())
  const come = new Set(now.keys())
  const pair = (index: number, former: number) => {
    pairs.set(index, former)
    come.delete(index)
    gone.delete(former)
  }
  const isAlike = (index: number, former: number) => then[former]?.type === now[index]?.type
  for (const index of come) {
    const former = [...gone].find((one) => isAlike(index, one) && then[one]?.text === now[index]?.text)
    if (former !== undefined) pair(index, former)
  }
  const candidates = [...come]
    .flatMap((index) =>
      [...gone].filter((former) => isAlike(index, former)).map((former) => ({ index, former })),
    )
    .map((one) => ({
      ...one,
      likeness: likenessOf(then[one.former]?.text ?? '', now[one.index]?.text ?? ''),
    }))
    .filter(({ likeness }) => likeness >= mostlyTheSame)
    .toSorted((one, other) => other.likeness - one.likeness)
  for (const { index, former } of candidates) if (come.has(index) && gone.has(former)) pair(index, former)
  if (come.size === gone.size) {
    const left = [...gone]
    for (const [place, index] of [...come].entries()) {
      const former = left[place]
      if (former !== undefined && isAlike(index, former)) pair(index, former)
    }
  }
  return pairs
}

function likenessOf(one: string, other: string): number {
  const [first, second] = [one, other].map((text) => new Set(text.toLowerCase().match(/\p{L}+/gu) ?? []))
  if (!first || !second) return 0
  const common = [...first].filter((word) => second.has(word)).length
  return common === 0 ? 0 : common / (first.size + second.size - common)
}

function pairOf(
  source: Segment,
  translated: Segment | undefined,
  target: unknown,
  before: string | undefined,
): SegmentPair {
  if (!translated) return { source: source.text, before, target: '', codes: source.codes, nodes: undefined }
  const { codes, numbers } = matchCodes(source.codes, translated.codes)
  return {
    source: source.text,
    before,
    target: renumber(translated.text, numbers),
    codes,
    nodes: translated.isCaption ? undefined : inlineNodesAt(target, translated.address),
  }
}

/** The codes of the source as the translation has them, and the number of each of the translation's own. */
function matchCodes(
  source: readonly Code[],
  translated: readonly Code[],
): { codes: Code[]; numbers: ReadonlyMap<number, number> } {
  const numbers = new Map<number, number>()
  const free = [...source]
  const take = (own: Code, fits: (code: Code) => boolean) => {
    const index = free.findIndex((code) => code.isPair === own.isPair && fits(code))
    const [found] = index === -1 ? [] : free.splice(index, 1)
    if (found) numbers.set(own.id, found.id)
  }
  for (const own of translated) take(own, ({ key }) => key === own.key)
  for (const own of translated)
    if (!numbers.has(own.id)) take(own, ({ category }) => category === own.category)
  const own = new Map(translated.map((code) => [numbers.get(code.id), code.node]))
  return { codes: source.map((code) => ({ ...code, node: own.get(code.id) ?? code.node })), numbers }
}

function renumber(text: string, numbers: ReadonlyMap<number, number>): string {
  return textOfTokens(
    tokensOf(text).flatMap((token): Token[] => {
      if (token.type === 'words') return [token]
      const id = numbers.get(token.id)
      return id === undefined ? [] : [{ ...token, id }]
    }),
  )
}

function nodeAt(stored: unknown, address: readonly number[]): Node | undefined {
  let node = rootOf(stored)
  for (const index of address) node = node && childrenOf(node)[index]
  return node
}

function inlineNodesAt(stored: unknown, address: readonly number[]): Node[] {
  const node = nodeAt(stored, address)
  return node ? childrenOf(node).filter(isInline) : []
}

/** A fault in the codes of one segment. */
export interface SegmentFault extends CodeFault {
  /** From 1. */
  segment: number
}

/**
 * A translation as it is stored, of its segments' texts. Its arrangement is the source's, or its own where that is the
 * same, so that what nobody changed stays as it was.
 * @param texts one for each segment of the source
 */
export function buildTranslation(
  source: unknown,
  target: unknown,
  pair: RichTextPair,
  texts: readonly string[],
): unknown {
  const sourceSegments = segmentsOf(source)
  const places = new Set(segmentsOf(target).map(placeOf))
  const isOwn =
    places.size === sourceSegments.length && sourceSegments.every((segment) => places.has(placeOf(segment)))
  const built = isOwn ? target : source
  const arranged = rootOf(built)
  const root = arranged && (isOwn ? arranged : withoutDirections(arranged))
  const written: { address: readonly number[]; nodes: readonly Node[] | string }[] = []
  for (const [index, segment] of sourceSegments.entries()) {
    const known = pair.segments[index]
    const text = texts[index] ?? ''
    if (!known) continue
    if (segment.isCaption) {
      written.push({ address: segment.address, nodes: plainTextOf(text) })
      continue
    }
    if (known.nodes && text === known.target) {
      written.push({ address: segment.address, nodes: known.nodes })
      continue
    }
    const nodes = plainTextOf(text) === '' ? [] : nodesOfSegment(text, known.codes)
    if (!Array.isArray(nodes)) return { ...nodes, segment: index + 1 } satisfies SegmentFault
    written.push({ address: segment.address, nodes })
  }
  if (!root) return built
  return {
    ...(typeof built === 'object' ? built : {}),
    root: written.reduce((node, { address, nodes }) => replaceAt(node, address, nodes), root),
  }
}

export function isSegmentFault(value: unknown): value is SegmentFault {
  return typeof value === 'object' && value !== null && 'fault' in value && 'segment' in value
}

function replaceAt(node: Node, address: readonly number[], content: readonly Node[] | string): Node {
  const [first, ...rest] = address
  if (first === undefined) {
    if (typeof content === 'string') {
      const fields: unknown = node.fields
      return { ...node, fields: { ...(typeof fields === 'object' ? fields : {}), caption: content } }
    }
    return { ...node, children: [...content, ...childrenOf(node).filter((child) => !isInline(child))] }
  }
  return {
    ...node,
    children: childrenOf(node).map((child, index) =>
      index === first ? replaceAt(child, rest, content) : child,
    ),
  }
}

/** The editor finds out the direction of each block by its words. */
function withoutDirections(node: Node): Node {
  return {
    ...node,
    ...('direction' in node && { direction: null }),
    ...(node.children && { children: childrenOf(node).map(withoutDirections) }),
  }
}
