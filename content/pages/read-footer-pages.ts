import { pathOfRecord } from '../../languages/addresses.ts'
import type { LocalizedText } from '../../store/read/localized-text.ts'
import type { Reading } from '../../store/read/reading.ts'
import { readPublishedOnce } from '../../store/read/read-published.ts'
import { RecordReader } from '../../store/read/record-reader.ts'

export interface FooterPage {
  /** Without the language's prefix. */
  path: string
  title: LocalizedText
}

/** Pages that editors chose for the foot of every page: privacy, accessibility, terms of use. */
export async function readFooterPages(reading: Reading): Promise<FooterPage[]> {
  const { documents } = await readPublishedOnce(reading, {
    collection: 'pages',
    where: { inFooter: { equals: true } },
    sort: ['slug'],
    depth: 0,
  })
  return documents.map((document) => {
    const reader = new RecordReader(document, reading.language)
    return {
      path: pathOfRecord('pages', reader.requiredPlain('slug')),
      title: reader.requiredText('title'),
    }
  })
}
