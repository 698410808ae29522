import '../../site/language/all-messages.ts'
import { Hono } from 'hono'
import { countryKind } from '../../content/countries/kind.ts'
import { readOrganization } from '../../content/organization/read-organization.ts'
import { countryFileAddress, figureFormatPattern } from '../../figures/downloads/figure-files.ts'
import { takenOfCountry } from '../../figures/downloads/taken-from-pages.ts'
import { indicatorKind } from '../../figures/indicators/kind.ts'
import { readFigureSet } from '../../figures/observations/figure-set.ts'
import { addressIn } from '../../languages/address.ts'
import type { Language } from '../../languages/languages.ts'
import { findRecord, listRecords } from '../../store/read/list-records.ts'
import {
  answerUnknownVersion,
  answerWithFigures,
  formatOf,
  readingOf,
  versionOf,
  type FigureFilesOptions,
} from './answer-with-figures.ts'
import { describeTakenSet, pictureOfTaken, valuesOfSet } from './figure-set-files.ts'
import { redirectMoved } from '../redirect-moved.ts'

/** `/countries/{slug}/figures.csv` and the other forms in one language: all that is known of a country, or was in a version. */
export function countryFiles(options: FigureFilesOptions, language: Language): Hono {
  const app = new Hono()
  app.get(`/:slug/:file{figures\\.${figureFormatPattern}}`, async (context) => {
    const { slug, file } = context.req.param()
    const format = formatOf(file)
    if (!format) return context.notFound()
    const reading = readingOf(options, language)
    const version = versionOf(new URL(context.req.url).searchParams)
    const found = await findRecord(countryKind, reading, slug)
    if (!found.found) {
      if (!found.movedTo) return context.notFound()
      return redirectMoved(context, addressIn(language, countryFileAddress(found.movedTo, format, version)))
    }
    const { record: country } = found
    const { records: indicators } = await listRecords(indicatorKind, reading, { perPage: 0 })
    const set = await readFigureSet(reading, { indicators, countries: [country.code], version })
    if (!set) return answerUnknownVersion(context, language)
    const taken = async () =>
      takenOfCountry(
        {
          indicators: set.series.map(({ indicator }) => indicator),
          version: set.version,
          organization: await readOrganization(reading),
          siteUrl: options.siteUrl,
          language,
        },
        country,
      )
    const panels = set.series.map(({ indicator, observations }) => ({
      subject: indicator,
      series: { key: indicator.slug, name: indicator.title, observations },
    }))
    const figures = {
      name: `${slug}-figures`,
      address: (form: typeof format) => countryFileAddress(slug, form, version),
      ...valuesOfSet(set, language),
      metadata: async () => describeTakenSet(await taken(), set),
      picture: async () =>
        pictureOfTaken(await taken(), { subtitle: null, body: { kind: 'panels', panels } }),
    }
    return answerWithFigures(context, options, { figures, format, language })
  })
  return app
}
