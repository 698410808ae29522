import { ar } from '@payloadcms/translations/languages/ar'
import { en } from '@payloadcms/translations/languages/en'
import { fa } from '@payloadcms/translations/languages/fa'
import { fr } from '@payloadcms/translations/languages/fr'
import { describe, expect, test } from 'vitest'
import { languageCodes, languages } from '../languages.ts'
import { payloadCorrections } from './payload-corrections.ts'

type Words = Record<string, Record<string, string>>

const own: Record<(typeof languageCodes)[number], Words> = {
  en: en.translations,
  ar: ar.translations,
  fr: fr.translations,
  fa: fa.translations,
}

/** Payload's words in a language as the back office says them, by `group:name`. */
function wordsOf(language: (typeof languageCodes)[number]): Map<string, string> {
  const groups = Object.keys(own.en)
  return new Map(
    groups.flatMap((group) =>
      Object.entries({ ...own[language][group], ...payloadCorrections[language][group] }).map(
        ([name, text]) => [`${group}:${name}`, text] as const,
      ),
    ),
  )
}

const placeholders = (text: string) =>
  new Set([...text.matchAll(/\{\{\s*(.*?)\s*\}\}/g)].map((match) => match[1]))

describe.each(languageCodes)('what Payload says (%s)', (language) => {
  const words = wordsOf(language)

  test('is corrected under names that Payload knows', () => {
    for (const [group, texts] of Object.entries(payloadCorrections[language])) {
      for (const name of Object.keys(texts)) {
        expect(own[language][group]?.[name], `${group}:${name} is Payload’s`).toBeDefined()
        expect(own[language][group]?.[name], `${group}:${name} says something else`).not.toBe(texts[name])
      }
    }
  })

  test('is there for every message, and takes in only what Payload gives it', () => {
    for (const [name, english] of wordsOf('en')) {
      const text = words.get(name)
      expect(text, name).toBeTruthy()
      const given = placeholders(own.en[name.split(':')[0] ?? '']?.[name.split(':')[1] ?? ''] ?? english)
      const extra = [...placeholders(text ?? '')].filter((one) => !given.has(one) && one !== 'count')
      expect(extra, name).toEqual([])
    }
  })

  test('has links and emphasis as Payload’s English has them', () => {
    const tagsOf = (text = '') => [...new Set(text.match(/<.*?\d+.*?>/g))].toSorted().join(' ')
    const wrong = [...words].filter(([name, text]) => {
      const [group = '', key = ''] = name.split(':')
      // These questions name the same record without emphasis.
      return !name.startsWith('general:aboutTo') && tagsOf(text) !== tagsOf(own.en[group]?.[key])
    })
    expect(wrong).toEqual([])
  })

  test('uses the terms of the rest of the back office, and no word that means something else', () => {
    const neverSaid = /^folder:|username|reindex|:newAccountCreated|:youAreReceivingResetPassword/i
    const wrongWords: Partial<Record<typeof language, RegExp>> = {
      // Garbage, crops, clear as water, a coup; mistakes of spelling.
      ar: /القمامة|محصول|واضح|استيلاء|اللتي|الغير | ،|جاري /,
      // Moving house, looking at television, articles of a newspaper; "télécharger" is to download; mistakes of spelling.
      fr: /sauvegard|éménagement|regarder|\barticles?\b|téléchargement|à télécharger|\([es]+\)|ou nouvelle|soit pas/i,
      fa: /رمز عبور|لینک|آپلود|دانلود|جستجو|آن‌ها|می خواهید/,
    }
    const wrong = [...words].filter(
      ([name, text]) => !neverSaid.test(name) && wrongWords[language]?.test(text),
    )
    expect(wrong).toEqual([])
  })

  test('speaks of languages, not of places, and of records by name', () => {
    const wrong = [...words].filter(
      ([name, text]) =>
        /موقع محلي|المواقع|مناطق|paramètres régionaux/i.test(text) ||
        (language === 'en' && /\blocales?\b/i.test(text.replace(/\{\{.*?\}\}/g, ''))) ||
        (name.startsWith('error:') && text.includes('{{id}}')) ||
        (languages[language].direction === 'rtl' && /^[ -~]*[A-Za-z]{4}[ -~]*$/.test(text)),
    )
    expect(wrong).toEqual([])
  })
})
