import { pathOfRecord } from '../../languages/addresses.ts'
import { languageCodes } from '../../languages/languages.ts'
import { cacheUntilPublish } from '../../store/read/cache-until-publish.ts'
import { listRecords } from '../../store/read/list-records.ts'
import type { LocalizedText } from '../../store/read/localized-text.ts'
import type { Reading } from '../../store/read/reading.ts'
import { pageKind } from './kind.ts'

export interface FooterPage {
  /** Without the language's prefix. */
  path: string
  title: LocalizedText
}

const cached = cacheUntilPublish<FooterPage[]>(languageCodes.length)

/** Pages that editors chose for the foot of every page: privacy, accessibility. */
export function readFooterPages(reading: Reading): Promise<FooterPage[]> {
  return cached(reading, reading.language, async (note) => {
    note('pages')
    const { records } = await listRecords(pageKind, reading, { perPage: 0, asCards: true })
    return records
      .filter(({ inFooter }) => inFooter)
      .map(({ slug, title }) => ({ path: pathOfRecord('pages', slug), title }))
  })
}
