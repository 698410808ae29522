import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { FlattenedField, Payload, SanitizedCollectionConfig } from 'payload'
import { z } from 'zod'
import { namesOf, type NamesOfTable } from '../../store/database/payload-tables.ts'
import { rawSql } from '../../store/database/raw-sql.ts'
import { cacheUntilPublish } from '../../store/read/cache-until-publish.ts'
import { readPublishedGlobal } from '../../store/read/read-published.ts'
import type { Reading } from '../../store/read/reading.ts'
import type { FileLibrary } from '../../store/uploads/file-address.ts'
import { collectionsReferringTo, globalsReferringTo } from './reference-places.ts'
import { idOf, idsInRichText, valuesAt } from './stored-references.ts'

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
          const values = places.relations.flatMap((path) => valuesAt(stored, path.split('.')))
          const texts = places.richTexts.map((field) => valuesAt(stored, [field]))
          return new Set([...values.flatMap((value) => idOf(value) ?? []), ...idsInRichText(texts, library)])
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
  const record = namesOf(payload, library)
  const isNamed = sql.join(
    ['filename', ...sizes.map((size) => `sizes_${size.name}_filename`)].map(
      (field) => sql`record.${record.column(field)} = ${name}`,
    ),
    sql` OR `,
  )
  const database = await rawSql(payload)
  const [found] = foundIds.parse(
    await database.rows(
      sql`SELECT record.${record.column('id')} AS id FROM ${record.table} record
        WHERE (${isNamed})${notInTrash(config, record)} LIMIT 1`,
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
    const statements = places.relations.map((path) => idsAtPath(payload, config, path, library))
    for (const { id } of foundIds.parse(await database.rows(sql.join(statements, sql` UNION `)))) ids.add(id)
  }
  if (places.richTexts.length > 0) {
    const statements = places.richTexts.map((name) => textsShowing(payload, config, name, library))
    const texts = z
      .array(z.object({ value: z.string() }))
      .parse(await database.rows(sql.join(statements, sql` UNION ALL `)))
    for (const { value } of texts) for (const id of idsInRichText(JSON.parse(value), library)) ids.add(id)
  }
  return ids
}

/** The ids that published records of a kind have at a path, through groups and rows of lists. */
function idsAtPath(
  payload: Payload,
  config: SanitizedCollectionConfig,
  path: string,
  library: FileLibrary,
): SQL {
  const { slug, flattenedFields } = config
  const record = namesOf(payload, slug)
  const isShown = sql`record.${record.column('_status')} = 'published'${notInTrash(config, record)}`
  let fields: readonly FlattenedField[] = flattenedFields
  let [tableName, alias, names] = [slug as string, 'record', record]
  let from = sql`${record.table} record`
  let group = ''
  for (const name of path.split('.')) {
    const field = fields.find((candidate) => candidate.name === name)
    if (field?.type === 'array') {
      tableName = typeof field.dbName === 'string' ? field.dbName : `${tableName}_${group}${name}`
      const rows = namesOf(payload, tableName)
      from = sql`${from} JOIN ${rows.table} ${sql.identifier(tableName)}
        ON ${sql.identifier(tableName)}.${rows.column('_parentID')} = ${sql.identifier(alias)}.${names.column('id')}`
      alias = tableName
      names = rows
      group = ''
      fields = field.flattenedFields
    } else if (field?.type === 'group' || field?.type === 'tab') {
      group += `${name}_`
      fields = field.flattenedFields
    } else if ((field?.type === 'upload' || field?.type === 'relationship') && field.hasMany) {
      const links = namesOf(payload, `${slug}_rels`)
      const column = sql`link.${links.column(`${library}ID`)}`
      return sql`SELECT ${column} AS id FROM ${links.table} link
        JOIN ${record.table} record ON record.${record.column('id')} = link.${links.column('parent')}
        WHERE ${isShown} AND ${column} IS NOT NULL`
    } else if (field?.type === 'upload' || field?.type === 'relationship') {
      const column = sql`${sql.identifier(alias)}.${names.column(`${group}${name}`)}`
      return sql`SELECT ${column} AS id FROM ${from} WHERE ${isShown} AND ${column} IS NOT NULL`
    }
  }
  throw new Error(`${path} of ${slug} refers to nothing`)
}

/** Where a kind has a trash, what lies in it is not published, whatever its status. */
function notInTrash({ trash }: SanitizedCollectionConfig, record: NamesOfTable): SQL {
  return trash ? sql` AND record.${record.column('deletedAt')} IS NULL` : sql``
}

/** Formatted texts of published records that may show or link something of a library, each to be read more closely. */
function textsShowing(
  payload: Payload,
  config: SanitizedCollectionConfig,
  name: string,
  library: FileLibrary,
): SQL {
  const record = namesOf(payload, config.slug)
  const texts = namesOf(payload, `${config.slug}_locales`)
  const value = sql`CAST(texts.${texts.column(name)} AS text)`
  return sql`SELECT ${value} AS value FROM ${record.table} record
    JOIN ${texts.table} texts ON texts.${texts.column('_parentID')} = record.${record.column('id')}
    WHERE record.${record.column('_status')} = 'published' AND ${value} LIKE ${`%"${library}"%`}${notInTrash(config, record)}`
}
