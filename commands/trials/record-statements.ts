import { Sqlite3Client } from '@libsql/client/sqlite3'
import { Client } from 'pg'

/**
 * Loaded before the public server (`--import`), notes each statement that it sends to its database once, and sends all of
 * them to its parent when asked. Lists from which one is to be IN count as one, however long they are.
 */
const statements = new Set<string>()

function note(statement: unknown): void {
  const text = textOf(statement)
  if (text === undefined || !/^\s*(select|insert|update|delete|with)\b/i.test(text)) return
  statements.add(text.replaceAll(/\b(in) \((\?, )+\?\)/gi, '$1 (?, ?)'))
}

function textOf(statement: unknown): string | undefined {
  if (typeof statement === 'string') return statement
  if (typeof statement !== 'object' || statement === null) return undefined
  if ('sql' in statement) return String(statement.sql)
  return 'text' in statement ? String(statement.text) : undefined
}

const { execute, batch } = Sqlite3Client.prototype
Sqlite3Client.prototype.execute = function noted(this: Sqlite3Client, ...given: Parameters<typeof execute>) {
  note(given[0])
  return execute.apply(this, given)
}
Sqlite3Client.prototype.batch = function noted(this: Sqlite3Client, ...given: Parameters<typeof batch>) {
  for (const statement of given[0]) note(statement)
  return batch.apply(this, given)
}

const prototype: object = Client.prototype
const query: unknown = Reflect.get(prototype, 'query')
if (typeof query !== 'function') throw new Error('pg has no query to listen to')
Reflect.set(prototype, 'query', function noted(this: unknown, ...given: unknown[]): unknown {
  note(given[0])
  return Reflect.apply(query, this, given)
})

process.on('message', (message) => {
  if (message === 'statements') process.send?.({ statements: [...statements].toSorted() })
})
