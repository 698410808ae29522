import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { RawSql } from '../../store/database/raw-sql.ts'
import type { StagedSubmission } from './submission-store.ts'

/**
 * The condition under which a submission may be acknowledged, judged in the statement that does it: its files can't have
 * been swept away yet (by the database's clock, however long this process stood still), and they are where the
 * installation's submissions are, which may have been moved meanwhile.
 */
export function mayStillCount(
  { dialect }: Pick<RawSql, 'dialect'>,
  { countsUntil, place }: Pick<StagedSubmission, 'countsUntil' | 'place'>,
): SQL {
  const present =
    dialect === 'postgres'
      ? sql`extract(epoch FROM clock_timestamp()) * 1000`
      : sql`unixepoch('subsec') * 1000`
  return sql`${present} < ${countsUntil}
    AND NOT EXISTS (SELECT 1 FROM identities WHERE name = 'submissions' AND value <> ${place})`
}
