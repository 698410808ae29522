import { csvHead, csvOfSeries } from '../../figures/downloads/csv.ts'
import { figuresToJson } from '../../figures/downloads/json.ts'
import {
  attributionOf,
  describeTaken,
  licencesOf,
  pageOfTaken,
  type TakenFigures,
} from '../../figures/downloads/taken-figures.ts'
import type { FigureSet } from '../../figures/observations/figure-set.ts'
import { clockTimeIn } from '../../languages/format.ts'
import type { Language } from '../../languages/languages.ts'
import { defaultTimeZone } from '../../languages/time-zones.ts'
import { figureMessages } from '../../site/language/loaded-figure-messages.ts'
import type { AnsweredFigures } from './answer-with-figures.ts'
import type { FigurePicture } from './drawing/figure-picture.ts'

/** Values of series as a table and as JSON. */
export function valuesOfSet(set: FigureSet, language: Language): Pick<AnsweredFigures, 'csv' | 'json'> {
  const words = figureMessages(language)
  return {
    csv: () => csvHead(language) + set.series.map((series) => csvOfSeries(series, language, words)).join(''),
    json: () => figuresToJson(set),
  }
}

/** The version as a picture writes it: with the day on which it was published in Amman, as pages and citations have it. */
export function versionOnPicture({ version }: Pick<FigureSet, 'version'>): FigurePicture['version'] {
  return version && { number: version.number, day: dayInAmman(version.publishedAt) }
}

function dayInAmman(instant: string): string {
  return clockTimeIn(instant, defaultTimeZone).slice(0, 10)
}

/** Figures that somebody takes away as a picture: what has to be said of them beside what it shows. */
export function pictureOfTaken(
  taken: TakenFigures,
  { subtitle, body }: Pick<FigurePicture, 'subtitle' | 'body'>,
): FigurePicture {
  return {
    language: taken.language,
    messages: figureMessages(taken.language),
    title: taken.title,
    subtitle,
    body,
    source: attributionOf(taken),
    licence: licencesOf(taken),
    version: versionOnPicture(taken),
    address: pageOfTaken(taken),
  }
}

/** All that is said of figures of a set, beside their values. */
export function describeTakenSet(taken: TakenFigures, set: FigureSet): object {
  return { ...describeTaken(taken), is_latest_version: set.isCurrent }
}
