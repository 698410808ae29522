import type { FieldHook } from 'payload'
import { pathOfAddress } from './path-of-address.ts'

/** An address is stored as visitors' requests are compared with it, however it was typed or pasted. */
export const spellOnce: FieldHook = ({ value }) =>
  typeof value === 'string' ? (pathOfAddress(value) ?? value) : value
