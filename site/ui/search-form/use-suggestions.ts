import { useEffect, useState } from 'react'
import { fewestLetters } from '../../../store/search/query-limits.ts'
import { useLanguage } from '../../language/use-language.ts'
import { fetchSuggestions, type TitleSuggestion } from './suggestion.ts'

/** Milliseconds of quiet after which suggestions are asked for. */
const quiet = 150

interface Found {
  q: string
  suggestions: readonly TitleSuggestion[]
}

const nothing: readonly TitleSuggestion[] = []

/**
 * Titles for what was typed; nothing is asked for while nothing was typed. A later text ends the request of an earlier
 * one, whose titles stay until the new ones are there.
 */
export function useSuggestions(typed: string | undefined): readonly TitleSuggestion[] {
  const language = useLanguage()
  const [found, setFound] = useState<Found>({ q: '', suggestions: nothing })
  const q = typed?.trim() ?? ''
  useEffect(() => {
    if (q.length < fewestLetters) return
    const request = new AbortController()
    const timer = setTimeout(async () => {
      const suggestions = await fetchSuggestions(q, language, request.signal)
      if (!request.signal.aborted) setFound({ q, suggestions })
    }, quiet)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [q, language])
  const isAboutTheSame = found.q.startsWith(q) || q.startsWith(found.q)
  return q.length >= fewestLetters && isAboutTheSame ? found.suggestions : nothing
}
