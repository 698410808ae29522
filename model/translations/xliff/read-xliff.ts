import sax, { type QualifiedTag, type Tag } from 'sax'
import { isLanguage, type Language } from '../../../languages/languages.ts'
import { textOfTokens, type Token } from '../rich-text/tokens.ts'
import { markAttribute } from './write-xliff.ts'

/** A segment as it came back, its codes written as in the desk. */
export interface ReadSegment {
  id: string | undefined
  source: string
  /** Nothing where it was not translated. */
  target: string | undefined
  state: string
}

export interface ReadUnit {
  path: string
  /** Of the translation that was exported; nothing in a file of before there were marks, or that a tool took it from. */
  mark: string | undefined
  segments: ReadSegment[]
}

export interface ReadFile {
  id: string
  units: ReadUnit[]
}

export interface ReadXliff {
  target: Language
  files: ReadFile[]
}

/** Why a file can't be read at all. */
export class XliffUnreadableError extends Error {
  readonly reason: 'notXml' | 'notXliff' | 'wrongLanguages'

  constructor(reason: XliffUnreadableError['reason'], options?: ErrorOptions) {
    super(`The file is no XLIFF 2 that can be read: ${reason}`, options)
    this.reason = reason
  }
}

/** Elements whose text is a part of the sentence; `mrk` only marks it. */
const transparent: ReadonlySet<string> = new Set(['mrk', 'sm', 'em'])

/**
 * Reads XLIFF 2.0 to 2.2 as translation tools write it: units in groups, texts between inline codes with their spaces,
 * `sc` and `ec` for `pc`, and what stands between segments (`ignorable`). Entities of its own, comments and modules are
 * not followed.
 * @throws XliffUnreadableError
 */
export function readXliff(xml: string): ReadXliff {
  const reading = sax.parser(true)
  const path: string[] = []
  const files: ReadFile[] = []
  let target: Language | undefined
  let unit: ReadUnit | undefined
  let segment: ReadSegment | undefined
  let side: 'source' | 'target' | undefined
  let tokens: Token[] = []
  const opened: string[] = []
  let failure: Error | undefined

  const addWords = (words: string) => {
    if (side !== undefined) tokens.push({ type: 'words', words })
  }
  const addCode = (type: 'open' | 'close' | 'single', id: string) => {
    tokens.push({ type, id: numberOfCode(id) })
  }
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the parser has no listeners
  reading.onerror = (error) => {
    failure ??= error
  }
  reading.onopentag = (tag: Tag | QualifiedTag) => {
    const name = tag.name
    const attribute = (wanted: string): string | undefined => {
      const value: unknown = tag.attributes[wanted]
      return typeof value === 'string' ? value : undefined
    }
    if (path.length === 0) {
      if (name !== 'xliff' || !attribute('version')?.startsWith('2.'))
        failure ??= new XliffUnreadableError('notXliff')
      const language = attribute('trgLang')?.split('-')[0]
      if (isLanguage(language)) target = language
    }
    path.push(name)
    if (side !== undefined) return openInline(name, attribute)
    if (name === 'file') files.push({ id: attribute('id') ?? '', units: [] })
    else if (name === 'unit') {
      unit = { path: attribute('id') ?? '', mark: attribute(markAttribute), segments: [] }
      files.at(-1)?.units.push(unit)
    } else if (unit && (name === 'segment' || name === 'ignorable')) {
      segment = {
        id: attribute('id'),
        source: '',
        target: undefined,
        state: attribute('state') ?? 'initial',
      }
    } else if (segment && (name === 'source' || name === 'target')) {
      side = name
      tokens = []
    }
    return undefined
  }
  const openInline = (name: string, attribute: (wanted: string) => string | undefined) => {
    const id = attribute('id') ?? ''
    if (name === 'pc') {
      opened.push(id)
      addCode('open', id)
    } else if (name === 'ph') addCode('single', id)
    else if (name === 'sc') addCode('open', id)
    else if (name === 'ec') addCode('close', attribute('startRef') ?? id)
    else if (name === 'cp') addWords(characterOf(attribute('hex')))
    else if (!transparent.has(name)) failure ??= new XliffUnreadableError('notXliff')
  }
  reading.onclosetag = (name) => {
    path.pop()
    if (side !== undefined && name === 'pc') addCode('close', opened.pop() ?? '')
    else if (name === side) {
      if (segment) segment[side] = textOfTokens(tokens)
      side = undefined
    } else if (name === 'segment' && segment) {
      unit?.segments.push(segment)
      segment = undefined
    } else if (name === 'ignorable' && segment) {
      joinBetween(unit, segment)
      segment = undefined
    } else if (name === 'unit') unit = undefined
  }
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the parser has no listeners
  reading.ontext = addWords
  reading.oncdata = addWords
  reading.ondoctype = () => {
    failure ??= new XliffUnreadableError('notXml')
  }

  try {
    reading.write(xml).close()
  } catch (error) {
    failure ??= error instanceof Error ? error : new Error(String(error))
  }
  if (failure instanceof XliffUnreadableError) throw failure
  if (failure) throw new XliffUnreadableError('notXml', { cause: failure })
  if (!target) throw new XliffUnreadableError('wrongLanguages')
  return { target, files }
}

/** What stands between two segments belongs to the text before it. */
function joinBetween(unit: ReadUnit | undefined, between: ReadSegment): void {
  const before = unit?.segments.at(-1)
  if (!before) return
  before.source += between.source
  if (before.target !== undefined) before.target += between.target ?? between.source
}

/** Codes of ours have numbers from 1: what a tool has added under another name is none of them. */
function numberOfCode(id: string): number {
  return /^\d{1,6}$/.test(id) ? Number(id) : 0
}

function characterOf(hex: string | undefined): string {
  const code = Number.parseInt(hex ?? '', 16)
  return Number.isNaN(code) || code > 0x10ffff ? '' : String.fromCodePoint(code)
}
