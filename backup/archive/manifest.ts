import { z } from 'zod'

/** The only version of the archive's format so far. */
export const formatVersion = 1

/** Name of the archive's last entry. */
export const manifestEntry = 'manifest.json'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

const contentSchema = z.object({
  /** Its name in the archive. An archive may have several entries of a name: the last one counts. */
  entry: z.string(),
  /** Bytes. */
  size: z.number(),
  sha256,
})

export type ArchivedContent = z.output<typeof contentSchema>

/** A name without any way out of the folder it is put in. */
const plainName = z.string().refine((name) => !/[/\\\0]|^\.{0,2}$/.test(name))
const storeName = z.string().regex(/^[a-z0-9][a-z0-9.-]*$/)

const fileSchema = z.discriminatedUnion('place', [
  contentSchema.extend({ place: z.enum(['media', 'documents']), name: plainName }),
  contentSchema.extend({ place: z.literal('submissions'), folder: storeName, name: storeName }),
])

export type ArchivedFile = z.output<typeof fileSchema>

/** What an archive holds. Entries that it does not name don't belong to the database's moment and are left out. */
export const manifestSchema = z.object({
  format: z.literal(formatVersion),
  /** The moment whose state the archive holds, ISO 8601. */
  moment: z.iso.datetime(),
  database: contentSchema.extend({
    dialect: z.enum(['sqlite', 'postgres']),
    /** Version of the database program. */
    version: z.string(),
    identity: z.string(),
    /** Public half of the sealing key that belongs to it; its secret half is in no archive. */
    sealingRecipient: z.string().optional(),
    /** Public halves of its signing keys. */
    signingKeys: z.string().optional(),
    /** Names of the migrations that it had, oldest first. */
    migrations: z.array(z.string()),
  }),
  files: z.array(fileSchema),
  /** Submissions (folders of the store) that were arriving at that moment and did not count yet. */
  underWay: z.array(storeName),
  /** Files that rows name and that were missing already. */
  missing: z.array(z.string()),
})

export type Manifest = z.output<typeof manifestSchema>
