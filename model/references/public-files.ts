import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { FlattenedField, Payload, SanitizedCollectionConfig } from 'payload'
import { z } from 'zod'
import { rawSql } from '../../store/database/raw-sql.ts'
import { cacheUntilPublish } from '../../store/read/cache-until-publish.ts'
import { columnOf, localesTableOf, tableOf } from './stored-names.ts'
import { readPublishedGlobal } from '../../store/read/read-published.ts'
import type { Reading } from '../../store/read/reading.ts'
import type { FileLibrary } from '../../store/uploads/file-address.ts'
import { collectionsReferringTo, globalsReferringTo } from './reference-places.ts'

/** Files of a page and its neighbours; a name weighs some hundred bytes. */
const cacheName = cacheUntilPublish<number | undefined>(2000)

/** One set of numbers for each kind of record, global and library. */
const cacheIds = cacheUntilPublish<ReadonlySet<number>>(200)

/**
 * Whether visitors may have a file of a library: when a published record or a global refers to it, by an upload, a
 * relationship or in a formatted text, wherever the content model lets them. Its answers are cached until something of the
 * kinds that may refer to it is published.
 * @param name of the file, or of one of a picture's sizes
 */
export async function isPublicFile(reading: Reading, library: FileLibrary, name: string): Promise<boolean> {
  const { payload } = reading
  const id = await cacheName(reading, `${library} ${name}`, async (note) => {
    note(library)
    return idOfFile(payload, library, name)
  })
  if (id === undefined) return false
  const inRecords = collectionsReferringTo(payload, library)
    // What has no drafts (the libraries, accounts, what strangers sent) is shown to nobody by itself.
    .filter(({ config }) => config.versions?.drafts)
    .map(
      ({ config, places }) =>
        () =>
          cacheIds(reading, `${library} in ${config.slug}`, async (note) => {
            note(config.slug)
            return idsInRecords(payload, library, config, places)
          }),
    )
  const inGlobals = globalsReferringTo(payload, library).map(
    ({ config, places }) =>
      () =>
        cacheIds(reading, `${library} in ${config.slug}`, async (note) => {
          note(config.slug)
          const stored = await readPublishedGlobal(reading, config.slug)
          const found = new Set(places.relations.flatMap((path) => idsAt(stored, path.split('.'))))
          for (const text of places.richTexts) collectShown(valueAt(stored, text), library, found)
          return found
        }),
  )
  return isInAny(id, [...inRecords, ...inGlobals])
}

/** One set that has it is enough: a kind that can't be read takes no file from what another one shows. */
async function isInAny(id: number, sets: readonly (() => Promise<ReadonlySet<number>>)[]): Promise<boolean> {
  const failures: unknown[] = []
  for (const read of sets) {
    try {
      if ((await read()).has(id)) return true
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
  return false
}

const foundIds = z.array(z.object({ id: z.coerce.number() }))

async function idOfFile(payload: Payload, library: FileLibrary, name: string): Promise<number | undefined> {
  const { config } = payload.collections[library]
  const { upload } = config
  const sizes = typeof upload === 'object' ? (upload.imageSizes ?? []) : []
  const columns = ['filename', ...sizes.map((size) => `sizes_${size.name}_filename`)]
  const isNamed = sql.join(
    columns.map((column) => sql`${columnOf(column)} = ${name}`),
    sql` OR `,
  )
  const database = await rawSql(payload)
  const [found] = foundIds.parse(
    await database.rows(
      sql`SELECT record.id AS id FROM ${tableOf(library)} record WHERE (${isNamed})${notInTrash(config, 'record')} LIMIT 1`,
    ),
  )
  return found?.id
}

async function idsInRecords(
  payload: Payload,
  library: FileLibrary,
  config: SanitizedCollectionConfig,
  places: { relations: readonly string[]; richTexts: readonly string[] },
): Promise<ReadonlySet<number>> {
  const database = await rawSql(payload)
  const ids = new Set<number>()
  if (places.relations.length > 0) {
    const statements = places.relations.map((path) => idsAtPath(config, path, library))
    for (const { id } of foundIds.parse(await database.rows(sql.join(statements, sql` UNION `)))) ids.add(id)
  }
  if (places.richTexts.length > 0) {
    const statements = places.richTexts.map((name) => textsShowing(config, name, library))
    const texts = z
      .array(z.object({ value: z.string() }))
      .parse(await database.rows(sql.join(statements, sql` UNION ALL `)))
    for (const { value } of texts) collectShown(JSON.parse(value), library, ids)
  }
  return ids
}

/** The ids that published records of a kind have at a path, through groups and rows of lists. */
function idsAtPath(config: SanitizedCollectionConfig, path: string, library: FileLibrary): SQL {
  const { slug, flattenedFields } = config
  let fields: readonly FlattenedField[] = flattenedFields
  let table: string = slug
  let from = sql`${tableOf(slug)} rows0`
  let depth = 0
  let group = ''
  for (const name of path.split('.')) {
    const field = fields.find((candidate) => candidate.name === name)
    if (field?.type === 'array') {
      table = typeof field.dbName === 'string' ? field.dbName : `${table}_${group}${name}`
      group = ''
      depth += 1
      from = sql`${from} JOIN ${tableOf(table)} ${rowsAt(depth)} ON ${rowsAt(depth)}._parent_id = ${rowsAt(depth - 1)}.id`
      fields = field.flattenedFields
    } else if (field?.type === 'group' || field?.type === 'tab') {
      group += `${name}_`
      fields = field.flattenedFields
    } else if ((field?.type === 'upload' || field?.type === 'relationship') && field.hasMany) {
      const column = sql`link.${columnOf(`${library}_id`)}`
      return sql`SELECT ${column} AS id FROM ${tableOf(`${slug}_rels`)} link
        JOIN ${tableOf(slug)} record ON record.id = link.parent_id
        WHERE record._status = 'published' AND ${column} IS NOT NULL${notInTrash(config, 'record')}`
    } else if (field?.type === 'upload' || field?.type === 'relationship') {
      const column = sql`${rowsAt(depth)}.${columnOf(`${group}${name}_id`)}`
      return sql`SELECT ${column} AS id FROM ${from} WHERE rows0._status = 'published' AND ${column} IS NOT NULL${notInTrash(config, 'rows0')}`
    }
  }
  throw new Error(`${path} of ${slug} refers to nothing`)
}

const rowsAt = (depth: number) => sql.identifier(`rows${depth}`)

/** Where a kind has a trash, what lies in it is not published, whatever its status. */
function notInTrash({ trash }: SanitizedCollectionConfig, table: string): SQL {
  return trash ? sql` AND ${sql.identifier(table)}.deleted_at IS NULL` : sql``
}

/** Formatted texts of published records that may show or link something of a library, each to be read more closely. */
function textsShowing(config: SanitizedCollectionConfig, name: string, library: FileLibrary): SQL {
  const { slug } = config
  const column = sql`CAST(texts.${columnOf(name)} AS text)`
  return sql`SELECT ${column} AS value FROM ${tableOf(slug)} record
    JOIN ${localesTableOf(slug)} texts ON texts._parent_id = record.id
    WHERE record._status = 'published' AND ${column} LIKE ${`%"${library}"%`}${notInTrash(config, 'record')}`
}

/** Collects the ids of what a formatted text shows or links of a library, whatever nodes it stands in. */
function collectShown(value: unknown, library: FileLibrary, ids: Set<number>): void {
  if (Array.isArray(value)) {
    for (const item of value) collectShown(item, library, ids)
    return
  }
  if (typeof value !== 'object' || value === null) return
  if ('relationTo' in value && 'value' in value && value.relationTo === library) {
    const id = idOf(value.value)
    if (id !== undefined) ids.add(id)
  }
  for (const item of Object.values(value)) collectShown(item, library, ids)
}

function idsAt(value: unknown, path: readonly string[]): number[] {
  if (Array.isArray(value)) return value.flatMap((item) => idsAt(item, path))
  const [name, ...rest] = path
  if (name !== undefined) return idsAt(valueAt(value, name), rest)
  const id = idOf(value)
  return id === undefined ? [] : [id]
}

function valueAt(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  const found: unknown = Object.entries(value).find(([key]) => key === name)?.[1]
  return found
}

/** As the database stores it an id, as it is read perhaps the record. */
function idOf(value: unknown): number | undefined {
  if (typeof value === 'object' && value !== null && 'id' in value) return idOf(value.id)
  return typeof value === 'number' || typeof value === 'string' ? Number(value) : undefined
}
