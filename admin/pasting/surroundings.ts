import { addressBehind } from '../../model/fields/address-behind.ts'
import { isLinkAddress } from '../../store/rich-text/link-target.ts'
import type { PastedInline, PastedMark, Words } from './pasted-text.ts'

/** Where a node stands. */
export interface Surroundings {
  marks: ReadonlySet<PastedMark>
  address: string | undefined
  /** Whether line breaks of the source are line breaks. */
  keepsBreaks: boolean
  /** Lists around it. */
  listLevel: number
  /** Classes that the document's own style sheet makes bold. */
  boldClasses: readonly string[]
}

const marksOfElements: Readonly<Record<string, PastedMark>> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  sub: 'sub',
  sup: 'sup',
  code: 'code',
  kbd: 'code',
  samp: 'code',
}

/** In the order in which they stand around words. */
const allMarks = ['code', 'sub', 'sup', 'em', 'strong'] as const satisfies readonly PastedMark[]

/** What stands in a text of the document. */
export function wordsOf(text: string, { marks, address, keepsBreaks }: Surroundings): PastedInline[] {
  const words = (part: string): Words => ({
    text: part,
    marks: allMarks.filter((mark) => marks.has(mark)),
    address,
  })
  if (!keepsBreaks) return [words(text)]
  return text
    .split(/\r?\n/)
    .flatMap((part, index) => (index === 0 ? [words(part)] : ['break' as const, words(part)]))
}

/** Where the children of an element stand. */
export function surroundingsIn(element: HTMLElement, around: Surroundings): Surroundings {
  const marks = new Set(around.marks)
  const own = marksOfElements[element.localName]
  if (own) marks.add(own)
  if (around.boldClasses.some((name) => element.classList.contains(name))) marks.add('strong')
  const { fontWeight, fontStyle, verticalAlign, whiteSpace } = element.style
  setMark(marks, 'strong', fontWeight, /^(?:bold|bolder|[6-9]00)$/)
  setMark(marks, 'em', fontStyle, /^(?:italic|oblique)/)
  if (verticalAlign === 'super') marks.add('sup')
  if (verticalAlign === 'sub') marks.add('sub')
  return {
    ...around,
    marks,
    address: element instanceof HTMLAnchorElement ? linkAddress(element) : around.address,
    keepsBreaks:
      whiteSpace === ''
        ? around.keepsBreaks || element.localName === 'pre'
        : /^(?:pre|break)/.test(whiteSpace),
  }
}

/** Whatever a style says of words that it sets off says it of those in an element that would set them off too. */
function setMark(marks: Set<PastedMark>, mark: PastedMark, style: string, isSet: RegExp): void {
  if (style === '' || style === 'inherit') return
  if (isSet.test(style)) marks.add(mark)
  else marks.delete(mark)
}

/** Where a link leads, if to another place than one in the document itself. */
function linkAddress(link: HTMLAnchorElement): string | undefined {
  const address = addressBehind(link.getAttribute('href')?.trim() ?? '')
  return address.startsWith('#') || !isLinkAddress(address) ? undefined : address
}

/** Classes that a spreadsheet's own style sheet makes bold: a document that is only read applies none. */
export function boldClasses(document: Document): string[] {
  const rules = [...document.querySelectorAll('style')].flatMap(({ textContent }) => [
    ...textContent.matchAll(/([^{}]+)\{([^{}]*)\}/g),
  ])
  return rules
    .filter(([, , declarations = '']) => /font-weight:\s*(?:bold|[6-9]00)/.test(declarations))
    .flatMap(([, selectors = '']) => [...selectors.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name))
}
