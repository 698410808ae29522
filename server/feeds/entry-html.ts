import { languages } from '../../languages/languages.ts'
import { richTextToHtml } from '../../store/rich-text/rich-text-to-html.ts'
import { escapeHtml, htmlOfParagraphs } from '../../store/rich-text/paragraphs.ts'
import type { Feed, FeedEntry } from './feed-entry.ts'

/** An entry's whole text as HTML for a reader elsewhere; nothing when there is no more than its summary. */
export function entryHtml(entry: FeedEntry, { siteUrl, language }: Feed): string | null {
  if (!entry.body && entry.facts.length === 0) return null
  const { direction } = languages[language]
  const facts = entry.facts.map((fact) => `<li>${escapeHtml(fact)}</li>`).join('')
  const { summary } = entry
  const html = entry.body
    ? richTextToHtml(entry.body, { language, siteUrl })
    : summary && htmlOfParagraphs(summary.text)
  const written = (entry.body ?? summary)?.language
  const text = written ? `<div lang="${written}" dir="${languages[written].direction}">${html}</div>` : ''
  return `${facts && `<ul lang="${language}" dir="${direction}">${facts}</ul>`}${text}`
}
