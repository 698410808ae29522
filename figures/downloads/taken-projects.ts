import type { Organization } from '../../content/organization/read-organization.ts'
import { addressIn } from '../../languages/address.ts'
import { formatDayIn } from '../../languages/format.ts'
import type { Language } from '../../languages/languages.ts'
import { downloadWords } from '../../languages/messages/figures/downloads.ts'
import { defaultTimeZone } from '../../languages/time-zones.ts'
import { embedPicture, yearOfCitation } from './taken-figures.ts'
import { figureFormats, footprintAddress, projectsFileAddress, type ProjectChoice } from './figure-files.ts'

interface TakenProjectsContext {
  organization: Pick<Organization, 'name'>
  siteUrl: string
  language: Language
}

/**
 * Projects by country, as somebody takes them away. They have no version: the citation says as of when they are.
 * @param changedAt moment of the latest change of a project, ISO 8601
 */
export function takenProjects(
  { changedAt }: { changedAt: string },
  choice: ProjectChoice,
  { organization, siteUrl, language }: TakenProjectsContext,
) {
  const words = downloadWords[language]
  const page = footprintAddress(choice)
  const address = `${siteUrl}${addressIn(language, page)}`
  const asOf = words.asOf(formatDayIn(changedAt, language, defaultTimeZone))
  const title = words.projectsByCountry
  const citation = words.listCitation({
    network: organization.name.text,
    year: yearOfCitation(changedAt, language),
    title,
    asOf,
    address,
  })
  return {
    title,
    asOf,
    page,
    citation,
    embed: embedPicture(
      { picture: projectsFileAddress('svg', choice), page: address, siteUrl, language },
      title,
    ),
    described: {
      title,
      publisher: { name: organization.name.text, url: siteUrl },
      status: choice.status ?? null,
      program: choice.program ?? null,
      citation,
      modified: changedAt,
      language,
      files: Object.fromEntries(
        figureFormats.map((format) => [
          format,
          `${siteUrl}${addressIn(language, projectsFileAddress(format, choice))}`,
        ]),
      ),
      page: address,
    },
  }
}
