import { languages } from '../../site/i18n/languages.ts'
import { withAbsoluteAddresses } from './absolute-addresses.ts'
import { escapeHtml, htmlOfParagraphs } from './paragraphs.ts'
import type { Feed, FeedEntry } from './feed-entry.ts'

/** An entry's whole text as HTML for a reader elsewhere; nothing when there is no more than its summary. */
export function entryHtml(entry: FeedEntry, { siteUrl, language }: Feed): string | null {
  if (!entry.body && entry.facts.length === 0) return null
  const { direction } = languages[language]
  const facts = entry.facts.map((fact) => `<li>${escapeHtml(fact)}</li>`).join('')
  const { summary } = entry
  const body = entry.body ?? (summary && { language: summary.language, html: htmlOfParagraphs(summary.text) })
  const text = body
    ? `<div lang="${body.language}" dir="${languages[body.language].direction}">${withAbsoluteAddresses(body.html, siteUrl)}</div>`
    : ''
  return `${facts && `<ul lang="${language}" dir="${direction}">${facts}</ul>`}${text}`
}
