import { citationOf, nameInText } from '../../content/publications/citations/citation.ts'
import type { Organization } from '../../content/organization/read-organization.ts'
import type { Publication } from '../../content/publications/kind.ts'
import { formatDay, formatList, formatYear } from '../../languages/format.ts'
import type { Language } from '../../languages/languages.ts'
import { downloadWords } from '../../languages/messages/figures/downloads.ts'

interface DatasetCitationContext {
  organization: Organization
  siteUrl: string
  language: Language
}

/** How somebody who quotes the values of a dataset's file names them, with date and version. */
export function citeDataset(
  publication: Publication,
  /** Of the file's values. */
  version: string,
  { organization, siteUrl, language }: DatasetCitationContext,
): string {
  const { title, authors, publishedOn, address } = citationOf(publication, {
    language,
    siteUrl,
    kindName: '',
    organization,
  })
  return downloadWords[language].datasetCitation({
    authors: formatList(authors.map(nameInText), language),
    year: formatYear(Number(publishedOn.slice(0, 4)), language),
    title,
    version,
    date: formatDay(publishedOn, language),
    address,
  })
}
