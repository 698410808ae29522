import { formats } from '../../../store/rich-text/editor-nodes.ts'
import type { Language } from '../../../languages/languages.ts'
import { hashOf } from '../hashes.ts'
import { type Code } from '../rich-text/segments.ts'
import { tokensOf, type Token } from '../rich-text/tokens.ts'
import type { TranslationState } from '../judge-units.ts'
import type { DeskUnit, WorkingUnit } from '../translation-desk.ts'
import type { Place } from '../translated-entities.ts'

/** One record in a file. */
export interface XliffRecord {
  place: Place
  title: string
  units: readonly WorkingUnit[]
  nameOf: (unit: WorkingUnit) => string
}

/** What XLIFF calls how far a translation is. */
const statesInXliff: Readonly<Record<TranslationState, string>> = {
  source: 'final',
  missing: 'initial',
  outdated: 'initial',
  current: 'translated',
}

export function xliffHeader(source: Language, target: Language): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" xmlns:site="urn:site:translations" version="2.0" srcLang="${source}" trgLang="${target}">
`
}

export const xliffEnd = '</xliff>\n'

/** A record as a `file` of XLIFF 2: a unit for each field, a segment for each paragraph, codes as inline elements. */
export function xliffFile({ place, title, units, nameOf }: XliffRecord): string {
  const written = units.map((working) => {
    const { shown } = working
    const segments = shown.texts.map((text, index) => {
      const codes = working.pair?.segments[index]?.codes ?? []
      const inXml = (value: string) => (working.pair ? inlineXml(value, codes) : escapeXml(value))
      const target = text.target === '' ? '' : `<target xml:space="preserve">${inXml(text.target)}</target>`
      return `        <segment id="s${index + 1}" state="${statesInXliff[shown.state]}">
          <source xml:space="preserve">${inXml(text.source)}</source>${target && `\n          ${target}`}
        </segment>
`
    })
    return `      <unit id="${escapeXml(shown.path)}" name="${escapeXml(nameOf(working))}" canResegment="no" ${markAttribute}="${markOfTranslation(shown)}">
${segments.join('')}      </unit>
`
  })
  return `  <file id="${escapeXml(fileIdOf(place))}" original="${escapeXml(title)}">
${written.join('')}  </file>
`
}

/** Of a unit: the mark of the translation that went out with it. */
export const markAttribute = 'site:target'

/** Stands for a field's translation as it is: where it is another than in a file, somebody has changed it since the export. */
export function markOfTranslation({ isArrangedOtherwise, targetHash, texts }: DeskUnit): string {
  return isArrangedOtherwise ? (targetHash ?? '') : markOfTexts(texts.map(({ target }) => target))
}

/** The same of texts that came back; what the tool did to line ends is none of the translator's. */
export function markOfTexts(targets: readonly string[]): string {
  const plain = (text: string) => withoutControls(text).normalize('NFC').replaceAll(/\r\n?/g, '\n').trim()
  return hashOf(JSON.stringify(targets.map(plain)))
}

/** The number of a record in files: its kind and id. */
function fileIdOf({ kind, id }: Place): string {
  return `${kind}.${id}`
}

export function placeOfFileId(fileId: string): Place | undefined {
  const [, kind, id] = /^([a-z-]+)\.(\d{1,9})$/.exec(fileId) ?? []
  return kind === undefined ? undefined : { kind, id: Number(id) }
}

function inlineXml(text: string, codes: readonly Code[]): string {
  const byId = new Map(codes.map((code) => [code.id, code]))
  return tokensOf(text)
    .map((token) => {
      if (token.type === 'words') return escapeXml(token.words)
      return writeCode(token, byId.get(token.id))
    })
    .join('')
}

function writeCode({ type, id }: Extract<Token, { id: number }>, code: Code | undefined): string {
  if (type === 'close') return '</pc>'
  const kind = code ? kindOf(code) : ''
  const stays = code?.category === 'link' || code?.category === 'other' ? ' canDelete="no"' : ''
  return type === 'open' ? `<pc id="${id}"${kind}${stays}>` : `<ph id="${id}"${kind}${stays}/>`
}

function kindOf({ category, node }: Code): string {
  if (category === 'link') return ' type="link"'
  if (category === 'break') return ' type="fmt" subType="xlf:lb"'
  const names = formats.filter(({ bit }) => Number(node.format) % (2 * bit) >= bit).map(({ name }) => name)
  const [only] = names
  if (names.length === 1 && only === 'bold') return ' type="fmt" subType="xlf:b"'
  if (names.length === 1 && only === 'italic') return ' type="fmt" subType="xlf:i"'
  return names.length > 0 ? ` type="fmt" subType="site:${names.join('-')}"` : ' type="other"'
}

/**
 * A text without what XML can't have, not even as a reference: control characters but tab and line ends. Those that
 * part words, as PowerPoint's line break, are a space.
 */
export function withoutControls(text: string): string {
  return text.replaceAll(/[\v\f]/g, ' ').replaceAll(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '')
}

function escapeXml(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    '\r': '&#13;',
  }
  return withoutControls(text).replaceAll(/[&<>"\r]/g, (character) => entities[character] ?? character)
}
