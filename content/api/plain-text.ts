import type { LocalizedHtml, LocalizedText } from '../read/localized-text.ts'

/** A localized text as the API gives it: the text alone, in the language asked for or the one that stood in. */
export function plainText(text: LocalizedText): string
export function plainText(text: LocalizedText | null): string | null
export function plainText(text: LocalizedText | null): string | null {
  return text?.text ?? null
}

/** Formatted text as the API gives it: its HTML. */
export function html(text: LocalizedHtml | null): string | null {
  return text?.html ?? null
}
