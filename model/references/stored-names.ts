import { sql } from '@payloadcms/db-sqlite/drizzle'

// Payload's names of tables and columns, for statements that are made of the content model's own fields.

export const tableOf = (collection: string) => sql.identifier(inSnakeCase(collection))
export const localesTableOf = (collection: string) => sql.identifier(`${inSnakeCase(collection)}_locales`)
export const columnOf = (field: string) => sql.identifier(inSnakeCase(field))

function inSnakeCase(name: string): string {
  return name.replaceAll('-', '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
