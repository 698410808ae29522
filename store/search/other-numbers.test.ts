import { expect, test } from 'vitest'
import { findMatches } from './find-matches.ts'
import { otherNumbersOf } from './other-numbers.ts'
import { parseQuery } from './parse-query.ts'

test.each([
  ['annual reports', 'Annual report 2025', 2],
  ['plant desalination', 'Desalination plants', 2],
  ['laboratories', 'A laboratory in Amman', 1],
  ['laboratory test', 'Laboratories that test', 2],
  ['branches', 'A branch', 1],
  ['boxes', 'A box', 1],
  ['rapports annuels', 'Le rapport annuel', 2],
  ['réseaux', 'Un réseau', 1],
  ['réseau d’eau', 'Les réseaux et l’eau', 2],
  ['régionaux', 'Un centre régional', 1],
  ['énergies', 'Eau et énergie', 1],
  ['مناقصات', 'مناقصة مفتوحة', 1],
  ['مختبر التحلية', 'مختبرات التحلية', 2],
  ['شراكة جديدة', 'شراكات جديدة', 2],
  ['المهندسين', 'مهندس من عمّان', 1],
  ['شبکه‌های آب', 'شبکهٔ آب', 2],
  ['نقشه‌ها', 'نقشه', 1],
])('who looks for %s finds “%s”', (asked, said, words) => {
  expect(findMatches(said, parseQuery(asked))).toHaveLength(words)
})

test.each([
  ['photos', 'A photograph of a pump'],
  ['news', 'New water'],
  ['analysis', 'analysi'],
  ['"reports"', 'A report'],
  ['pays', 'Who may pay'],
  ['بيانات', 'بيان صحفي'],
  ['gas', 'ga'],
])('who looks for %s does not find “%s”', (asked, said) => {
  expect(findMatches(said, parseQuery(asked))).toEqual([])
})

test('no word has itself for another number', () => {
  for (const word of [
    'reports',
    'report',
    'box',
    'boxes',
    'eau',
    'eaux',
    'national',
    'مناقصه',
    'نقشهها',
    'sdg',
    '2030',
  ]) {
    expect(otherNumbersOf(word)).not.toContain(word)
  }
})
