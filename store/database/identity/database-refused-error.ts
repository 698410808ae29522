/** The database can't be used with this machine's settings and files. The message is for the person at the terminal. */
export class DatabaseRefusedError extends Error {}

/** What failed while a database was opened, as one sentence; what is one already stays as it is. */
export function cannotBeOpened(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseRefusedError) return error
  return new DatabaseRefusedError(
    `The database can't be opened: ${error.message.replace(/^Error: cannot connect to /, '')}.`,
    { cause: error },
  )
}
