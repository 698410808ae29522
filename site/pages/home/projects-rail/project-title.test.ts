import { expect, test } from 'vitest'
import type { LocalizedText } from '../../../../store/read/localized-text.ts'
import type { Language } from '../../../../languages/languages.ts'
import { projectTitle } from './project-title.ts'

const text = (words: string, language: Language): LocalizedText => ({ text: words, language })
const titles = { ar: 'عنوان', shortAr: 'قصير', shortEn: 'Short' }

test.each<[string, Language, LocalizedText, LocalizedText, typeof titles | object, LocalizedText]>([
  ['its own short title', 'fa', text('بلند', 'fa'), text('کوتاه', 'fa'), {}, text('کوتاه', 'fa')],
  ['its own long title', 'fa', text('بلند', 'fa'), text('بلند', 'fa'), {}, text('بلند', 'fa')],
  ['short Arabic in Persian', 'fa', text('عنوان', 'ar'), text('عنوان', 'ar'), {}, text('قصير', 'ar')],
  [
    'long Arabic in Persian',
    'fa',
    text('عنوان', 'ar'),
    text('عنوان', 'ar'),
    { shortAr: null },
    text('عنوان', 'ar'),
  ],
  [
    'short Arabic in Arabic',
    'ar',
    text('Title', 'en'),
    text('Title', 'en'),
    { ar: null },
    text('قصير', 'ar'),
  ],
  ['short English in French', 'fr', text('Title', 'en'), text('Title', 'en'), {}, text('Short', 'en')],
  ['what there is', 'en', text('Titre', 'fr'), text('Titre', 'fr'), {}, text('Titre', 'fr')],
])('a card shows %s', (_case, language, title, shortTitle, other, expected) => {
  expect(projectTitle({ title, shortTitle, titles: { ...titles, ...other } }, language)).toEqual(expected)
})
