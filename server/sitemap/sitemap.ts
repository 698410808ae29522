import type { Payload } from 'payload'
import { escapeXml } from '../xml/escape-xml.ts'
import { kindsWith } from '../../languages/declared-kinds.ts'
import { addressOfRecord } from '../../languages/addresses.ts'
import { readVersions } from '../../figures/observations/read-observations.ts'
import { readPublished } from '../../store/read/read-published.ts'
import { RecordReader } from '../../store/read/record-reader.ts'
import { addressIn } from '../../languages/address.ts'
import { defaultLanguage, languageCodes, languageList } from '../../languages/languages.ts'

interface ListedAddress {
  path: string
  /** Instant of the last change, ISO 8601. */
  changed: string
}

/** Every address of the site with its time of change, English form first. */
async function listAddresses(payload: Payload, now: Date): Promise<ListedAddress[]> {
  const reading = { payload, language: defaultLanguage, now }
  const listed: ListedAddress[] = []
  // Kinds whose records have a page of their own; pages stand for the fixed addresses.
  for (const { collection } of kindsWith('folder')) {
    const { documents } = await readPublished(reading, { collection, depth: 0, sort: ['slug'] })
    for (const document of documents) {
      const reader = new RecordReader(document, defaultLanguage)
      const path = addressOfRecord(collection, reader.requiredPlain('slug'), defaultLanguage)
      if (path) listed.push({ path, changed: reader.requiredMoment('updatedAt') })
    }
  }
  // No record's page: there is nothing to compare before figures are published.
  const [latest] = await readVersions(reading)
  if (latest) listed.push({ path: '/data-tools/compare', changed: latest.publishedAt })
  return listed
}

/** `/sitemap.xml`: every address in every language, each naming its translations (sitemaps.org, Google's xhtml:link). */
export async function makeSitemap(payload: Payload, siteUrl: string, now: Date): Promise<string> {
  const addresses = await listAddresses(payload, now)
  const entries = addresses.flatMap(({ path, changed }) => {
    const alternates = languageList
      .map(({ code }) => alternate(code, `${siteUrl}${addressIn(code, path)}`))
      .concat(alternate('x-default', `${siteUrl}${path}`))
      .join('')
    return languageCodes.map(
      (language) =>
        `<url><loc>${escapeXml(`${siteUrl}${addressIn(language, path)}`)}</loc><lastmod>${changed}</lastmod>${alternates}</url>`,
    )
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

function alternate(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`
}

/** `/robots.txt`: everything may be read but the back office, drafts and links that only store a choice. */
export function robotsText(siteUrl: string): string {
  return [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /cms-api',
    'Disallow: /*?language=',
    'Disallow: /*?preview=',
    'Disallow: /*&language=',
    'Disallow: /*&preview=',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n')
}
