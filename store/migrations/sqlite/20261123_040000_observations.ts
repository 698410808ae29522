import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/**
 * The values of indicators (figures/observations), outside Payload's model: they are read and written by hundreds. No row
 * is ever changed but for `until_version`, so that each version can be read as it was published. Moments are milliseconds
 * since the epoch.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE observations (
    indicator_id integer NOT NULL,
    country text NOT NULL,
    year integer NOT NULL,
    value real NOT NULL,
    status text,
    edition_year integer NOT NULL,
    from_version integer NOT NULL,
    until_version integer,
    PRIMARY KEY (indicator_id, country, year, from_version)
  )`)
  await db.run(
    sql`CREATE INDEX observations_current ON observations (country, indicator_id, year) WHERE until_version IS NULL`,
  )
  await db.run(sql`CREATE INDEX observations_from_version ON observations (from_version)`)
  await db.run(sql`CREATE INDEX observations_until_version ON observations (until_version)`)
  await db.run(sql`CREATE TABLE figures_versions (
    version integer PRIMARY KEY NOT NULL,
    import_id integer NOT NULL,
    is_undo integer NOT NULL,
    published_at integer NOT NULL
  )`)
  await db.run(sql`CREATE TABLE staged_observations (
    import_id integer NOT NULL,
    indicator_id integer NOT NULL,
    country text NOT NULL,
    year integer NOT NULL,
    value real,
    status text,
    line integer NOT NULL,
    PRIMARY KEY (import_id, indicator_id, country, year)
  )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE staged_observations`)
  await db.run(sql`DROP TABLE figures_versions`)
  await db.run(sql`DROP TABLE observations`)
}
