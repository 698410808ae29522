import { expect, test } from 'vitest'
import { askedAndSaid } from '../../languages/search-words.ts'
import { findMatches } from './find-matches.ts'
import { foldSpelling } from './fold-spelling.ts'
import { otherWordsFor } from './other-words.ts'
import { parseQuery } from './parse-query.ts'

test.each([
  ['jobs', 'Vacancies at the Secretariat'],
  ['RFP', 'Open tenders'],
  ['desalinisation', 'Desalination of sea water'],
  ['organisation', 'How the Organization decides'],
  ['Harmonized rules', 'Harmonised rules'],
  ['programme', 'Six programs'],
  ['center', 'Info Centre'],
  ['carrieres', 'Emplois et stages'],
  ['العطاءات', 'المناقصات المفتوحة'],
  ['شواغر', 'الوظائف الشاغرة'],
  ['استخدام', 'فرصت‌های شغلی'],
])('who looks for %s finds “%s”', (asked, said) => {
  expect(findMatches(said, parseQuery(asked)).length).toBeGreaterThan(0)
})

test.each([
  ['vacancies', 'A career in water'],
  ['size', 'A sise of something'],
  ['"jobs"', 'Vacancies at the Secretariat'],
])('who looks for %s does not find “%s”', (asked, said) => {
  expect(findMatches(said, parseQuery(asked))).toEqual([])
})

test('no word leads to itself, and none is given twice', () => {
  const asked = askedAndSaid.flatMap(([words]) => foldSpelling(words).split(' '))
  expect(new Set(asked).size).toBe(asked.length)
  for (const word of asked) expect(otherWordsFor(word)).not.toContain(word)
})
