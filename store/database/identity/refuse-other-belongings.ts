import path from 'node:path'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { Environment } from '../../../environment.ts'
import { hasTable, rawSql } from '../raw-sql.ts'
import {
  belongingNames,
  fingerprintOf,
  uploadsInFolder,
  uploadsOf,
  type BelongingName,
  type OwnBelongings,
} from './belongings.ts'
import { readBucketIdentity } from './bucket-identity.ts'
import type { DatabaseState } from './database-identity.ts'
import { DatabaseRefusedError } from './database-refused-error.ts'

interface Compared {
  payload: Payload
  state: Pick<DatabaseState, 'identity' | 'belongings'>
  own: OwnBelongings
  settings: Environment
  /** What is about to be replaced, and is not compared. */
  adopted?: readonly BelongingName[]
}

/**
 * Refuses a machine whose `SECRET`, sealing key, signing keys or place of files is another than the database's. What the database does
 * not know yet is no stranger: it is noted when the database is prepared.
 * @throws DatabaseRefusedError
 */
export async function refuseOtherBelongings({ adopted = [], ...compared }: Compared): Promise<void> {
  for (const name of belongingNames) {
    const stored = compared.state.belongings[name]
    if (stored !== undefined && !adopted.includes(name)) await refuseAnother[name](stored, compared)
  }
}

type Refuse = (stored: string, compared: Omit<Compared, 'adopted'>) => Promise<void>

const refuseAnother: Readonly<Record<BelongingName, Refuse>> = {
  async secret(stored, { state, own, settings }) {
    if (stored === (await fingerprintOf(own.secret, state.identity ?? ''))) return
    const place = settings.SECRET ? 'SECRET' : path.join(settings.dataFolder, 'secret')
    throw new DatabaseRefusedError(
      `${place} is another secret than the one that belongs to the database: give every machine the same SECRET=…, or copy the file "secret" from the data folder of one that has it; to replace the secret, which signs everybody out, run "npm run prepare-database -- --adopt secret".`,
    )
  },

  async 'sealing-recipient'(stored, { payload, own, settings }) {
    const recipient = await own.sealingRecipient()
    if (recipient === stored) return
    const copy = `copy that key's file from a machine that has it to ${settings.sealingKeyFile} (or name its place with SEALING_KEY_FILE=…), or set SEALING_RECIPIENT=${stored} on a machine that opens no proposals`
    if (recipient === undefined) {
      throw new DatabaseRefusedError(
        `The sealing key ${stored} belongs to the database, and this machine has none: ${copy}.`,
      )
    }
    const { length } = await tendersUnder(payload, stored)
    const lost =
      length > 0
        ? `, with which the proposals of ${length} tender(s) could be neither received nor opened`
        : ''
    throw new DatabaseRefusedError(
      `The sealing key ${stored} belongs to the database, and this machine has ${recipient}${lost}: ${copy}; to replace the key, see "npm run prepare-database -- --adopt sealing-key" in docs/settings.md.`,
    )
  },

  async 'signing-keys'(stored, { own, settings }) {
    const keys = await own.signingKeys()
    if (keys === stored || (keys === undefined && settings.WITHOUT_SIGNING_KEYS === 'on')) return
    throw new DatabaseRefusedError(
      `${keys === undefined ? 'This machine has none of' : 'This machine has others than'} the keys that sign the receipts and the transparency log of this database: copy the folder of a machine that has them to ${settings.signingKeysFolder} (or name its place with SIGNING_KEYS=…); to go on with other keys, which everybody sees, run "npm run prepare-database -- --adopt signing-keys".`,
    )
  },

  async uploads(stored, { state, settings }) {
    if (stored === uploadsOf(settings)) return
    const adopt = 'if the files have been moved, run "npm run prepare-database -- --adopt uploads"'
    if (!settings.S3_BUCKET) {
      throw new DatabaseRefusedError(
        `The files of this database are in the bucket ${stored}, and S3_BUCKET is not set: set the S3 settings as on the other machines; ${adopt}.`,
      )
    }
    if (stored === uploadsInFolder) {
      throw new DatabaseRefusedError(
        `The files of this database are in the data folder, and S3_BUCKET names a bucket: leave S3_BUCKET out; ${adopt}.`,
      )
    }
    // The same bucket may have several addresses.
    const ofBucket = await readBucketIdentity(settings).catch((error: unknown) => {
      throw new DatabaseRefusedError(
        `The files of this database are in ${stored}, and whether ${uploadsOf(settings)} is the same bucket can't be found out (${nameOf(error)}): check the S3 settings.`,
        { cause: error },
      )
    })
    if (ofBucket === state.identity) return
    throw new DatabaseRefusedError(
      `The files of this database are in ${stored}, and the S3 settings name ${uploadsOf(settings)}: set them as on the other machines; ${adopt}.`,
    )
  },

  async submissions(stored, { settings }) {
    // In the folder they stay until somebody moves them, also beside a bucket of uploads.
    if (stored === 'folder' || settings.S3_BUCKET) return
    throw new DatabaseRefusedError(
      'The submissions of this database are in the bucket, and S3_BUCKET is not set: set the S3 settings as on the other machines; to move the submissions into the data folder, run "npm run move-to-bucket -- --back" with the S3 settings first.',
    )
  },
}

const custodianRows = z.array(z.object({ custodian: z.string() }))

/** The sealing keys' public halves that tenders' keys were wrapped with, the newest tender's first. */
export async function readSealingKeys(payload: Payload): Promise<string[]> {
  const database = await rawSql(payload)
  if (!(await hasTable(database, 'tender_keys'))) return []
  const rows = await database.rows(sql`SELECT custodian FROM tender_keys ORDER BY id DESC`)
  return custodianRows.parse(rows).map(({ custodian }) => custodian)
}

async function tendersUnder(payload: Payload, recipient: string): Promise<string[]> {
  return (await readSealingKeys(payload)).filter((custodian) => custodian === recipient)
}

/** What an error is called: S3's own are named after what was refused. */
export function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : String(error)
}
