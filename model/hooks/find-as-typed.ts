import type {
  CollectionBeforeOperationHook,
  CollectionConfig,
  PayloadRequest,
  SanitizedCollectionConfig,
  Where,
} from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { z } from 'zod'
import { ofTransaction } from '../../store/database/in-transaction.ts'
import { foldSpelling } from '../../store/search/fold-spelling.ts'
import { valuesAt } from '../references/stored-references.ts'

const isWhere = (given: unknown): given is Where => typeof given === 'object' && given !== null

const searching = z.object({
  where: z.custom<Where>(isWhere),
  draft: z.boolean().optional().catch(false),
})

/** Of how many records all texts are read for a search: of more that would take seconds, and more numbers than a statement may have. */
const mostRecordsRead = 5000

/** A record with its texts by field, folded, one for each language. */
interface Spelled {
  id: unknown
  texts: ReadonlyMap<string, readonly string[]>
}

/**
 * Lists of the back office find a record as somebody types its name: without accents, with another form of an Arabic letter,
 * in whichever language it is. The database compares letters as they are stored: records that are only spelled otherwise are
 * added by their numbers. Their texts are read for each search and stored nowhere else, so that erasing a record erases all of it.
 * @param mostRecords of a kind with more, letters are compared as they are stored
 */
export function findAsTyped(kind: CollectionConfig, mostRecords = mostRecordsRead): CollectionConfig {
  const names = kind.admin?.listSearchableFields
  if (!names) return kind
  const addOtherSpellings: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
    const given = searching.safeParse(args).data
    if (!req.user || !given || (operation !== 'read' && operation !== 'count')) return args
    if (searchedIn(given.where, names).length === 0) return args
    if (await hasMoreThan(mostRecords, req, collection)) return args
    const records = await readSpelled(req, collection, names, given.draft)
    return { ...args, where: withOtherSpellings(given.where, names, records) }
  }
  const beforeOperation = [...(kind.hooks?.beforeOperation ?? []), addOtherSpellings]
  return { ...kind, hooks: { ...kind.hooks, beforeOperation } }
}

/** The text that a condition looks for in a field, as searches do. */
function searchedText(condition: unknown): string | undefined {
  const text = z.object({ like: z.string() }).safeParse(condition).data?.like
  return text === undefined || foldSpelling(text) === '' ? undefined : text
}

/** The fields in which a filter looks for a text. */
function searchedIn(where: Where, names: readonly string[]): string[] {
  return Object.entries(where).flatMap(([name, condition]) => {
    if (Array.isArray(condition)) return condition.flatMap((each) => searchedIn(each, names))
    return names.includes(name) && searchedText(condition) !== undefined ? [name] : []
  })
}

function withOtherSpellings(where: Where, names: readonly string[], records: readonly Spelled[]): Where {
  const conditions = Object.entries(where).map(([name, condition]): Where => {
    if (Array.isArray(condition))
      return { [name]: condition.map((each) => withOtherSpellings(each, names, records)) }
    const text = names.includes(name) ? searchedText(condition) : undefined
    if (text === undefined) return { [name]: condition }
    const words = foldSpelling(text).split(' ')
    const found = records.filter(({ texts }) =>
      texts.get(name)?.some((spelled) => words.every((word) => spelled.includes(word))),
    )
    return { or: [{ [name]: condition }, { id: { in: found.map(({ id }) => id) } }] }
  })
  return conditions.length === 1 ? (conditions[0] ?? {}) : { and: conditions }
}

async function hasMoreThan(
  most: number,
  { payload, transactionID }: PayloadRequest,
  { slug: collection }: SanitizedCollectionConfig,
): Promise<boolean> {
  const { totalDocs } = await payload.db.count({ collection, ...ofTransaction({ transactionID }) })
  return totalDocs > most
}

/** All records as the search itself reads them: whoever may not read a draft learns nothing of its text. */
async function readSpelled(
  { payload, transactionID }: PayloadRequest,
  collection: SanitizedCollectionConfig,
  names: readonly string[],
  asDrafts = false,
): Promise<Spelled[]> {
  const version = Object.fromEntries(names.map((name): [string, true] => [name.split('.')[0] ?? name, true]))
  const all = {
    collection: collection.slug,
    pagination: false,
    limit: 0,
    ...ofTransaction({ transactionID }),
  }
  const { docs } =
    asDrafts && hasDraftsEnabled(collection)
      ? await payload.db.queryDrafts({ ...all, select: { parent: true, version } })
      : await payload.db.find({ ...all, select: version })
  return docs.map((record) => {
    const texts = names.map((name) => [name, valuesAt(record, name.split('.')).flatMap(foldedTexts)] as const)
    return { id: record.id, texts: new Map(texts) }
  })
}

/** A text, or one for each language. */
function foldedTexts(value: unknown): string[] {
  if (typeof value === 'string') return [foldSpelling(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap((text: unknown) =>
    typeof text === 'string' ? [foldSpelling(text)] : [],
  )
}
