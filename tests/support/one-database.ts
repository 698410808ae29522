import { inject } from 'vitest'

const isOnPostgres = inject('templates').empty.postgres !== undefined

/** Of tests that cost much and don't depend on the database: each is tried on one of the two. */
export const onSqliteOnly = { skip: isOnPostgres }
export const onPostgresOnly = { skip: !isOnPostgres }
