import { entryHtml } from './entry-html.ts'
import { entryId } from './entry-id.ts'
import type { FeedFile } from '../../content/feed-of-kind.ts'
import type { Feed, FeedEntry } from './feed-entry.ts'

/** A feed as JSON Feed 1.1. */
export function writeJsonFeed(feed: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.pageAddress,
    feed_url: feed.selfAddress,
    description: feed.description,
    language: feed.language,
    favicon: `${feed.siteUrl}/favicon.svg`,
    authors: [{ name: feed.organization, url: feed.siteUrl }],
    items: feed.entries.map((entry) => item(entry, feed)),
  })
}

function item(entry: FeedEntry, feed: Feed) {
  const { siteUrl, language } = feed
  const html = entryHtml(entry, feed)
  const picture = entry.picture && `${siteUrl}${entry.picture.address}`
  const files = [...(entry.picture ? [entry.picture] : []), ...entry.files]
  return {
    id: entryId(siteUrl, language, entry.key),
    url: `${siteUrl}${entry.address}`,
    ...(entry.elsewhere && { external_url: entry.elsewhere }),
    title: entry.title.text,
    ...(html ? { content_html: html } : { content_text: (entry.summary ?? entry.title).text }),
    ...(entry.summary && { summary: entry.summary.text }),
    ...(picture && { image: picture }),
    date_published: entry.published,
    date_modified: entry.updated,
    ...(entry.authors.length > 0 && { authors: entry.authors.map((name) => ({ name })) }),
    ...(entry.topics.length > 0 && { tags: entry.topics.map(({ title }) => title) }),
    language: entry.title.language,
    ...(files.length > 0 && { attachments: files.map((file) => attachment(file, siteUrl)) }),
  }
}

function attachment({ address, mediaType, size, title }: FeedFile, siteUrl: string) {
  return {
    url: `${siteUrl}${address}`,
    mime_type: mediaType,
    ...(title && { title }),
    size_in_bytes: size,
  }
}
