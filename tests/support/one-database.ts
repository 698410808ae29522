import { inject } from 'vitest'

/** Whether this run is the one on Postgres. */
export const isOnPostgres = inject('templates').empty.postgres !== undefined

/** For tests that take long and don't depend on the database: they run on SQLite alone. */
export const onSqliteOnly = { skip: isOnPostgres }

/** For tests of what only Postgres has, or that take long and don't depend on the database: they run on Postgres alone. */
export const onPostgresOnly = { skip: !isOnPostgres }
