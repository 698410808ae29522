import { describe, expect, test } from 'vitest'
import { formatNumber } from '../format.ts'
import { ar } from './ar.ts'
import { en as english, type Messages } from './en.ts'
import { fa } from './fa.ts'
import { forms as arabicForms } from './forms/ar.ts'
import { forms as englishForms, type FormMessages } from './forms/en.ts'
import { forms as persianForms } from './forms/fa.ts'
import { forms as frenchForms } from './forms/fr.ts'
import { fr } from './fr.ts'

type AllMessages = Messages & FormMessages

const en: AllMessages = { ...english, ...englishForms }
const translations: Readonly<Record<'ar' | 'fr' | 'fa', AllMessages>> = {
  ar: { ...ar, ...arabicForms },
  fr: { ...fr, ...frenchForms },
  fa: { ...fa, ...persianForms },
}

/** Words that are written in the other language exactly as in English; nothing else may be left in English. */
const sameAsEnglish: Readonly<Record<'ar' | 'fr' | 'fa', readonly string[]>> = {
  ar: ['labelled'],
  // French words that English borrowed (or shares) with the same spelling and meaning.
  fr: [
    'lightVersion.menu', // Menu
    'navigation.label', // Navigation
    'navigation.publications', // Publications
    'footer.contact', // Contact
    'content.documents', // Documents
    'vacancy.grade', // Grade
    'tender.category.services', // Services
    'country.source', // Source
    'sections.publications', // 2 publications
    'sections.logos', // Logos
    'tenderDetails.ok', // OK
    ...['facebook', 'x', 'youtube', 'linkedin', 'instagram'].map((network) => `home.social.${network}`),
  ],
  fa: ['labelled'],
}

/** Enough numbers for every plural form of every language. */
const counts = [0, 1, 2, 3, 11, 100, 1_000_000]

/** Every message under its path, each function called with the same arguments in every language. */
function texts(messages: AllMessages): Map<string, string> {
  return new Map(leaves(messages, ''))
}

function leaves(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value === 'function') {
    return counts.flatMap((count) => {
      const written = String(count)
      return leaves(Reflect.apply(value, undefined, [count, written, written]), `${path}.${count}`)
    })
  }
  if (typeof value !== 'object' || value === null) throw new Error(`${path} is neither a text nor a group`)
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, path ? `${path}.${key}` : key))
}

/** The paths of a messages object, each with whether it is a text or a function. */
function shape(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [`${path}: ${typeof value}`]
  return Object.entries(value).flatMap(([key, inner]) => shape(inner, path ? `${path}.${key}` : key))
}

const englishTexts = texts(en)

describe.each(['ar', 'fr', 'fa'] as const)('the messages in %s', (language) => {
  const messages = translations[language]
  const translated = texts(messages)

  test('have the same keys as the English ones', () => {
    expect(shape(translations[language]).toSorted()).toEqual(shape(en).toSorted())
  })

  test('are never empty', () => {
    expect([...translated].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  test('differ from the English ones, save the words that are the same in both languages', () => {
    const same = [...translated]
      .filter(([path, text]) => text === englishTexts.get(path))
      .map(([path]) => path.replace(/\.\d+$/, ''))
    expect([...new Set(same)].toSorted()).toEqual([...sameAsEnglish[language]].toSorted())
  })

  test('show what they are given', () => {
    expect(messages.pagination.page('7', '12')).toMatch(/7.*12/)
    expect(messages.member.joined('1987')).toContain('1987')
  })
})

test.each(['ar', 'fa'] as const)(
  'no message in %s has more than three Latin-script words in a row',
  (language) => {
    const latinRun = /\p{Script=Latin}+(?:[^\p{Letter}]+\p{Script=Latin}+){3}/u
    expect([...texts(translations[language])].filter(([, text]) => latinRun.test(text))).toEqual([])
  },
)

describe('the number of results', () => {
  test.each([
    [0, 'لا توجد نتائج'],
    [1, 'نتيجة واحدة'],
    [2, 'نتيجتان'],
    [3, '3 نتائج'],
    [11, '11 نتيجة'],
    [100, '100 نتيجة'],
  ])('in Arabic for %i', (count, expected) => {
    expect(ar.results(count, formatNumber(count, 'ar'))).toBe(expected)
  })

  test.each([
    [0, '0 résultat'],
    [1, '1 résultat'],
    [2, '2 résultats'],
  ])('in French for %i', (count, expected) => {
    expect(fr.results(count, formatNumber(count, 'fr'))).toBe(expected)
  })

  test.each([
    [0, '۰ نتیجه'],
    [1, '۱ نتیجه'],
    [2, '۲ نتیجه'],
  ])('in Persian for %i', (count, expected) => {
    expect(fa.results(count, formatNumber(count, 'fa'))).toBe(expected)
  })
})
