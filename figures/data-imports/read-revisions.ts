import type { Reading } from '../../store/read/reading.ts'
import {
  changesOfVersion,
  countChanges,
  listDifferences,
  type CountsOfIndicators,
  type Difference,
  type WantedDifferences,
} from './differences.ts'
import type { DataImport } from './kind.ts'

/** A value that an update changed: the former one, and the one that it gave in its place. */
export type Revision = Difference & { former: number; value: number }

type OfImport = Pick<DataImport, 'version'>

/**
 * The values that a published update revised, with the former and the new one, by indicator, country code and year. They
 * stay the same for ever, also when the update is undone or a later one revises them again.
 * @param importRecord as `dataImportKind` reads it; one that is not published revised nothing
 * @param wanted how many at most, how many are passed over before them, and whether of one indicator only
 */
export async function readRevisions(
  { payload }: Reading,
  { version }: OfImport,
  wanted: Omit<WantedDifferences, 'ways'> = { most: 1000 },
): Promise<Revision[]> {
  if (version === null) return []
  const found = await listDifferences(payload, changesOfVersion(version), { ...wanted, ways: ['revised'] })
  return found.flatMap(({ former, value, ...of }) =>
    former === null || value === null ? [] : [{ ...of, former, value }],
  )
}

/**
 * As `readRevisions`, but also values that are new (without a former one) and those that were withdrawn (without a value).
 */
export async function readChanges(
  { payload }: Reading,
  { version }: OfImport,
  wanted: WantedDifferences = { most: 1000 },
): Promise<Difference[]> {
  return version === null ? [] : listDifferences(payload, changesOfVersion(version), wanted)
}

/**
 * How many values of each indicator a published update added, revised and withdrew, by the id of the indicator's record.
 * Values that it gave and that were there already are counted in the record alone (`unchangedValues`).
 */
export async function countChangesOfImport(
  { payload }: Reading,
  { version }: OfImport,
): Promise<CountsOfIndicators> {
  return version === null ? new Map() : countChanges(payload, changesOfVersion(version))
}
