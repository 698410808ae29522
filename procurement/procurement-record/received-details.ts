import { z } from 'zod'

/** What the record says of a proposal's arrival: enough to hold every stored byte against it. */
export interface ReceivedDetails {
  /** Id of the tender. */
  tender: number
  /** Instant at which the last byte had arrived, ISO 8601. */
  receivedAt: string
  /** Its folder in the store. */
  storedName: string
  /** SHA-256 of the sealed form, as it lies in the store. */
  form: string
  /** SHA-256 of each sealed file. */
  sealed: readonly string[]
}

/** The details of a `proposal received` entry. */
export function receivedDetails(details: ReceivedDetails): Record<string, unknown> {
  return { ...details }
}

/** As entries of all times have them: the first ones held neither the form's hash nor tender and time. */
const readSchema = z.object({
  tender: z.number().optional(),
  receivedAt: z.iso.datetime().optional(),
  storedName: z.string().optional(),
  form: z.string().optional(),
  sealed: z.array(z.string()).optional(),
})

export type KnownDetails = z.output<typeof readSchema>

/** @returns nothing when the details are not those of an arrival */
export function readReceivedDetails(details: string): KnownDetails | undefined {
  return readDetails(details, readSchema)
}

/** An entry's details, or nothing when they are of another shape. */
export function readDetails<Details>(details: string, schema: z.ZodType<Details>): Details | undefined {
  try {
    const read: unknown = JSON.parse(details)
    return schema.safeParse(read).data
  } catch {
    return undefined
  }
}
