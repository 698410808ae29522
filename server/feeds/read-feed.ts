import { readOrganization } from '../../content/organization/read-organization.ts'
import { readPublished } from '../../store/read/read-published.ts'
import type { Reading } from '../../store/read/reading.ts'
import { RecordReader } from '../../store/read/record-reader.ts'
import {
  feedAddress,
  nameOfSection,
  pageOfSection,
  type FeedFormat,
  type FeedSection,
  feedSections,
  kindOfSection,
} from '../../site/feeds/feed-address.ts'
import { addressIn } from '../../languages/address.ts'
import { languageCodes } from '../../languages/languages.ts'
import { type Feed, mostEntries, type FeedEntry } from './feed-entry.ts'
import { serverKinds } from '../../payload/kinds.ts'
import { searchOfList, wholeList, type ListQuery } from '../../site/loading/list-query.ts'
import { readFiltersInWords } from '../../site/loading/read-list-filters.ts'
import { entriesOfKind } from './entries-of-kind.ts'

interface FeedRequest {
  section: FeedSection
  /** What narrows the section's list; of all sections together, nothing. */
  query?: ListQuery
  format: FeedFormat
  reading: Reading
  siteUrl: string
}

/** A section's feed in one format and language. */
export async function readFeed({
  section,
  query = wholeList,
  format,
  reading,
  siteUrl,
}: FeedRequest): Promise<Feed> {
  const { language } = reading
  const [organization, entries, pageUpdated, filters] = await Promise.all([
    readOrganization(reading),
    readEntries(section, query, reading),
    readPageUpdated(section, reading),
    section === 'all'
      ? []
      : readFiltersInWords(serverKinds[kindOfSection(section).collection].feed.kind, reading, query),
  ])
  const search = searchOfList(query)
  const address = `${feedAddress(section, format)}${search}`
  return {
    language,
    title:
      section === 'all'
        ? organization.name.text
        : [organization.abbreviation, nameOfSection(section, language), ...filters].join(' – '),
    description: organization.description.text,
    siteUrl,
    pageAddress: `${siteUrl}${addressIn(language, pageOfSection(section))}${search}`,
    selfAddress: `${siteUrl}${addressIn(language, address)}`,
    translations: languageCodes
      .filter((code) => code !== language)
      .map((code) => ({ language: code, address: `${siteUrl}${addressIn(code, address)}` })),
    organization: organization.name.text,
    updated: entries.reduce((latest, { updated }) => (updated > latest ? updated : latest), pageUpdated),
    entries,
  }
}

/** When the page of the section changed: an empty feed must have a time too, and one that stands still. */
async function readPageUpdated(section: FeedSection, reading: Reading): Promise<string> {
  const slug = section === 'all' ? 'home' : section
  const { documents } = await readPublished(reading, {
    collection: 'pages',
    where: { slug: { equals: slug } },
    limit: 1,
    depth: 0,
  })
  const [page] = documents
  return page === undefined
    ? new Date(0).toISOString()
    : new RecordReader(page, reading.language).requiredMoment('updatedAt')
}

/** The newest entries of a section, newest first. */
async function readEntries(
  section: FeedSection,
  { q, filters }: ListQuery,
  reading: Reading,
): Promise<FeedEntry[]> {
  const wanted = section === 'all' ? feedSections.filter((name) => name !== 'all') : [section]
  const entries = await Promise.all(
    wanted.map((name) => {
      const { kind, feed } = serverKinds[kindOfSection(name).collection].feed
      return entriesOfKind(reading, kind, feed, { q, filters: Object.fromEntries(filters) })
    }),
  )
  return entries
    .flat()
    .toSorted((one, other) => Date.parse(other.published) - Date.parse(one.published))
    .slice(0, mostEntries)
}
