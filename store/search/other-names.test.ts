import { expect, test } from 'vitest'
import { countryNames } from '../../languages/country-names.ts'
import { findMatches } from './find-matches.ts'
import { isWordOfCountry, otherNamesIn } from './other-names.ts'
import { parseQuery } from './parse-query.ts'

test.each([
  ['Iranian', 'Wells of Iran'],
  ['Egyptians', 'Egypt and its delta'],
  ['tunisiennes', 'Les oasis de Tunisie'],
  ['marocain', 'Un barrage au Maroc'],
  ['الإيرانية', 'المياه في إيران'],
  ['المصريين', 'مصر ودلتاها'],
  ['مغربية', 'سدود المغرب'],
  ['ترکیه‌ای', 'آب در ترکیه'],
  ['مراکشی', 'سدهای مراکش'],
  ['Turkey', 'Rain in Türkiye'],
  ['turquie', 'La pluie en Türkiye'],
  ['Turkey rain', 'Rain in Türkiye'],
  ['USA', 'Rivers of the United States of America'],
  ['U.S.A.', 'Rivers of the United States of America'],
  ['amérique', 'Les fleuves des États-Unis d’Amérique'],
  ['امريكا', 'أنهار الولايات المتحدة الأمريكية'],
  ['امريكا', 'رودهای ایالات متحدهٔ آمریکا'],
  ['KSA', 'Wells in Saudi Arabia'],
  ['Gaza', 'Water in Palestine'],
  ['Lybia', 'Libya'],
  ['Syrian Arab Republic', 'Syria'],
  ['Hashemite Kingdom of Jordan', 'Jordan'],
  ['république tunisienne', 'Tunisie'],
  ['الجمهورية الإسلامية الإيرانية', 'إيران'],
  ['جمهورية مصر العربية', 'مصر'],
  ['للمملكة الأردنية الهاشمية', 'الأردن'],
  ['جمهوری اسلامی ایران', 'ایران'],
  ['jo', 'Jordan'],
  ['JOR', 'Jordanie'],
  ['us', 'United States of America'],
  ['COP', 'Twentieth Conference of the Parties'],
  ['cdp', 'Conférence des Parties'],
  ['کاپ', 'بیستمین کنفرانس اعضا'],
  ['SDG6', 'Sustainable Development Goal 6'],
  ['SDG 6', 'SDG6 and its indicators'],
  ['sdg6', 'SDG 6 and its indicators'],
  ['opendata', 'Our open data'],
])('who looks for %s finds “%s”', (asked, said) => {
  expect(findMatches(said, parseQuery(asked)).length).toBeGreaterThan(0)
})

test.each([
  ['"Iranian"', 'Wells of Iran'],
  ['it works', 'Italy'],
  ['can you', 'Canada'],
  ['Arab Republic', 'Egypt'],
  ['USA', 'United we stand'],
  ['SDG7', 'Sustainable Development Goal 6'],
  ['مالية', 'آب در مالی'],
])('who looks for %s does not find “%s”', (asked, said) => {
  expect(findMatches(said, parseQuery(asked))).toEqual([])
})

test('an everyday name of several words is looked for word by word, and no shorter one in it', () => {
  for (const name of Object.values(countryNames).flatMap((inEach) => Object.values(inEach))) {
    const words = parseQuery(name).flatMap((term) => (term.kind === 'word' ? [term.typed] : term.words))
    expect(
      words.some((word) => word.includes(' ')),
      name,
    ).toBe(false)
  }
})

test('a name among other words is one of them', () => {
  const said = [['egypt'], ['egypte']]
  expect(otherNamesIn(['the', 'arab', 'republic', 'of', 'egypt', 'and', 'more'])).toEqual([
    { start: 1, end: 5, said },
  ])
})

test('what names a state is known as such', () => {
  for (const word of ['republic', 'الجمهوريه', 'royaume', 'iranian'])
    expect(isWordOfCountry(word), word).toBe(true)
  expect(isWordOfCountry('desalination')).toBe(false)
})
