import type { Status } from '../../languages/figure-words.ts'
import type { Language } from '../../languages/languages.ts'
import { downloadWords } from '../../languages/messages/figures/downloads.ts'
import type { FigureMessages } from '../../languages/messages/figures/en.ts'
import { csvMark, writeCsvRow } from '../../submissions/exports/write-csv.ts'
import type { FigureSeries } from '../observations/figure-set.ts'

/** The first line: titles of the columns, after the mark by which spreadsheets know the character set. */
export function csvHead(language: Language): string {
  return csvMark + writeCsvRow(Object.values(downloadWords[language].columns))
}

/**
 * A line for each value of a series: its number as it was imported, with a point. In English columns and statuses have the
 * names by which programs know them; in the other languages those that readers know. Country codes are in capitals, as ISO
 * 3166-1 writes them.
 */
export function csvOfSeries(
  { indicator, country, observations }: FigureSeries,
  language: Language,
  { statuses }: Pick<FigureMessages, 'statuses'>,
): string {
  return observations
    .map(({ year, value, status, since }) =>
      writeCsvRow([
        indicator.slug,
        indicator.title.text,
        country.code.toUpperCase(),
        country.name.text,
        year,
        value,
        indicator.unit.text,
        statusInCsv(status, language, statuses),
        status === 'carried' ? since : null,
      ]),
    )
    .join('')
}

/** A status as tables write it: in English the name by which programs know it, in the other languages a reader's word. */
export function statusInCsv(
  status: Status,
  language: Language,
  statuses: FigureMessages['statuses'],
): string {
  return language === 'en' ? status : statuses[status]
}
