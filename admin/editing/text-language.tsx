'use client'
import { useFormFields, useLocale } from '@payloadcms/ui'
import { textCutWords } from '../../languages/back-office/text-cut-words.ts'
import { formatNumber } from '../../languages/format.ts'
import { isLanguage, languages } from '../../languages/languages.ts'
import { cutAtWord } from '../../languages/text-cuts.ts'
import { useLanguage } from '../use-language.ts'
import './text-cut.css'

interface TextCutProps {
  /** Of the field in the form. */
  path: string
  /** Characters that are shown of it. */
  most: number
}

/** Below a text that search engines show only in part: its length, and what is left of it. */
export function TextCut({ path, most }: TextCutProps) {
  const language = useLanguage()
  const words = textCutWords[language]
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
