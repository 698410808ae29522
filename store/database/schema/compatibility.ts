/**
 * Which state of the schema this release reads and writes. A release that stops using a table, a column or a value raises
 * it by one; a later release may then remove what is no longer used, and says so in `contracts`.
 */
export const readsSchema = 1

/** A migration that takes something away, or may fail under the release before it (docs/decisions/020-upgrades.md). */
export interface Contract {
  /** The migrations' names, one of each database. */
  migrations: readonly string[]
  /** `readsSchema` of the first release that works on the schema afterwards. */
  readableSince: number
  /** What is taken away, and which release stopped using it. */
  reason: string
}

export const contracts: readonly Contract[] = []

/** `readsSchema` that a release needs at least after a migration. */
export function readableSince(migration: string): number {
  return contracts.find(({ migrations }) => migrations.includes(migration))?.readableSince ?? 1
}
