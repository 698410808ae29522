import type { ContentPart } from '../database/content-version.ts'
import { cacheUntilPublish, type NotePart } from './cache-until-publish.ts'
import type { ContentKind } from './content-kind.ts'
import { gather } from './gather.ts'
import { readPublished } from './read-published.ts'
import { oncePerReading, type Reading } from './reading.ts'
import { RecordReader } from './record-reader.ts'

/**
 * Published records of which the ids are known, in their order; those that are not published are left out.
 * @param asCards without what only their own pages show
 */
export async function readByIds(
  kind: ContentKind<unknown>,
  reading: Reading,
  ids: readonly number[],
  asCards: boolean,
): Promise<readonly unknown[]> {
  if (ids.length === 0) return []
  if (!asCards) {
    const found = await readAtOnce(kind, reading, ids)
    return ids.flatMap((id) => found.get(String(id)) ?? [])
  }
  const read = cardReadersOf(reading)(kind)
  const documents = await Promise.all(
    ids.map((id) =>
      cachedCards(reading, `${kind.collection} ${id}`, async (note) => {
        const { document, madeOf } = await read(id)
        for (const part of madeOf) note(part)
        return document
      }),
    ),
  )
  return documents.filter((document) => document !== undefined)
}

/**
 * Each is cached until it, or what it refers to, may have changed. A card weighs a few kilobytes: its short texts in all
 * languages. What this saves: decision 016.
 */
const cachedCards = cacheUntilPublish<unknown>(500)

interface Card {
  /** Nothing when no such record is published. */
  document: unknown
  madeOf: ReadonlySet<ContentPart>
}

/** Cards of a kind that a page asks for in the same moment are read at once. */
const cardReadersOf = oncePerReading((reading) => {
  const readers = new Map<string, (id: number) => Promise<Card>>()
  return (kind: ContentKind<unknown>) => {
    const read =
      readers.get(kind.collection) ??
      gather(async (ids: readonly number[]) => {
        const madeOf = new Set<ContentPart>()
        const found = await readAtOnce(kind, reading, ids, {
          without: kind.notOnCards,
          note: (part) => madeOf.add(part),
        })
        return ids.map((id) => ({ document: found.get(String(id)), madeOf }))
      })
    readers.set(kind.collection, read)
    return read
  }
})

async function readAtOnce(
  { collection }: ContentKind<unknown>,
  reading: Reading,
  ids: readonly number[],
  { without, note }: { without?: readonly string[] | undefined; note?: NotePart } = {},
): Promise<ReadonlyMap<string, unknown>> {
  const where = { id: { in: [...new Set(ids)] } }
  const { documents } = await readPublished(reading, { collection, where, without }, note)
  return new Map(documents.map((document) => [new RecordReader(document, reading.language).id, document]))
}
