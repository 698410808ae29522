import type { ReactNode } from 'react'

/** A text is the same until its page is another one, so that each of its parts is known by its place. */
export function inPlaces<Part>(parts: readonly Part[], show: (part: Part, place: string) => ReactNode) {
  return parts.map((part, index) => show(part, String(index)))
}
