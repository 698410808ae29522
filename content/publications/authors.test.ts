import { expect, test } from 'vitest'
import { languageCodes } from '../../languages/languages.ts'
import { RecordReader } from '../../store/read/record-reader.ts'
import { readAuthor } from './kind.ts'
import { starterPublications } from '../../starter/texts/publications.ts'
import { starterUnits } from '../../starter/texts/publications/starter-units.ts'

const unit = { name: 'Reuse Unit', translatedName: { fr: 'Unité Réutilisation', ar: ' ' } }

test('a unit is named in the visitor’s language where it has a name there, else as it is written everywhere', () => {
  expect(readAuthor(new RecordReader(unit, 'fr'))).toBe('Unité Réutilisation')
  expect(readAuthor(new RecordReader(unit, 'ar'))).toBe('Reuse Unit')
  expect(readAuthor(new RecordReader({ name: 'Family, Given' }, 'fa'))).toBe('Family, Given')
})

test('the starter publications’ authors have a name of their own in every language', () => {
  for (const author of starterPublications.flatMap(({ authors }) => authors)) {
    const names = languageCodes.map((language) => starterUnits[author][language])
    expect(new Set(names).size).toBe(languageCodes.length)
  }
})
