/** Longest waits for Postgres, in milliseconds. */
export const databaseLimits = {
  /** For a connection, whether a new one or one of the pool's. */
  connect: 5000,
  /** For a statement of a page, a form or the back office. */
  statement: 15_000,
  /** For a lock that another transaction holds. */
  lock: 5000,
  /** Between two statements of a transaction; files are sent and received in between. */
  idleInTransaction: 60_000,
  /** For statements that write all values of an import, which say so (`RawSqlOptions.isLong`). */
  longStatement: 10 * 60_000,
  /** For a server that says nothing at all to the connection that asks again and again (`database-watch.ts`). */
  hang: 2000,
  /** For an answer on one connection in a process that makes no long statements, while the server answers others. */
  silence: 20_000,
}

/** Limits of a session; those who prepare a database change tables with all their rows. */
export function sessionLimits(isPreparing: boolean) {
  const { statement, lock, idleInTransaction } = databaseLimits
  const hour = 60 * 60_000
  return {
    statement_timeout: isPreparing ? hour : statement,
    lock_timeout: isPreparing ? databaseLimits.longStatement : lock,
    idle_in_transaction_session_timeout: isPreparing ? hour : idleInTransaction,
  }
}
