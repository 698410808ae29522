import {
  createLocalReq,
  type CollectionSlug,
  type GlobalSlug,
  type PayloadRequest,
  type SanitizedGlobalConfig,
  type Where,
} from 'payload'
import { z } from 'zod'
import type { ContentPart } from '../database/content-version.ts'
import { cacheUntilPublish, type NotePart } from './cache-until-publish.ts'
import type { ContentKind } from './content-kind.ts'
import { defaultLanguage } from '../../languages/languages.ts'
import { gather } from './gather.ts'
import { missingFields } from './incomplete-draft.ts'
import { oncePerReading, type Reading } from './reading.ts'
import { RecordReader } from './record-reader.ts'
import { hasReferences, readReferences, type Referred } from './references.ts'

interface PublishedQuery {
  collection: CollectionSlug
  where?: Where
  sort?: readonly string[]
  /** At most so many; left out, all. */
  limit?: number
  /** Which part of a list that is divided by `limit`; only then the others are counted. */
  page?: number
  depth?: 0 | 1
  /** Fields that are not read. */
  without?: readonly string[] | undefined
  /** Whether whoever previews is given drafts that lack what is required; whoever reads them leaves out what can't be shown. */
  withIncomplete?: boolean
}

export interface PublishedPage {
  documents: readonly unknown[]
  total: number
}

/**
 * The one way in which public content is read: access control on, published records only (drafts for an editor who
 * previews), every field in all languages. No page and no API handler calls Payload itself.
 * @param note given every part of the content that is read, where what is read is cached
 */
export async function readPublished(
  reading: Reading,
  {
    collection,
    where,
    sort = [],
    limit = 0,
    page,
    depth = 1,
    without = [],
    withIncomplete = false,
  }: PublishedQuery,
  note?: NotePart,
): Promise<PublishedPage> {
  note?.(collection)
  const { flattenedFields, versions } = reading.payload.collections[collection].config
  const hasDrafts = Boolean(versions?.drafts)
  const preview = hasDrafts && (await readsDrafts(reading, collection))
  const published: Where[] = hasDrafts && !preview ? [{ _status: { equals: 'published' } }] : []
  const found = await reading.payload.find({
    collection,
    where: { and: where ? [...published, where] : published },
    sort: [...sort],
    page: page ?? 1,
    limit,
    pagination: page !== undefined && limit > 0,
    depth,
    locale: 'all',
    draft: preview,
    overrideAccess: false,
    ...(without.length > 0 && { select: Object.fromEntries(without.map((field) => [field, false])) }),
    ...(await requestOf(reading, note)),
    ...(preview && { user: reading.previewedBy }),
  })
  const documents =
    preview && !withIncomplete
      ? found.docs.filter((document) => missingFields(flattenedFields, document).length === 0)
      : found.docs
  return { documents, total: found.totalDocs }
}

/**
 * Whether the person who previews reads drafts of a kind, because their role manages it. Of other kinds they see, beside
 * a draft of their own, what visitors see.
 */
export function readsDrafts(reading: Reading, collection: CollectionSlug): Promise<boolean> {
  return mayReadAll(reading, reading.payload.collections[collection].config.access)
}

async function mayReadAll(
  { payload, previewedBy }: Reading,
  { read }: Pick<SanitizedGlobalConfig['access'], 'read'>,
): Promise<boolean> {
  if (previewedBy === undefined) return false
  return (await read({ req: await createLocalReq({ user: previewedBy }, payload) })) === true
}

const cacheWhole = cacheUntilPublish<PublishedPage>(20)

/** The same, cached until something of it is published: lists of few records that many pages show. */
export function readPublishedOnce(reading: Reading, query: PublishedQuery): Promise<PublishedPage> {
  return cacheWhole(reading, JSON.stringify(query), (note) => readPublished(reading, query, note))
}

const cacheGlobals = cacheUntilPublish<unknown>(10)

/**
 * A global in all languages, access control on; cached until something of it is published. Who previews and may read all of it
 * reads its draft, and so does somebody outside who was given an address to it.
 */
export function readPublishedGlobal(reading: Reading, slug: GlobalSlug): Promise<unknown> {
  const { payload, previewedBy, sharedDraft } = reading
  const isShared = sharedDraft?.kind === slug
  return cacheGlobals(reading, slug, async (note) => {
    note(slug)
    const global = payload.config.globals.find((config) => config.slug === slug)
    const preview = global !== undefined && (await mayReadAll(reading, global.access))
    return payload.findGlobal({
      slug,
      locale: 'all',
      depth: 1,
      draft: isShared || preview,
      overrideAccess: isShared,
      ...(await requestOf(reading, note)),
      ...(preview && { user: previewedBy }),
    })
  })
}

/** The draft that somebody outside was given an address to, where it is the record asked for; in all languages. */
export async function readSharedDraft(
  reading: Reading,
  collection: CollectionSlug,
  where: Where,
): Promise<unknown> {
  const { payload, sharedDraft } = reading
  if (sharedDraft?.kind !== collection) return undefined
  const { docs } = await payload.find({
    collection,
    where: { and: [{ id: { equals: sharedDraft.record } }, where] },
    ...{ limit: 1, pagination: false, depth: 1, locale: 'all', draft: true },
    // The address is the right to read it; what it refers to is read as visitors do.
    overrideAccess: true,
    ...(await requestOf(reading)),
  })
  return docs[0]
}

/** The id of the record that a slug once named, or nothing. */
export async function readFormerSlug(reading: Reading, kind: CollectionSlug, slug: string) {
  const found = await reading.payload.find({
    collection: 'former-slugs',
    where: { and: [{ kind: { equals: kind } }, { slug: { equals: slug } }] },
    limit: 1,
    pagination: false,
    depth: 0,
    // Only administrators may list former slugs; the one that a visitor's address names is no secret.
    overrideAccess: true,
  })
  return found.docs[0]?.recordId
}

/** The slug of the published record that another slug once named, or nothing. */
export async function readPresentSlug(reading: Reading, kind: CollectionSlug, former: string) {
  const id = await readFormerSlug(reading, kind, former)
  if (id === undefined) return undefined
  const where: Where = { id: { equals: Number(id) } }
  const [document] = (await readPublished(reading, { collection: kind, where, depth: 0 })).documents
  return document === undefined
    ? undefined
    : (new RecordReader(document, reading.language).plain('slug') ?? undefined)
}

/** Kinds of which there are few and to which nearly every record refers, with their order. */
const orders = { topics: ['order', 'id'], countries: ['code', 'id'] } as const

type LookupKind = keyof typeof orders

export function isLookupKind(collection: CollectionSlug): collection is LookupKind {
  return collection in orders
}

/** All published records of such a kind, without what they refer to. */
export async function readLookupKind(reading: Reading, collection: LookupKind): Promise<readonly unknown[]> {
  const query = { collection, sort: orders[collection], depth: 0 } as const
  return (await readPublishedOnce(reading, query)).documents
}

/**
 * Published records of which the ids are known, in their order; those that are not published are left out.
 * @param asCards without what only their own pages show, each cached until it, or what it refers to, may have changed
 */
export async function readByIds(
  kind: ContentKind<unknown>,
  reading: Reading,
  ids: readonly number[],
  asCards: boolean,
): Promise<readonly unknown[]> {
  if (ids.length === 0) return []
  if (asCards) {
    const cards = await Promise.all(ids.map((id) => loadOne(reading, { of: kind, id })))
    return cards.filter((card) => card !== null)
  }
  const { collection } = kind
  const { documents } = await readPublished(reading, { collection, where: { id: { in: [...ids] } } })
  const found = new Map(documents.map((document) => [idOf(document), document]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

function idOf(document: unknown): number {
  return Number(new RecordReader(document, defaultLanguage).id)
}

/** A record that is wanted by its id: as a card of its kind, or as others refer to it. */
interface Wanted {
  of: ContentKind<unknown> | CollectionSlug
  id: number
}

function keyOf({ of, id }: { of: ContentKind<unknown> | string; id: number }): string {
  return typeof of === 'string' ? `${of} ${id}` : `card ${of.collection} ${id}`
}

interface Loaded {
  record: unknown
  /** What it is made of besides its own kind. */
  parts?: ReadonlySet<ContentPart>
}

type Group = [of: Wanted['of'], ids: number[]]

/** What a page asks for in the same moment is read at once, whichever of its reads asks. */
function gatherWanted(reading: Reading) {
  return gather(async (wanted: readonly Wanted[]) => {
    const { payload } = reading
    const groups = [...Map.groupBy(wanted, ({ of }) => of)].map(([of, group]): Group => [
      of,
      group.map(({ id }) => id),
    ])
    const isReferred = (group: Group): group is Referred =>
      typeof group[0] === 'string' && hasReferences(payload, group[0])
    const found = await Promise.all([
      readReferences(payload, groups.filter(isReferred)),
      ...groups.filter((group) => !isReferred(group)).map((group) => readGroup(reading, group)),
    ])
    const byKey = new Map(found.flat().map((one): [string, Loaded] => [keyOf(one), one]))
    return wanted.map((one) => byKey.get(keyOf(one)) ?? { record: null })
  })
}

/** Cards wait for what they refer to: gathered together with it, they would wait for themselves. */
const cardsOf = oncePerReading(gatherWanted)
const referredOf = oncePerReading(gatherWanted)

async function readGroup(reading: Reading, [of, ids]: Group): Promise<(Wanted & Loaded)[]> {
  const where = { id: { in: ids } }
  const parts = new Set<ContentPart>()
  const { documents } = await (typeof of === 'string'
    ? readPublished(reading, { collection: of, where, depth: 0 })
    : readPublished(reading, { collection: of.collection, where, without: of.notOnCards }, (part) =>
        parts.add(part),
      ))
  return documents.map((record) => ({ of, id: idOf(record), record, parts }))
}

/** A card weighs a few kilobytes, its short texts in all languages. What the two caches save: decision 016. */
const cacheCards = cacheUntilPublish<unknown>(500)
/** A reference weighs very little, but for pictures' sizes. */
const cacheReferred = cacheUntilPublish<unknown>(3000)

/** One of them, cached until something of what it is made of is published; `null` when visitors may not see it. */
function loadOne(reading: Reading, wanted: Wanted): Promise<unknown> {
  const { of, id } = wanted
  const [cached, gatherer, collection] =
    typeof of === 'string' ? [cacheReferred, referredOf, of] : [cacheCards, cardsOf, of.collection]
  return cached(reading, keyOf(wanted), async (note) => {
    note(collection)
    if (typeof of === 'string' && isLookupKind(of)) {
      return (await readLookupKind(reading, of)).find((record) => idOf(record) === id) ?? null
    }
    const { record, parts = [] } = await gatherer(reading)(wanted)
    for (const part of parts) note(part)
    return record
  })
}

/**
 * The request that all reads of one page share, so that what several records refer to (a topic, a picture) is loaded
 * once for the page and not once for each list; of a read that notes what it was made of, its own. Whoever previews
 * drafts has Payload's.
 */
async function requestOf(reading: Reading, note?: NotePart): Promise<{ req?: PayloadRequest }> {
  if (reading.previewedBy !== undefined) return {}
  return { req: await (note ? makeRequest(reading, note) : sharedRequest(reading)) }
}

const sharedRequest = oncePerReading((reading) => makeRequest(reading))

/** Payload's key of a record to load: transaction, collection and id come first. */
const payloadKey = z.tuple([z.unknown(), z.string(), z.number()], z.unknown())

/**
 * `createLocalReq` and `payloadDataLoader` are Payload's public ones; what loads is replaced. Records that others refer to
 * are published ones only, and of each only what pages read of a record through another: of most kinds id, slug and
 * title, of documents their files, of pictures, topics and countries everything. Records that these refer to in turn are
 * not loaded. Payload's own loader asks once for each kind of each read, which the budgets of statements forbid
 * (decision 016).
 */
async function makeRequest(reading: Reading, note?: NotePart): Promise<PayloadRequest> {
  const req = await createLocalReq({}, reading.payload)
  const load = async (key: string) => {
    const [, name, id] = payloadKey.parse(JSON.parse(key))
    const of = reading.payload.config.collections.find(({ slug }) => slug === name)?.slug
    if (of === undefined) return null
    note?.(of)
    return loadOne(reading, { of, id })
  }
  Object.assign(req.payloadDataLoader, { load })
  return req
}
