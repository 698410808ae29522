import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import path from 'node:path'
import type { Readable } from 'node:stream'
import type { Payload } from 'payload'
import { z } from 'zod'
import { environment, type Environment } from '../../environment.ts'
import { BucketObjects } from '../../store/uploads/bucket-objects.ts'
import type { DocumentOfLeaf } from '../../transparency/leaf.ts'
import { ofTransaction, type InTransaction } from '../../store/database/in-transaction.ts'

/** A document of a tender can't be read at its place. */
export class MissingDocumentError extends Error {}

const documentRows = z
  .array(z.object({ file: z.union([z.number(), z.object({ id: z.number() })]).nullish() }))
  .nullish()

/**
 * What bidders are given to read, by name and content.
 * @param rows the tender's documents, as a save or the database has them
 * @throws MissingDocumentError
 */
export async function hashDocuments(
  payload: Payload,
  rows: unknown,
  req?: InTransaction,
): Promise<DocumentOfLeaf[]> {
  const ids = (documentRows.parse(rows) ?? []).flatMap(({ file }) =>
    file ? [typeof file === 'object' ? file.id : file] : [],
  )
  const settings = environment()
  const bucket = settings.S3_BUCKET === undefined ? undefined : new BucketObjects(settings)
  try {
    const documents: DocumentOfLeaf[] = []
    for (const id of ids) {
      const document = await payload.findByID({
        ...{ collection: 'documents', id, depth: 0, disableErrors: true, overrideAccess: true, trash: true },
        ...ofTransaction(req),
      })
      const name = document?.filename
      if (!name) throw new MissingDocumentError(`The document ${id} has no file`)
      documents.push({ name, sha256: await hashOf(await open(name, settings, bucket)) })
    }
    return documents
  } finally {
    bucket?.close()
  }
}

async function open(
  name: string,
  { dataFolder }: Pick<Environment, 'dataFolder'>,
  bucket: BucketObjects | undefined,
): Promise<Readable> {
  if (!bucket) return createReadStream(path.join(dataFolder, 'documents', name))
  const object = await bucket.read(name)
  if (!object) throw new MissingDocumentError(`The bucket does not have ${name}`)
  return object
}

async function hashOf(content: Readable): Promise<string> {
  const hash = createHash('sha256')
  try {
    for await (const chunk of content) hash.update(chunk)
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    throw isMissing ? new MissingDocumentError('A document is not at its place', { cause: error }) : error
  }
  return hash.digest('hex')
}
