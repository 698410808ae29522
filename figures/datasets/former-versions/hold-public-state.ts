import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { rawSql, type RawSql } from '../../../store/database/raw-sql.ts'
import { readStoredFile } from '../../../store/uploads/store-file.ts'
import { readPublicState, type PublicState } from './read-public-state.ts'
import type { InTransaction } from '../../../store/database/in-transaction.ts'

const compress = promisify(gzip)

/**
 * Holds what visitors can take away of a dataset, before it is changed: its addresses go on giving that. What is held
 * already, and what was withdrawn, stays as it is; of values that are public again, what is said of them last is held.
 */
export async function holdPublicState(
  payload: Payload,
  publication: number,
  req: InTransaction = {},
  /** The documents that the dataset goes on with, where it stays public: their files need not be held. */
  next: readonly number[] = [],
): Promise<void> {
  const state = await readPublicState(payload, publication, req)
  if (!state) return
  const files = state.files.filter(({ document }) => !next.includes(document))
  const database = await rawSql(payload, req)
  const statements = [
    ...valuesOf(state, publication),
    ...(await filesNotYetHeld(payload, database, { publication, files })),
  ]
  if (statements.length > 0) await database.write(statements)
}

const heldAt = () => new Date().toISOString()

function valuesOf({ charts }: PublicState, publication: number): SQL[] {
  return [...charts].map(
    ([version, values]) => sql`
      INSERT INTO dataset_versions (publication_id, kind, name, content, held_at)
      VALUES (${publication}, 'values', ${version}, ${JSON.stringify(values)}, ${heldAt()})
      ON CONFLICT (publication_id, kind, name) DO UPDATE SET content = excluded.content, held_at = excluded.held_at
      WHERE dataset_versions.withdrawn_at IS NULL`,
  )
}

const namesOfFiles = z.array(z.object({ name: z.string() }))

async function filesNotYetHeld(
  payload: Payload,
  database: RawSql,
  { publication, files }: { publication: number; files: PublicState['files'] },
): Promise<SQL[]> {
  const held = namesOfFiles.parse(
    await database.rows(
      sql`SELECT name FROM dataset_versions WHERE publication_id = ${publication} AND kind = 'file'`,
    ),
  )
  const { staticDir } = payload.collections.documents.config.upload
  if (!staticDir) throw new Error('The library of documents has no folder')
  const statements: SQL[] = []
  for (const { name, document } of files) {
    if (held.some((one) => one.name === name)) continue
    const bytes = await readStoredFile(staticDir, name)
    // A restore may have brought back the records alone: visitors had no file either.
    if (!bytes) continue
    const content = (await compress(bytes)).toString('base64')
    statements.push(sql`
      INSERT INTO dataset_versions (publication_id, kind, name, document_id, content, held_at)
      VALUES (${publication}, 'file', ${name}, ${document}, ${content}, ${heldAt()})
      ON CONFLICT (publication_id, kind, name) DO NOTHING`)
  }
  return statements
}
