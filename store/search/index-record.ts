import type { Payload } from 'payload'
import { z } from 'zod'
import { entriesOfRecord } from './entries-of-record.ts'
import type { InTransaction } from '../database/in-transaction.ts'
import { rawSql } from '../database/raw-sql.ts'
import { turnsOf } from '../turns.ts'
import { searchedKinds, type SearchedKind } from './searched-kinds.ts'
import { removalStatements, writingStatements, type IndexedRecord } from './write-entries.ts'

/**
 * Brings the index to what visitors may see of a record now: its entries when it is published, none otherwise.
 * @param req of the change that is under way; the index is written in its transaction
 */
export async function indexRecord(
  payload: Payload,
  collection: string,
  id: number,
  req?: InTransaction,
): Promise<void> {
  const kind = searchedKinds(payload).find((searched) => searched.collection === collection)
  if (!kind) return
  const bringUpToDate = async () => {
    const database = await rawSql(payload, req)
    const record = await readPublishedRecord(payload, kind, id, req)
    await database.write(
      record
        ? writingStatements(database.dialect, [record])
        : removalStatements(database.dialect, collection, id),
    )
  }
  // Two changes of one record must not overtake one another. With transactions the database keeps them apart, and waiting here
  // could wait for one another.
  return req?.transactionID === undefined
    ? turnsOf(payload).take('search index', bringUpToDate)
    : bringUpToDate()
}

const storedRecord = z.looseObject({
  id: z.number(),
  updatedAt: z.union([z.string(), z.date().transform((date) => date.toISOString())]).nullish(),
})

/** A stored record, in all languages, as the index stores it. */
export function indexedRecord(kind: SearchedKind, stored: unknown): IndexedRecord {
  const { id, updatedAt } = storedRecord.parse(stored)
  return {
    kind: kind.collection,
    id,
    updatedAt: updatedAt ?? null,
    entries: entriesOfRecord(kind, stored),
  }
}

async function readPublishedRecord(
  payload: Payload,
  kind: SearchedKind,
  id: number,
  req: InTransaction = {},
): Promise<IndexedRecord | undefined> {
  const stored = await payload.db.findOne({
    collection: kind.collection,
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
    req,
  })
  return stored ? indexedRecord(kind, stored) : undefined
}
