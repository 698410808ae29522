import type { CollectionSlug } from 'payload'
import type { ContentPart } from '../database/content-version.ts'
import type { ContentKind } from './content-kind.ts'
import { gather } from './gather.ts'
import { cacheUntilPublish } from './cache-until-publish.ts'
import { readPublished } from './read-published.ts'
import type { Reading } from './reading.ts'
import { RecordReader } from './record-reader.ts'

interface ReadCard {
  /** Nothing when no such record is published. */
  document: unknown
  madeOf: ReadonlySet<ContentPart>
}

type ReadCardById = (id: number) => Promise<ReadCard>

/** A card weighs a few kilobytes: its short texts in all languages. */
const cached = cacheUntilPublish<unknown>(500)

const readersOf = new WeakMap<Reading, Map<CollectionSlug, ReadCardById>>()

/**
 * Stored records without what only their own pages show, in the order of their ids; those that are not published are
 * left out. Each is cached until it, or what it refers to, may have changed. Those that a page asks for in the same moment
 * are read at once.
 */
export async function readCards(
  kind: ContentKind<unknown>,
  reading: Reading,
  ids: readonly number[],
): Promise<readonly unknown[]> {
  const read = readerOf(kind, reading)
  const documents = await Promise.all(
    ids.map((id) =>
      cached(reading, `${kind.collection} ${id}`, async (note) => {
        const { document, madeOf } = await read(id)
        for (const part of madeOf) note(part)
        return document
      }),
    ),
  )
  return documents.filter((document) => document !== undefined)
}

function readerOf(kind: ContentKind<unknown>, reading: Reading): ReadCardById {
  const readers = readersOf.get(reading) ?? new Map<CollectionSlug, ReadCardById>()
  readersOf.set(reading, readers)
  const reader = readers.get(kind.collection) ?? gather((ids) => readAtOnce(kind, reading, ids))
  readers.set(kind.collection, reader)
  return reader
}

async function readAtOnce(
  { collection, notOnCards }: ContentKind<unknown>,
  reading: Reading,
  ids: readonly number[],
): Promise<ReadCard[]> {
  const madeOf = new Set<ContentPart>()
  const { documents } = await readPublished(
    reading,
    { collection, where: { id: { in: [...new Set(ids)] } }, perPage: 0, without: notOnCards },
    (part) => madeOf.add(part),
  )
  const found = new Map(
    documents.map((document) => [new RecordReader(document, reading.language).id, document]),
  )
  return ids.map((id) => ({ document: found.get(String(id)), madeOf }))
}
