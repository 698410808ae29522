'use client'
import { useFormFields, useLocale } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { textLanguageWords } from '../../languages/back-office/text-language-words.ts'
import { formatNumber } from '../../languages/format.ts'
import { isLanguage, languages } from '../../languages/languages.ts'
import { cutAtWord } from '../../languages/text-cuts.ts'
import { useLanguage } from '../use-language.ts'
import './text-language.css'

interface TextLanguageProps {
  /** Of the field in the form. */
  path: string
  /** Characters that are shown of it; nothing where all are. */
  most?: number
}

/**
 * Below a text in several languages: which one is written and in which direction, where it runs against that of the back office.
 * Of a text that search engines show only in part, also its length, and what is left of it.
 */
export function TextLanguage({ path, most }: TextLanguageProps) {
  const language = useLanguage()
  const words = textLanguageWords[language]
  const { code } = useLocale()
  const place = useRef<HTMLDivElement>(null)
  const direction = isLanguage(code) ? languages[code].direction : undefined
  // Payload's input takes no language, by which browsers choose the spelling and keyboards.
  useEffect(() => {
    const input = place.current?.closest('.field-type')?.querySelector('input, textarea')
    if (!(input instanceof HTMLElement) || direction === undefined) return
    input.lang = code
    input.dir = direction
  }, [code, direction])
  if (!isLanguage(code) || direction === undefined) return null
  return (
    <div className="text-language" ref={place}>
      {direction !== languages[language].direction && (
        <small>
          <bdi lang={code}>{languages[code].ownName}</bdi> <span aria-hidden="true">{arrows[direction]}</span>
          <span className="visually-hidden">{words.directions[direction]}</span>
        </small>
      )}
      {most !== undefined && <TextCut path={path} most={most} />}
    </div>
  )
}

const arrows = { ltr: '→', rtl: '←' }

function TextCut({ path, most }: Required<TextLanguageProps>) {
  const language = useLanguage()
  const words = textLanguageWords[language]
  const { code } = useLocale()
  const value = useFormFields(([fields]) => fields[path]?.value)
  const text = typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : ''
  if (text === '') return null
  const isTooLong = text.length > most
  const count = words.count(formatNumber(text.length, language), formatNumber(most, language))
  return (
    <details className="text-cut">
      <summary className={isTooLong ? 'text-too-long' : undefined}>
        {isTooLong ? `${count} · ${words.tooLong}` : count}
      </summary>
      <p>{words.shown}</p>
      <blockquote lang={code} dir={isLanguage(code) ? languages[code].direction : undefined}>
        {cutAtWord(text, most)}
      </blockquote>
    </details>
  )
}
