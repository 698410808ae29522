import { isLanguage, type Language } from '../../../languages/languages.ts'

/** A title offered while somebody types. */
export interface TitleSuggestion {
  /** Path of its page, in the page's language. */
  to: string
  kind: string
  title: { text: string; language: Language; matches: (readonly [number, number])[] }
}

/** Asks the public API. Whatever goes wrong, there are no suggestions: searching needs none. */
export async function fetchSuggestions(
  q: string,
  language: Language,
  signal: AbortSignal,
): Promise<TitleSuggestion[]> {
  try {
    const response = await fetch(`/api/search/suggestions?${new URLSearchParams({ q })}`, {
      headers: { lang: language },
      signal,
    })
    if (!response.ok) return []
    const body: unknown = await response.json()
    return isObject(body) && Array.isArray(body.data) ? body.data.flatMap(readSuggestion) : []
  } catch {
    return []
  }
}

function readSuggestion(value: unknown): TitleSuggestion[] {
  if (!isObject(value) || !isObject(value.title)) return []
  const { to, kind, title } = value
  if (typeof to !== 'string' || typeof kind !== 'string') return []
  if (typeof title.text !== 'string' || !isLanguage(title.language) || !Array.isArray(title.matches))
    return []
  return [
    {
      to,
      kind,
      title: { text: title.text, language: title.language, matches: title.matches.flatMap(readMatch) },
    },
  ]
}

function readMatch(value: unknown): (readonly [number, number])[] {
  if (!Array.isArray(value)) return []
  const [start, end]: unknown[] = value
  return typeof start === 'number' && typeof end === 'number' ? [[start, end]] : []
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
