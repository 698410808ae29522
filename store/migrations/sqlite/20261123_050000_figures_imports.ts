import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/**
 * What the product knows of each import of figures (figures/data-imports), outside Payload's model: it is written in the
 * same transaction as the values, and no editor's draft holds a copy of it. `token` is that of the act that wrote the row
 * last. `import_version` is the version of the import that brought a value, also where undoing another has given it back:
 * it is still that import's. Moments are milliseconds since the epoch.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE figures_imports (
    import_id integer PRIMARY KEY NOT NULL,
    state text NOT NULL,
    token text NOT NULL,
    file_name text NOT NULL,
    sha256 text NOT NULL,
    file_size integer NOT NULL,
    edition_year integer NOT NULL,
    options text NOT NULL,
    entries integer NOT NULL,
    staged integer NOT NULL,
    left_out integer NOT NULL,
    problems integer NOT NULL,
    new_values integer,
    revised_values integer,
    unchanged_values integer,
    withdrawn_values integer,
    version integer,
    undone_by_version integer,
    unaffected_values integer,
    read_by text,
    read_at integer NOT NULL,
    published_by text,
    published_at integer,
    undone_by text,
    undone_at integer,
    recorded text
  )`)
  await db.run(sql`CREATE TABLE figures_import_problems (
    import_id integer NOT NULL,
    line integer NOT NULL,
    file text,
    reason text NOT NULL
  )`)
  await db.run(sql`CREATE INDEX figures_import_problems_import ON figures_import_problems (import_id)`)
  await db.run(sql`ALTER TABLE observations ADD COLUMN import_version integer NOT NULL DEFAULT 0`)
  await db.run(sql`UPDATE observations SET import_version = from_version`)
  // What a version changed is a join of values by when they began and ended; without the value's own key in the index, each
  // would go through all that the version ended.
  for (const end of ['from_version', 'until_version']) {
    const index = sql.identifier(`observations_${end}`)
    await db.run(sql`DROP INDEX ${index}`)
    await db.run(
      sql`CREATE INDEX ${index} ON observations (${sql.identifier(end)}, indicator_id, country, year)`,
    )
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const end of ['from_version', 'until_version']) {
    const index = sql.identifier(`observations_${end}`)
    await db.run(sql`DROP INDEX ${index}`)
    await db.run(sql`CREATE INDEX ${index} ON observations (${sql.identifier(end)})`)
  }
  await db.run(sql`ALTER TABLE observations DROP COLUMN import_version`)
  await db.run(sql`DROP TABLE figures_import_problems`)
  await db.run(sql`DROP TABLE figures_imports`)
}
