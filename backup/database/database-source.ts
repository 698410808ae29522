/** The database as a backup reads it. */
export interface DatabaseSource {
  readonly dialect: 'sqlite' | 'postgres'
  /** Rows as the database has them at present. */
  rows: Rows
  /**
   * Takes the database as it is at one moment.
   * @param file where its copy is written
   */
  takeSnapshot: (file: string) => Promise<Snapshot>
  close: () => Promise<void>
}

/** The rows of a statement without parameters. */
export type Rows = (statement: string) => Promise<unknown[]>

/** The database at one moment: a file to be archived, and what stands in it. */
export interface Snapshot {
  moment: Date
  /** Version of the database program. */
  version: string
  rows: Rows
  /** Forgets it; the file stays. */
  close: () => Promise<void>
}
