import { describe, expect, test } from 'vitest'
import { makeSeededRandom } from '../../../content/seeded-random.ts'
import { deriveMember, InvalidResponseShapeError, membersInResponse } from './derive-member.ts'
import { ownFlags } from './flag-address.ts'
import { failureOf, membersLayer, partnersLayer } from './regional-network.ts'

const jordan = {
  id: 1,
  translations: [
    { locale: 'en', title: 'Jordan', institute_name: 'Ministry of water', location: 'Amman' },
    { locale: 'ar', name: 'الأردن', institute_name: 'وزارة المياه', location: 'عمّان' },
  ],
  country: { name: 'Jordan', slug: 'jordan' },
  rank: 'Founding member',
  map_key: { key_color: '#aa3300' },
  tel: '+962 6 555 0100',
  fax: '',
  email: 'jo@example.org',
}

function derive(record: object, language: 'en' | 'ar' | 'fr' = 'en') {
  const [parsed] = membersInResponse([record])
  if (!parsed) throw new Error('No record')
  return deriveMember(parsed, language, ownFlags)
}

describe('a member', () => {
  test('is derived as section 3 says', () => {
    expect(derive(jordan)).toEqual({
      id: 'jordan',
      code: 'jo',
      names: { en: 'Jordan', ar: 'الأردن' },
      title: { text: 'Jordan', language: 'en' },
      description: { text: 'Founding member • Ministry of water', language: 'en' },
      rank: { text: 'Founding member', language: 'en' },
      institution: { text: 'Ministry of water', language: 'en' },
      location: { text: 'Amman', language: 'en' },
      image: '/flags/large/jo.webp',
      flag: { small: '/flags/small/jo.webp', large: '/flags/large/jo.webp' },
      colour: '#aa3300',
      telephone: '+962 6 555 0100',
      fax: null,
      email: 'jo@example.org',
      country: 'jordan',
    })
  })

  test('speaks the page’s language, else the next that has a text, and says which', () => {
    expect(derive(jordan, 'ar')?.title).toEqual({ text: 'الأردن', language: 'ar' })
    expect(derive(jordan, 'fr')?.title).toEqual({ text: 'Jordan', language: 'en' })
  })

  test('falls back to its location for a description', () => {
    expect(derive({ title: 'Oman', location: 'Muscat' })?.description?.text).toBe('Muscat')
    expect(derive({ title: 'Oman', rank: 'Member' })?.description?.text).toBe('Member')
    expect(derive({ title: 'Oman' })?.description).toBeNull()
  })

  test('is found on the map by an Arabic name alone', () => {
    expect(derive({ translations: [{ locale: 'ar', title: 'المملكة العربية السعودية' }] }, 'ar')?.code).toBe(
      'sa',
    )
  })

  test('its own picture comes before its flag, and a missing colour is the layer’s', () => {
    expect(derive({ title: 'Oman', image: 'https://x.example/a.jpg' })).toMatchObject({
      image: 'https://x.example/a.jpg',
      colour: '#0ea5e9',
    })
    expect(derive({ title: 'Oman', map_key: { key_color: 'url(javascript:1)' } })?.colour).toBe('#0ea5e9')
  })

  test('that the map does not know has no flag, and one without a name is none', () => {
    expect(derive({ title: 'Atlantis' })).toMatchObject({
      id: 'atlantis',
      code: null,
      flag: null,
      image: null,
    })
    expect(derive({ rank: 'Member' })).toBeNull()
  })
})

describe('the answer', () => {
  test('is an array, or an array under data', () => {
    expect(membersInResponse([jordan])).toHaveLength(1)
    expect(membersInResponse({ success: true, data: [jordan, 'rubbish', null] })).toHaveLength(1)
  })

  test.each([null, 'text', {}, { data: {} }, { data: { data: [] } }])(
    '%j has an invalid shape',
    (response) => {
      expect(() => membersInResponse(response)).toThrow('Invalid response shape')
    },
  )

  test('its failures say nothing of the server’s own', () => {
    expect(failureOf(new InvalidResponseShapeError())).toBe('Invalid response shape')
    expect(failureOf(new Error('no such table: member_states'))).toBe('Failed to load')
    expect(failureOf('text')).toBe('Failed to load')
  })
})

test.each(Array.from({ length: 300 }, (_, index) => index))(
  'random records %i make a whole layer',
  (seed) => {
    const random = makeSeededRandom(`records ${seed}`)
    const odd: [unknown, ...unknown[]] = [
      null,
      undefined,
      '',
      '   ',
      7,
      {},
      [],
      '<b>',
      'ه'.repeat(200),
      'Jordan',
      'مصر',
    ]
    const value = () => random.pick(odd)
    const records = Array.from({ length: random.integer(0, 57) }, () => ({
      translations: random.chance(0.2)
        ? value()
        : [
            { locale: 'ar', title: value() },
            { locale: 'en', name: value() },
          ],
      country: random.chance(0.2)
        ? value()
        : { name: value(), code: random.pick(['jo', 'EG', 'zz', '', 'km']) },
      title: value(),
      rank: value(),
      image: value(),
      map_key: { key_color: value() },
      tel: value(),
    }))
    const layer = membersLayer({ data: records }, random.pick(['en', 'ar', 'fa']), ownFlags)
    const ids = layer.countries.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { title, colour } of layer.countries) {
      expect(title.text.trim()).not.toBe('')
      expect(colour).toMatch(/^#[0-9a-f]{3,6}$/i)
    }
    const codes = new Set(layer.countries.map(({ code }) => code))
    for (const { code } of [...layer.pins, ...layer.labels]) expect(codes.has(code)).toBe(true)
  },
)

describe('the layers', () => {
  test('members are ordered by name in the page’s language, without repeating one', () => {
    const layer = membersLayer([{ title: 'Yemen' }, jordan, { title: 'Egypt' }, jordan], 'en', ownFlags)
    expect(layer.countries.map(({ title }) => title.text)).toEqual(['Egypt', 'Jordan', 'Yemen'])
    expect(layer.pins.map(({ code }) => code)).toEqual(['eg', 'jo', 'ye'])
    expect(layer.labels).toHaveLength(3)
  })

  test('without members there is nothing to show', () => {
    expect(membersLayer([], 'en', ownFlags)).toEqual({ countries: [], pins: [], withoutPin: [], labels: [] })
  })

  test('partners are the fixed 20, by the library’s names where it has them', () => {
    const known = [{ code: 'jp', slug: 'japan', name: { text: 'اليابان', language: 'ar' as const } }]
    const { countries, pins } = partnersLayer(known, 'ar', ownFlags)
    expect(countries).toHaveLength(20)
    expect(pins).toHaveLength(20)
    expect(countries.find(({ code }) => code === 'jp')).toMatchObject({
      title: { text: 'اليابان' },
      country: 'japan',
    })
    expect(countries.find(({ code }) => code === 'ca')).toMatchObject({
      title: { text: 'Canada', language: 'en' },
    })
  })
})
