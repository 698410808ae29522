import { describe, expect, test } from 'vitest'
import type { Slide } from '../../../../content/sliders/kind.ts'
import { slideToShow } from './slide-to-show.ts'

const pictureOfLibrary = {
  original: { address: '/files/media/a.webp', width: 1600, height: 1000 },
  sizes: { avif: [], webp: [] },
  alternativeText: null,
  credit: null,
  caption: null,
  lightBytes: null,
  focalPoint: { x: 50, y: 50 },
}
const none = { en: null, ar: null, fr: null, fa: null }
const empty: Slide = {
  id: '1',
  title: null,
  description: null,
  titles: none,
  descriptions: none,
  image: null,
  isMirrored: false,
  linkTitle: null,
  link: null,
}

describe.each(['title', 'description'] as const)('the %s', (field) => {
  test.each([
    ['its own language', { en: 'en', ar: 'ar', fr: 'fr', fa: 'fa' }, { text: 'fa', language: 'fa' }],
    ['English', { en: 'en', ar: 'ar', fr: 'fr', fa: null }, { text: 'en', language: 'en' }],
    ['Arabic', { en: null, ar: 'ar', fr: 'fr', fa: '' }, { text: 'ar', language: 'ar' }],
    ['French', { en: '<p></p>', ar: null, fr: 'fr', fa: null }, { text: 'fr', language: 'fr' }],
  ])('is taken from %s', (_case, texts, expected) => {
    expect(slideToShow({ ...empty, [`${field}s`]: texts }, 'fa')[field]).toEqual(expected)
  })

  test('is the general one at last, and nothing when there is none', () => {
    const general = { text: '<b>Any</b>', language: 'fa' } as const
    expect(slideToShow({ ...empty, [field]: general }, 'en')[field]).toEqual({ text: 'Any', language: 'fa' })
    expect(slideToShow(empty, 'en')[field]).toBeNull()
  })
})

test('a picture is mirrored only where its editor says so; the site’s own always is', () => {
  const image = pictureOfLibrary
  expect(slideToShow({ ...empty, image }, 'ar').isMirrored).toBe(false)
  expect(slideToShow({ ...empty, image, isMirrored: true }, 'ar').isMirrored).toBe(true)
  expect(slideToShow(empty, 'ar').isMirrored).toBe(true)
})

describe('the button', () => {
  const buttonOf = (text: string | null, link: string | null) =>
    slideToShow({ ...empty, linkTitle: text === null ? null : { text, language: 'en' }, link }, 'en').button

  test.each([[null], ['.'], [' . '], ['  ']])('is hidden when its title is %j', (text) => {
    expect(buttonOf(text, '/projects')).toBeNull()
  })

  test.each([
    ['https://example.org/a', 'https://example.org/a', true],
    ['http://example.org', 'http://example.org', true],
    ['/projects', '/projects', false],
    ['projects', '/projects', false],
    ['//example.org', '/example.org', false],
    ['javascript:alert(1)', '/javascript:alert(1)', false],
    [null, '/who-we-are', false],
  ])('with the link %j leads to %s', (link, to, isExternal) => {
    expect(buttonOf('Read', link)).toEqual({ label: { text: 'Read', language: 'en' }, to, isExternal })
  })
})
