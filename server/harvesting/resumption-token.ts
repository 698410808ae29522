import { z } from 'zod'
import { ProtocolError } from './protocol-error.ts'

/** Between these, both databases and all their drivers agree on what an instant is. */
export const instants = { first: '1970-01-01T00:00:00.000Z', last: '9999-12-31T23:59:59.999Z' } as const

/** ISO 8601 in UTC with milliseconds, so that instants compare as texts do. */
const instant = z.iso
  .datetime({ precision: 3 })
  .refine((value) => value >= instants.first && value <= instants.last)

/** A set's name as the protocol has it (OAI-PMH 2.0, `setSpecType`). */
export const setSpec = z.string().regex(/^[\w.!~*'()-]+(?::[\w.!~*'()-]+)*$/)

/** Which records are asked for. */
const selectionShape = {
  /** The first instant that counts. */
  from: instant.optional(),
  /** The first instant that no longer counts. */
  before: instant.optional(),
  set: setSpec.optional(),
}

const placeShape = {
  /** Time of change and id of the last record that was given. */
  changed: instant,
  id: z.int32().min(1),
  /** How many were given so far, and how many there were of all. */
  given: z.int().min(1),
  size: z.int().min(1),
}

const tokenSchema = z.strictObject({ ...selectionShape, ...placeShape })
const placeSchema = z.strictObject(placeShape)

export type Selection = Readonly<z.infer<z.ZodObject<typeof selectionShape>>>

/** Where a list that comes in parts goes on. */
export type Place = Readonly<z.infer<typeof placeSchema>>

/** The whole request for the next part is in its token: nothing is stored, and a token never expires. */
export function writeToken(selection: Selection, place: Place): string {
  return Buffer.from(JSON.stringify({ ...selection, ...place })).toString('base64url')
}

/** @throws ProtocolError for what `writeToken` did not write */
export function readToken(token: string): { selection: Selection; place: Place } {
  const read = tokenSchema.safeParse(parsed(Buffer.from(token, 'base64url').toString()))
  if (!read.success) throw new ProtocolError('badResumptionToken', 'The resumption token is not one of ours')
  const { changed, id, given, size, ...selection } = read.data
  return { selection, place: { changed, id, given, size } }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
