import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { namesOf } from '../../store/database/payload-tables.ts'
import { rawSql, type RawSql } from '../../store/database/raw-sql.ts'
import { readSavedRecords } from './read-record.ts'
import { changeOf, forgetTranslations, recordTranslations, writingStatements } from './record-states.ts'
import { forgetUnusedSources, readRememberedUnits } from './remembered-units.ts'
import { translatedEntities, type TranslatedEntity } from './translated-entities.ts'

/** To be raised whenever hashes or states are found in another way: all states are then rebuilt. */
const translationSetupVersion = 1

/** Records read and written at once. */
const atOnce = 200

/** Nobody knows any more when what is already there was translated. */
const unknownMoment = { at: null, by: null }

/**
 * Finds out how every record stands in every language. What is remembered of translations is used; what is seen for the
 * first time counts as translated from what its source says now.
 * @returns how many records there are
 */
export async function rebuildTranslationStates(payload: Payload): Promise<number> {
  const database = await rawSql(payload, undefined, { isLong: true })
  let count = 0
  for (const entity of translatedEntities(payload)) {
    if (entity.type === 'global') {
      await recordTranslations(payload, entity, { kind: entity.slug, id: 0 }, unknownMoment)
      count += 1
      continue
    }
    await forgetWhatIsGone(payload, database, entity)
    let last: number | undefined = 0
    while (last !== undefined) {
      const found = await readSavedRecords(payload, entity, last, atOnce)
      if (found) count += await writeRecords(database, entity, found.records)
      last = found?.last
    }
  }
  await database.write([
    forgetUnusedSources,
    sql`DELETE FROM translation_setup`,
    sql`INSERT INTO translation_setup (version) VALUES (${translationSetupVersion})`,
  ])
  return count
}

async function writeRecords(
  database: RawSql,
  entity: TranslatedEntity,
  records: NonNullable<Awaited<ReturnType<typeof readSavedRecords>>>['records'],
): Promise<number> {
  const remembered = await readRememberedUnits(
    database,
    entity.slug,
    records.map(({ id }) => id),
  )
  const changes = records.map(({ id, saved }) =>
    changeOf(entity, { kind: entity.slug, id }, saved, remembered.get(id) ?? [], unknownMoment),
  )
  await database.write(writingStatements(changes))
  return records.length
}

/**
 * Rebuilds the states when there are none or they are of an earlier version, and otherwise mends what a save that was
 * broken off left behind.
 * @returns how many records were written
 */
export async function prepareTranslationStates(payload: Payload): Promise<number> {
  const database = await rawSql(payload)
  const [setup] = z
    .array(z.object({ version: z.coerce.number() }))
    .parse(await database.rows(sql`SELECT version FROM translation_setup`))
  if (setup?.version !== translationSetupVersion) return rebuildTranslationStates(payload)
  let count = 0
  for (const entity of translatedEntities(payload)) {
    if (entity.type !== 'collection') continue
    await forgetWhatIsGone(payload, database, entity)
    for (const id of await changedIds(payload, database, entity)) {
      await recordTranslations(payload, entity, { kind: entity.slug, id }, unknownMoment)
      count += 1
    }
  }
  return count
}

type Collection = TranslatedEntity & { type: 'collection' }

const identified = z.array(z.object({ id: z.coerce.number() }))
const moment = z.union([z.string(), z.date()]).transform((value) => new Date(value).getTime())
const dated = z.array(z.object({ id: z.coerce.number(), changed: moment.nullable() }))

/** Records of which another state is known than the one that was saved last. */
async function changedIds(payload: Payload, database: RawSql, entity: Collection): Promise<number[]> {
  const record = namesOf(payload, entity.slug)
  const inTrash = entity.config.trash ? sql` WHERE ${record.column('deletedAt')} IS NULL` : sql``
  const rows = dated.parse(
    await database.rows(
      sql`SELECT ${record.column('id')} AS id, ${record.column('updatedAt')} AS changed FROM ${record.table}${inTrash}`,
    ),
  )
  const saved = new Map(rows.map(({ id, changed }) => [id, changed]))
  if (entity.hasDrafts) {
    const version = namesOf(payload, `_${entity.slug}_v`)
    const latest = await database.rows(
      sql`SELECT ${version.column('parent')} AS id, ${version.column('version_updatedAt')} AS changed
        FROM ${version.table} WHERE ${version.column('latest')} = true AND ${version.column('parent')} IS NOT NULL`,
    )
    for (const { id, changed } of dated.parse(latest)) if (saved.has(id)) saved.set(id, changed)
  }
  const known = dated.parse(
    await database.rows(
      sql`SELECT record_id AS id, changed_at AS changed FROM translation_states
        WHERE kind = ${entity.slug} AND language = 'en'`,
    ),
  )
  for (const { id, changed } of known) if (saved.get(id) === changed) saved.delete(id)
  return [...saved.keys()]
}

async function forgetWhatIsGone(payload: Payload, database: RawSql, { slug }: Collection): Promise<void> {
  const { table, column } = namesOf(payload, slug)
  const gone = await database.rows(sql`SELECT DISTINCT state.record_id AS id FROM translation_states state
    WHERE state.kind = ${slug} AND NOT EXISTS (
      SELECT 1 FROM ${table} record WHERE record.${column('id')} = state.record_id)`)
  for (const { id } of identified.parse(gone)) await forgetTranslations(payload, { kind: slug, id })
}
