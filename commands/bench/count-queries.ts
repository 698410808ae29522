import { Sqlite3Client } from '@libsql/client/sqlite3'

/**
 * Loaded before the public server (`--import`), counts the statements that it sends to SQLite and reports to its parent how
 * many when asked. The watch over the content version and the signer of the transparency log, which go on by themselves, are left out.
 */
let count = 0

function isCounted(statement: unknown): boolean {
  const text =
    typeof statement === 'string'
      ? statement
      : typeof statement === 'object' && statement !== null && 'sql' in statement
        ? String(statement.sql)
        : ''
  return !/\bcontent_versions\b|\blog_[a-z]+\b|\bproposal_openings\b|^\s*(pragma|begin|commit)/i.test(text)
}

const { execute, batch } = Sqlite3Client.prototype
Sqlite3Client.prototype.execute = function counted(
  this: Sqlite3Client,
  ...given: Parameters<typeof execute>
) {
  if (isCounted(given[0])) count += 1
  return execute.apply(this, given)
}
Sqlite3Client.prototype.batch = function counted(this: Sqlite3Client, ...given: Parameters<typeof batch>) {
  count += given[0].filter(isCounted).length
  return batch.apply(this, given)
}

process.on('message', (message) => {
  if (message === 'queries') process.send?.({ queries: count })
})
