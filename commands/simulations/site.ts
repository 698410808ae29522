import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { languageCodes, type Language } from '../../languages/languages.ts'
import { inRepository } from '../steps/repository.ts'
import { zipfShares } from './draws.ts'
import type { Site } from './simulate-visits.ts'

/** Share of visits in each language: an assumption. */
const shareOfLanguage: Readonly<Record<Language, number>> = { en: 0.45, ar: 0.3, fr: 0.15, fa: 0.1 }

/** How unevenly pages are read: an assumption; most published measurements of sites lie between 0.6 and 1. */
const popularityExponent = 0.8

/** Files of a first visit beside the document: the home page's 228 kB in 26 requests, without its own 30 kB (docs/performance.md). */
const files = { bytes: 198_000, requests: 25 }

/** A search: 20 ms of a processor, from the 85 to 100 answers a second that fifty greedy connections got (docs/performance.md). */
const search = { bytes: 15_000, renderSeconds: 0.02 }

/** Data are made like their page, without React's part: assumed to take as long. */
const pagesShape = z.object({
  measured: z.iso.date(),
  pages: z.array(
    z.object({ address: z.string(), bytes: z.number(), milliseconds: z.number(), dataBytes: z.number() }),
  ),
})

interface SiteOptions {
  /** How many times as long as measured it takes to make a page. */
  renderFactor?: number
  /** File of the pages; `pages.json` of the starter content when left out, which `measure-pages.ts` writes. */
  file?: string
}

/** The site as it was measured: its pages in four languages, the home page first, then those of the menu, then records. */
export function measuredSite({
  renderFactor = 1,
  file = inRepository('commands/simulations/pages.json'),
}: SiteOptions = {}): Site {
  const { pages } = pagesShape.parse(JSON.parse(readFileSync(file, 'utf8')))
  const shares = zipfShares(pages.length, popularityExponent)
  return {
    search: { ...search, renderSeconds: search.renderSeconds * renderFactor },
    files,
    pages: pages.flatMap(({ bytes, milliseconds, dataBytes }, rank) => {
      const renderSeconds = (milliseconds / 1000) * renderFactor
      return languageCodes.map((language) => ({
        document: { bytes, renderSeconds },
        data: { bytes: dataBytes, renderSeconds },
        share: (shares[rank] ?? 0) * shareOfLanguage[language],
      }))
    }),
  }
}
