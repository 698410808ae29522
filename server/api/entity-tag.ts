import { createHash } from 'node:crypto'
import type { Language } from '../../languages/languages.ts'

/** A strong entity tag of a body in a language. Two languages never share one, even where their bodies are equal. */
export function entityTag(body: string, language: Language): string {
  return `"${language}-${createHash('sha256').update(body).digest('base64url')}"`
}

/** Whether an `If-None-Match` header names the tag (RFC 9110, section 13.1.2: weak comparison). */
export function namesEntityTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag)
}
