import type { ContentKind } from '../../store/read/content-kind.ts'
import { equals } from '../../store/read/filters.ts'
import type { LocalizedText } from '../../store/read/localized-text.ts'
import type { RecordReader } from '../../store/read/record-reader.ts'
import { pillars, type Pillar } from '../../languages/figure-words.ts'

export interface Indicator {
  id: string
  slug: string
  title: LocalizedText
  definition: LocalizedText
  /** As it stands after a value or over a column, for example `million m³ a year` or `% of land area`. */
  unit: LocalizedText
  pillar: Pillar
  /** Code of the indicator of the Sustainable Development Goals that it is or comes near, for example `6.4.2`. */
  sdgCode: string | null
  /** Digits after the decimal mark, as pages write its values; files and API give values as they were imported. */
  decimals: number
  /** Who publishes the figures. */
  source: LocalizedText
  sourceAddress: string | null
  /** What has to be said where the figures are shown. */
  attribution: LocalizedText
  /** The licence's short name (SPDX), for example `CC-BY-4.0`. */
  licence: string
  licenceAddress: string | null
  updatedAt: string
}

function readIndicator(reader: RecordReader): Indicator {
  return {
    id: reader.id,
    slug: reader.requiredPlain('slug'),
    title: reader.requiredText('title'),
    definition: reader.requiredText('definition'),
    unit: reader.requiredText('unit'),
    pillar: reader.oneOf('pillar', pillars),
    sdgCode: reader.plain('sdgCode'),
    decimals: reader.number('decimals') ?? 0,
    source: reader.requiredText('source'),
    sourceAddress: reader.plain('sourceAddress'),
    attribution: reader.requiredText('attribution'),
    licence: reader.requiredPlain('licence'),
    licenceAddress: reader.plain('licenceAddress'),
    updatedAt: reader.requiredMoment('updatedAt'),
  }
}

/** Few records that many pages show. */
export const indicatorKind: ContentKind<Indicator> = {
  collection: 'indicators',
  isCached: true,
  sorts: { order: ['order'], slug: ['slug'] },
  filters: { pillar: equals('pillar') },
  read: readIndicator,
}
