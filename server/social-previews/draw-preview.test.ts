import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawPreview, type PreviewWords } from './draw-preview.ts'
import { rasterise } from './rasterise.ts'

const words: PreviewWords = {
  language: 'en',
  organization: 'Intergovernmental Water and Energy Network',
  section: 'News',
  title: 'Brine pilot publishes its first year of measurements',
  titleLanguage: 'en',
  host: 'example.org',
  artKey: 'news-brine',
  topic: 'desalination',
}

describe('a preview', () => {
  test('is outlines only, so that no font is asked for', () => {
    const svg = drawPreview(words)
    expect(svg).not.toMatch(/<text|font|NaN|undefined/)
    expect(drawPreview({ ...words, title: 'Brine' })).not.toBe(svg)
  })

  test.each([
    ['en', 'Brine pilot publishes its first year of measurements'],
    ['ar', 'مشروع المحلول الملحي ينشر قياسات عامه الأول (2026)'],
    ['fr', 'L’eau et l’énergie dans le dessalement : « coûts » de l’œuvre'],
    ['fa', 'شش کشور آیین‌نامهٔ مشترک آب را برای سال ۱۴۰۵ می‌نویسند'],
  ] as const)('is a JPEG of 1200 by 630 under 100 KB (%s)', async (language, title) => {
    const picture = await rasterise(drawPreview({ ...words, language, title, titleLanguage: language }))
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(picture.length).toBeLessThanOrEqual(100_000)
  })

  test('has its words on the side where the page’s readers begin', async () => {
    for (const [language, start] of [
      ['en', 0],
      ['ar', 600],
    ] as const) {
      const svg = drawPreview({ ...words, language, section: null, title: 'WEFE', titleLanguage: 'en' })
      const half = await sharp(Buffer.from(svg))
        .extract({ left: start, top: 220, width: 600, height: 180 })
        .stats()
      // White letters on deep sea.
      expect(half.channels[0]?.max, language).toBe(255)
      expect(half.channels[0]?.min, language).toBeLessThan(20)
    }
  })
})
