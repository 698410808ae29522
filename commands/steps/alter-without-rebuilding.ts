import { z } from 'zod'

const columnSchema = z.looseObject({ notNull: z.boolean() })
const snapshotSchema = z.object({
  tables: z.record(
    z.string(),
    z.object({ columns: z.record(z.string(), columnSchema), indexes: z.record(z.string(), z.unknown()) }),
  ),
})
type Snapshot = z.infer<typeof snapshotSchema>

/** From a table's stand-in to the statement that puts it in the table's place, and the indexes that are made again. */
const rebuild =
  /^ {2}await db\.run\(sql`CREATE TABLE \\`__new_(?<table>\w+)\\` \((?<definitions>[\s\S]*?)\n {2}\);\n {2}`\)\n.*INSERT INTO.*\n.*DROP TABLE.*\n.*RENAME TO.*\n(?<pragma>.*PRAGMA foreign_keys=ON.*\n)?(?<indexes>(?:.*CREATE (?:UNIQUE )?INDEX \\`\w+\\` ON \\`\k<table>\\`.*\n)*)/gm

/**
 * A migration for SQLite as drizzle-kit writes it puts another table into a table's place when a column may be empty from
 * now on. The release before would find the table gone, and rows that refer to it would go with it. libSQL changes the
 * column itself (https://docs.turso.tech/libsql#altering-columns). Tables of which more has changed are left alone.
 *
 * @param migration the text of the migration
 * @param before drizzle's snapshot of the schema before it
 * @param after the one after it
 */
export function alterWithoutRebuilding(migration: string, before: unknown, after: unknown): string {
  const former = snapshotSchema.parse(before)
  const next = snapshotSchema.parse(after)
  const start = migration.indexOf('export async function down')
  const up = migration.slice(0, start).replace(rebuild, (block, ...rest) => {
    const groups: unknown = rest.at(-1)
    const { table, definitions, indexes } = groupsSchema.parse(groups)
    const statements = alterations(table, definitions, former, next)
    if (!statements) return block
    const isNew = (line: string) => {
      const [, name = ''] = /INDEX \\`(\w+)\\`/.exec(line) ?? []
      return line !== '' && !(name in (former.tables[table]?.indexes ?? {}))
    }
    const lines = [...statements, ...indexes.split('\n').filter(isNew)]
    return lines.map((line) => `${line}\n`).join('')
  })
  const withoutPragma = up.includes('__new_') ? up : up.replaceAll(/.*PRAGMA foreign_keys=.*\n/g, '')
  return withoutPragma + migration.slice(start)
}

const groupsSchema = z.object({ table: z.string(), definitions: z.string(), indexes: z.string() })

/** Nothing where more has changed than that columns are new or may be empty. */
function alterations(
  table: string,
  definitions: string,
  former: Snapshot,
  next: Snapshot,
): string[] | undefined {
  const columnsBefore = former.tables[table]?.columns
  const columnsAfter = next.tables[table]?.columns
  if (!columnsBefore || !columnsAfter) return undefined
  if (Object.keys(columnsBefore).some((name) => !(name in columnsAfter))) return undefined
  const statements: string[] = []
  for (const [name, column] of Object.entries(columnsAfter)) {
    const columnBefore = columnsBefore[name]
    const definition = definitionOf(name, definitions)
    if (!columnBefore) {
      statements.push(statement(`ALTER TABLE \\\`${table}\\\` ADD ${definition};`))
      continue
    }
    if (JSON.stringify({ ...columnBefore, notNull: column.notNull }) !== JSON.stringify(column))
      return undefined
    if (column.notNull && !columnBefore.notNull) return undefined
    if (columnBefore.notNull && !column.notNull)
      statements.push(
        statement(`ALTER TABLE \\\`${table}\\\` ALTER COLUMN \\\`${name}\\\` TO ${definition};`),
      )
  }
  return statements
}

function definitionOf(name: string, definitions: string): string {
  const line = definitions.split('\n').find((text) => text.trim().startsWith(`\\\`${name}\\\` `))
  if (line === undefined) throw new Error(`The migration defines no column ${name}`)
  return line.trim().replace(/,$/, '')
}

function statement(text: string): string {
  return `  await db.run(sql\`${text}\`)`
}
