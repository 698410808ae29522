'use client'
import { useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { translationWords } from '../../languages/back-office/translation-words.ts'
import { formatNumber } from '../../languages/format.ts'
import { languages, type Direction, type Language } from '../../languages/languages.ts'
import { cutAtWord } from '../../languages/text-cuts.ts'
import { tokensOf, writtenToken } from '../../model/translations/rich-text/tokens.ts'
import type { DeskText } from '../../model/translations/translation-desk.ts'
import { useLanguage } from '../use-language.ts'
import type { FormUnit } from './desk-form.tsx'

interface UnitFieldsProps {
  unit: FormUnit
  into: Language
  direction: Direction
  texts: readonly string[]
  onType: (index: number, text: string) => void
  /** Whether what is typed is heard: before the scripts run it would be lost. */
  isListening: boolean
  isConfirmed: boolean
  onConfirm: (isConfirmed: boolean) => void
  refusal: string | undefined
}

/** A field: its source with what has changed in it, and a place for its translation; of a formatted text, part by part. */
export function UnitFields(props: UnitFieldsProps) {
  const { unit, into, isConfirmed, onConfirm, refusal } = props
  const language = useLanguage()
  const words = translationWords[language]
  const title = useId()
  const hasCodes = unit.type === 'richText' && unit.texts.some(({ source }) => codesIn(source).length > 0)
  return (
    <section className="translations-unit" aria-labelledby={title}>
      <header>
        <h2 id={title}>{unit.label}</h2>
        <span className="translations-state" data-state={unit.state}>
          {words.states[unit.state]}
        </span>
        {unit.lastBy !== null && <small>{unit.lastBy}</small>}
      </header>
      {unit.isArrangedOtherwise && <p role="note">{words.arrangedOtherwise}</p>}
      {hasCodes && <p>{words.codesLead}</p>}
      {unit.texts.map((text, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts have no other name than their place
        <TextPair key={index} {...props} text={text} index={index} title={title} />
      ))}
      {unit.state === 'outdated' && (
        <label>
          <input
            type="checkbox"
            checked={isConfirmed}
            onChange={(event) => onConfirm(event.target.checked)}
          />{' '}
          {words.confirm}
          <span className="visually-hidden">{` (${unit.label}, ${languages[into].ownName})`}</span>
        </label>
      )}
      {refusal !== undefined && (
        <p role="alert" className="translations-error">
          {refusal}
        </p>
      )}
    </section>
  )
}

interface TextPairProps extends UnitFieldsProps {
  text: DeskText
  index: number
  /** Id of the field's heading. */
  title: string
}

function TextPair({ unit, into, direction, texts, onType, isListening, text, index, title }: TextPairProps) {
  const language = useLanguage()
  const words = translationWords[language]
  const place = useRef<HTMLTextAreaElement>(null)
  const ids = { source: useId(), part: useId(), counts: useId() }
  const value = texts[index] ?? ''
  const total = unit.texts.length
  const directionOf = (one: Direction) => (one === 'rtl' ? words.rightToLeft : words.leftToRight)
  const codes = unit.type === 'richText' ? codesIn(text.source) : []
  const insert = (code: Code) => {
    const area = place.current
    if (!area) return
    const [start, end] = [area.selectionStart, area.selectionEnd]
    const chosen = value.slice(start, end)
    const written = code.isPair ? `{${code.id}|${chosen}|${code.id}}` : `{${code.id}}`
    // At once, or the next key would be typed at the end of the text.
    flushSync(() => onType(index, value.slice(0, start) + written + value.slice(end)))
    area.focus()
    const caret = start + (code.isPair ? `{${code.id}|`.length + chosen.length : written.length)
    area.setSelectionRange(caret, caret)
  }
  return (
    <div className="translations-pair">
      <div>
        <small>
          {words.source}: <bdi lang={unit.sourceLanguage}>{unit.sourceName}</bdi>,{' '}
          {directionOf(unit.sourceDirection)}
        </small>
        <div
          id={ids.source}
          className="translations-source"
          lang={unit.sourceLanguage}
          dir={unit.sourceDirection}
        >
          {text.differences.length > 0 ? (
            <Differences text={text} />
          ) : (
            <WithCodes text={text.source} isCoded={unit.type === 'richText'} />
          )}
        </div>
        {text.differences.length > 0 && <small>{words.changes}</small>}
      </div>
      <div>
        <small id={ids.part}>
          {words.translation}: <bdi lang={into}>{languages[into].ownName}</bdi>, {directionOf(direction)}
          {total > 1 &&
            ` · ${words.segment(formatNumber(index + 1, language), formatNumber(total, language))}`}
        </small>
        <textarea
          ref={place}
          aria-labelledby={`${title} ${ids.part}`}
          aria-describedby={`${ids.source} ${ids.counts}`}
          lang={into}
          dir={direction}
          value={value}
          readOnly={!isListening}
          rows={unit.type === 'text' ? 1 : 3}
          onChange={(event) =>
            onType(
              index,
              unit.type === 'text' ? event.target.value.replaceAll('\n', ' ') : event.target.value,
            )
          }
        />
        {codes.length > 0 && (
          <div className="translations-codes" role="group" aria-label={words.codes}>
            {codes.map((code) => (
              <button
                key={code.id}
                type="button"
                dir="ltr"
                aria-label={words.insertCode(writtenAs(code))}
                onClick={() => insert(code)}
              >
                {writtenAs(code)}
              </button>
            ))}
          </div>
        )}
        <div id={ids.counts}>
          {unit.cuts.map(({ where, length }) => (
            <Cut
              key={where}
              text={value}
              where={words[where]}
              length={length}
              into={into}
              direction={direction}
            />
          ))}
        </div>
      </div>
    </div>
  )
}

interface CutProps {
  text: string
  where: string
  length: number
  into: Language
  direction: Direction
}

/** How long a text is against where the site cuts it, and what visitors then read. */
function Cut({ text, where, length, into, direction }: CutProps) {
  const language = useLanguage()
  const words = translationWords[language]
  const flat = text.replaceAll(/\s+/g, ' ').trim()
  const isCut = flat.length > length
  const say = isCut ? words.tooLong : words.characters
  return (
    <>
      <small>
        {where}: {say(formatNumber(flat.length, language), formatNumber(length, language))}
      </small>
      {isCut && (
        <p className="translations-cut" lang={into} dir={direction}>
          {cutAtWord(text, length)}
        </p>
      )}
    </>
  )
}

function Differences({ text }: { text: DeskText }) {
  return text.differences.map(({ change, text: part }, index) => {
    const key = `${index} ${change}`
    if (change === 'added') return <ins key={key}>{part}</ins>
    if (change === 'removed') return <del key={key}>{part}</del>
    return <span key={key}>{part}</span>
  })
}

function WithCodes({ text, isCoded }: { text: string; isCoded: boolean }) {
  if (!isCoded) return text
  return tokensOf(text).map((token, index) => {
    const key = `${index} ${token.type}`
    if (token.type === 'words') return <span key={key}>{token.words}</span>
    return <code key={key}>{writtenToken(token)}</code>
  })
}

interface Code {
  id: number
  isPair: boolean
}

function codesIn(text: string): Code[] {
  return tokensOf(text).flatMap((token) =>
    token.type === 'open' || token.type === 'single' ? [{ id: token.id, isPair: token.type === 'open' }] : [],
  )
}

const writtenAs = ({ id, isPair }: Code) => (isPair ? `{${id}|…|${id}}` : `{${id}}`)
