import type { ApiContext } from './api-context.ts'
import type { LocalizedText } from '../read/localized-text.ts'
import type { LocalizedRichText } from '../rich-text/rich-text.ts'
import { richTextToHtml } from '../rich-text/rich-text-to-html.ts'

/** A localized text as the API gives it: the text alone, in the language asked for or the one that stood in. */
export function plainText(text: LocalizedText): string
export function plainText(text: LocalizedText | null): string | null
export function plainText(text: LocalizedText | null): string | null {
  return text?.text ?? null
}

/** Formatted text as the API gives it: its HTML, with full addresses of pages in the language asked for. */
export function html(text: LocalizedRichText | null, context: ApiContext): string | null {
  return text && richTextToHtml(text, context)
}
