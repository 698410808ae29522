import { feedMediaTypes } from '../../site/feeds/feed-address.ts'
import { element, writtenAttributes } from '../xml/element.ts'
import { escapeXml } from '../xml/escape-xml.ts'
import { entryHtml } from './entry-html.ts'
import { entryId } from './entry-id.ts'
import type { FeedFile } from '../../content/feed-of-kind.ts'
import type { Feed, FeedEntry } from './feed-entry.ts'

/** A feed as Atom (RFC 4287). */
export function writeAtom(feed: Feed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">`,
    element('id', feed.selfAddress),
    element('title', feed.title),
    element('subtitle', feed.description),
    element('updated', feed.updated),
    link({ rel: 'self', type: feedMediaTypes.atom, hreflang: feed.language, href: feed.selfAddress }),
    link({ rel: 'alternate', type: 'text/html', hreflang: feed.language, href: feed.pageAddress }),
    ...feed.translations.map(({ language, address }) =>
      link({ rel: 'alternate', type: feedMediaTypes.atom, hreflang: language, href: address }),
    ),
    `<author>${element('name', feed.organization)}${element('uri', feed.siteUrl)}</author>`,
    element('icon', `${feed.siteUrl}/favicon.svg`),
    ...feed.entries.map((entry) => writeEntry(entry, feed)),
    '</feed>',
    '',
  ].join('\n')
}

function writeEntry(entry: FeedEntry, feed: Feed): string {
  const { siteUrl, language } = feed
  const html = entryHtml(entry, feed)
  const enclosures = [...(entry.picture ? [entry.picture] : []), ...entry.files]
  return [
    '<entry>',
    element('id', entryId(siteUrl, language, entry.key)),
    element('title', entry.title.text, { 'xml:lang': entry.title.language }),
    element('published', entry.published),
    element('updated', entry.updated),
    link({
      rel: 'alternate',
      type: 'text/html',
      ...(!entry.elsewhere && { hreflang: language }),
      href: entry.elsewhere ?? `${siteUrl}${entry.address}`,
    }),
    ...enclosures.map((file) => enclosure(file, siteUrl)),
    ...entry.authors.map((name) => `<author>${element('name', name)}</author>`),
    ...entry.topics.map(
      ({ slug, title }) => `<category term="${escapeXml(slug)}" label="${escapeXml(title)}"/>`,
    ),
    ...(entry.summary
      ? [element('summary', entry.summary.text, { 'xml:lang': entry.summary.language })]
      : []),
    ...(html ? [element('content', html, { type: 'html' })] : []),
    // An entry with neither must not stand without a text.
    ...(!entry.summary && !html
      ? [element('summary', entry.title.text, { 'xml:lang': entry.title.language })]
      : []),
    '</entry>',
  ].join('\n')
}

function enclosure({ address, mediaType, size, title, language }: FeedFile, siteUrl: string): string {
  return link({
    rel: 'enclosure',
    type: mediaType,
    length: String(size),
    ...(language && { hreflang: language }),
    ...(title && { title }),
    href: `${siteUrl}${address}`,
  })
}

function link(attributes: Readonly<Record<string, string>>): string {
  return `<link${writtenAttributes(attributes)}/>`
}
