import { describe, expect, test } from 'vitest'
import { languageList } from '../../languages/languages.ts'
import { sealedBidsWords } from '../../languages/sealed-bids/sealed-bids-words.ts'
import { sealedBidsPage } from './sealed-bids-page.ts'

const siteUrl = 'https://network.example.org'

const wordsIn = (page: string) =>
  page
    .replaceAll(/<style>.*?<\/style>|<[^>]+>/gs, ' ')
    .trim()
    .split(/\s+/)

describe.each(languageList)('in $code', ({ code, direction, pathPrefix }) => {
  test.each(['bidders', 'auditors'] as const)('the page for %s is complete, without scripts', (reader) => {
    const page = sealedBidsPage(reader, 'Network', code, siteUrl)
    expect(page).toContain(`<html lang="${code}" dir="${direction}">`)
    expect(page).toContain(sealedBidsWords[code][reader].title)
    for (const address of ['/receipts/check', '/transparency']) {
      expect(page).toContain(`href="${pathPrefix}${address}"`)
    }
    for (const other of languageList.filter((one) => one.code !== code))
      expect(page).toContain(
        `href="${other.pathPrefix}/sealed-bids${reader === 'auditors' ? '/auditors' : ''}"`,
      )
    const path = `/sealed-bids${reader === 'auditors' ? '/auditors' : ''}`
    expect(page).toContain(`<link rel="canonical" href="${siteUrl}${pathPrefix}${path}" />`)
    expect(page).toContain(`<link rel="alternate" hreflang="x-default" href="${siteUrl}${path}" />`)
    expect(page).not.toMatch(/<script|undefined|\[object/)
  })

  test('a bidder reads it in half a minute, an auditor in ten', () => {
    const aMinute = 250
    expect(wordsIn(sealedBidsPage('bidders', 'Network', code, siteUrl)).length).toBeLessThan(aMinute)
    const all = wordsIn(sealedBidsPage('auditors', 'Network', code, siteUrl)).length
    expect(all).toBeGreaterThan(3 * aMinute)
    expect(all).toBeLessThan(10 * aMinute)
  })

  test('it has every limit and every row that English has', () => {
    const { auditors } = sealedBidsWords[code]
    const english = sealedBidsWords.en.auditors
    const sizes = ({ threats, limits, checks, unseen, sections }: typeof english) => [
      ...[threats.rows, limits.points, checks.steps, unseen.points].map(({ length }) => length),
      ...sections.map(({ paragraphs = [], steps = [] }) => [paragraphs.length, steps.length]),
    ]
    expect(sizes(auditors)).toEqual(sizes(english))
  })
})
