import '../../site/language/all-messages.ts'
import { Hono } from 'hono'
import { readOrganization } from '../../content/organization/read-organization.ts'
import { figureFormatPattern, projectsFileAddress } from '../../figures/downloads/figure-files.ts'
import { takenProjects } from '../../figures/downloads/taken-projects.ts'
import { addressIn } from '../../languages/address.ts'
import { formatNumber } from '../../languages/format.ts'
import { isolated } from '../../languages/isolated.ts'
import type { Language } from '../../languages/languages.ts'
import { downloadWords } from '../../languages/messages/figures/downloads.ts'
import { figureMessages } from '../../site/language/loaded-figure-messages.ts'
import { messagesOf } from '../../site/language/loaded-messages.ts'
import { projectChoiceIn } from '../../site/loading/project-choice.ts'
import { readProjectsToPlace } from '../../site/loading/read-placed-projects.ts'
import type { CountryMap } from '../../content/member-states/regional-network/country-map.ts'
import { placesOf, type PlacesData } from '../../site/loading/read-places.ts'
import { csvMark, writeCsvRow } from '../../submissions/exports/write-csv.ts'
import { answerWithFigures, formatOf, readingOf } from './answer-with-figures.ts'
import type { PlacesPicture } from './drawing/places.ts'
import type { MapFilesOptions } from './map-files.ts'

/** `/footprint/projects.csv` and the other forms in one language: projects by country, as the page chooses them. */
export function placesFiles(options: MapFilesOptions, language: Language): Hono {
  const app = new Hono()
  app.get(`/:file{projects\\.${figureFormatPattern}}`, async (context) => {
    const format = formatOf(context.req.param('file'))
    if (!format) return context.notFound()
    const reading = readingOf(options, language)
    const choice = projectChoiceIn(new URL(context.req.url).searchParams)
    const [organization, projects] = await Promise.all([
      readOrganization(reading),
      readProjectsToPlace(reading, choice),
    ])
    const places = () => placesOf(reading, projects.items, options.drawCountryMap)
    const taken = takenProjects(projects, choice, { organization, siteUrl: options.siteUrl, language })
    const figures = {
      name: 'projects',
      address: (form: typeof format) => projectsFileAddress(form, choice),
      csv: async () => csvOf(rowsOf(await places()), language),
      json: async () => ({ projects: rowsOf(await places()) }),
      metadata: () => taken.described,
      picture: async () => {
        const messages = figureMessages(language)
        return {
          language,
          messages,
          title: taken.title,
          subtitle: null,
          body: pictureOf(await places(), taken.title, language),
          source: [organization.name.text, taken.asOf].join(' · '),
          licence: null,
          version: null,
          address: `${options.siteUrl}${addressIn(language, taken.page)}`,
        }
      },
    }
    return answerWithFigures(context, options, { figures, format, language })
  })
  return app
}

/** A row for each project in each of its countries. */
function rowsOf({ groups, withoutCountry }: PlacesData<string>) {
  const rows = (
    items: PlacesData<string>['withoutCountry'],
    country: { code: string; name: string } | null,
  ) =>
    items.map(({ to, title, fact }) => ({
      country,
      project: to.split('/').at(-1) ?? '',
      title: title.text,
      status: fact,
    }))
  return [
    ...groups.flatMap(({ country: { code, title }, items }) => rows(items, { code, name: title.text })),
    ...rows(withoutCountry, null),
  ]
}

function csvOf(rows: ReturnType<typeof rowsOf>, language: Language): string {
  const { columns, project } = downloadWords[language]
  const head = writeCsvRow([columns.country, columns.countryName, project.slug, project.name, project.status])
  const written = rows.map(({ country, project: slug, title, status }) =>
    writeCsvRow([country?.code.toUpperCase() ?? null, country?.name ?? null, slug, title, status]),
  )
  return csvMark + head + written.join('')
}

function pictureOf(
  { map, marks, groups }: PlacesData<string, CountryMap>,
  title: string,
  language: Language,
): PlacesPicture {
  if (!map) throw new Error('The map of projects could not be drawn')
  const { labelled, sections, regionalNetwork } = messagesOf(language)
  const { map: words } = figureMessages(language)
  const number = (count: number) => formatNumber(count, language)
  const countOf = (code: string) => groups.find(({ country }) => country.code === code)?.items.length ?? 0
  const countries = groups.map(({ country, items }) =>
    labelled(isolated(country.title.text), sections.projects(items.length, number(items.length))),
  )
  return {
    kind: 'places',
    map,
    marks: marks.map((mark) => ({ ...mark, count: number(countOf(mark.code)) })),
    countries,
    summary: [title, ...countries].join('. '),
    notes: [words.eachCountry, `${regionalNetwork.boundaries} ${words.waterSource}`],
  }
}
