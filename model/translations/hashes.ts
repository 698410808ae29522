import { createHash } from 'node:crypto'
import { outlineOf, segmentsOf } from './rich-text/segments.ts'
import { plainTextOf } from './rich-text/tokens.ts'
import type { Unit } from './units-of-record.ts'

/** A stored text as it is compared: what changes nothing of what is said (spaces, a block's alignment) does not count. */
function comparedText(type: Unit['type'], stored: unknown): string {
  if (type === 'richText') return outlineOf(stored)
  return typeof stored === 'string' ? stored.normalize('NFC').replaceAll(/\s+/g, ' ').trim() : ''
}

/** SHA-256 in base64url. */
export function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('base64url')
}

/** The hash of a text as it is compared. */
export function hashOfText(type: Unit['type'], stored: unknown): string {
  return hashOf(comparedText(type, stored))
}

/** Whether a stored text has words. */
export function hasWords(type: Unit['type'], stored: unknown): boolean {
  if (type !== 'richText') return comparedText(type, stored) !== ''
  return segmentsOf(stored).some(({ text }) => plainTextOf(text) !== '')
}
