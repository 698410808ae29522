import { createHash } from 'node:crypto'
import { outlineOf, segmentsOf } from './rich-text/segments.ts'
import { plainTextOf } from './rich-text/tokens.ts'
import type { Unit } from './units-of-record.ts'

/** A stored text as it is compared: what changes nothing of what is said (spaces, a block's alignment) does not count. */
function comparedText(type: Unit['type'], stored: unknown): string {
  if (type === 'richText') return outlineOf(stored)
  return typeof stored === 'string' ? stored.normalize('NFC').replaceAll(/\s+/g, ' ').trim() : ''
}

/** SHA-256 of a text as it is compared, in base64url. */
export function hashOfText(type: Unit['type'], stored: unknown): string {
  return createHash('sha256').update(comparedText(type, stored)).digest('base64url')
}

/** Whether a stored text has words. */
export function hasWords(type: Unit['type'], stored: unknown): boolean {
  if (type !== 'richText') return comparedText(type, stored) !== ''
  return segmentsOf(stored).some(({ text }) => plainTextOf(text) !== '')
}
