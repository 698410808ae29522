import { describe, expect, test } from 'vitest'
import { findMatches } from './find-matches.ts'
import { foldSpelling } from './fold-spelling.ts'
import { parseQuery } from './parse-query.ts'
import {
  arabicSpellings,
  differentWords,
  latinSpellings,
  persianSpellings,
  spellingsWithArticle,
} from './spellings.fixture.ts'

describe.each([
  ['Arabic', arabicSpellings],
  ['Persian', persianSpellings],
  ['Latin', latinSpellings],
])('%s spellings that are one word', (_name, spellings) => {
  test.each(spellings)('%s = %s', (one, other) => {
    expect(foldSpelling(one)).not.toBe('')
    expect(foldSpelling(one)).toBe(foldSpelling(other))
  })
})

test.each(differentWords)('%s and %s stay different words', (one, other) => {
  expect(foldSpelling(one)).not.toBe(foldSpelling(other))
})

test('folding a folded text changes nothing', () => {
  for (const [one] of [...arabicSpellings, ...persianSpellings, ...latinSpellings]) {
    expect(foldSpelling(foldSpelling(one))).toBe(foldSpelling(one))
  }
})

test('gives letters and digits with single spaces, whatever stands in the text', () => {
  expect(foldSpelling('  « 100 % »\u0000_water_\n\t(CO₂)—m³ 🌊 ')).toBe('100 water co2 m3')
  expect(foldSpelling('%_"*()🌊\uD800')).toBe('')
  expect(foldSpelling('x'.repeat(10_000))).toBe('x'.repeat(60))
})

/** The marked words of a text. */
function marked(text: string, q: string): string[] {
  return findMatches(text, parseQuery(q)).map(([start, end]) => text.slice(start, end))
}

describe('the Arabic article', () => {
  test.each(['المياه', 'والمياه', 'بالمياه', 'للمياه', 'مياه'])(
    '%s is found by مياه and by المياه',
    (word) => {
      expect(marked(`إدارة ${word} الجوفية`, 'مياه')).toEqual([word])
      expect(marked(`إدارة ${word} الجوفية`, 'المياه')).toEqual([word])
    },
  )

  test.each(spellingsWithArticle)('%s finds %s, and the other way round', (one, other) => {
    expect(marked(`مشروع ${one} الجديد`, other)).toEqual([one])
    expect(marked(`مشروع ${other} الجديد`, one)).toEqual([other])
    expect(marked(`مشروع ${one} الجديد`, `${other} مشروع`)).toEqual(['مشروع', one])
  })

  test.each([
    ['الماء', 'ألمانيا تنضم'],
    ['الري', 'رئيس جديد'],
    ['بالای', 'شبکه منطقه‌ای ایران'],
    ['الآن', 'أن الأمن'],
    ['المن', 'مشروع من الشبكة'],
  ])('%s finds no word of %s', (q, text) => {
    expect(marked(text, q)).toEqual([])
  })

  test('is found while it is being typed', () => {
    expect(marked('محطات التحلية', 'الت')).toEqual(['التحلية'])
    expect(marked('محطات التحلية', 'تح')).toEqual(['التحلية'])
  })
})

describe('a French elision', () => {
  test.each(['eau', 'l’eau', "L'EAU", 'd’eau'])('%s finds l’eau', (q) => {
    expect(marked('La gestion de l’eau', q)).toEqual(['eau'])
  })
})

describe('a Persian compound', () => {
  test.each(['آب‌های', 'آبهای', 'آب های', 'آب'])('%s finds آب‌های', (q) => {
    expect(marked('منابع آب‌های زیرزمینی', q)).toEqual(['آب‌های'])
  })
  test('is found by the second of its words', () => {
    expect(marked('شبکه بین‌دولتی آب', 'دولتی')).toEqual(['بین‌دولتی'])
  })
})
