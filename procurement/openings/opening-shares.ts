import { sql, type SQL } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { rawSql } from '../../store/database/raw-sql.ts'
import type { ShareVerdict, VerdictsOfEnvelope } from './prospects.ts'

const verdicts = ['good', 'nothing', 'custodian answered wrongly', 'damaged envelope'] as const

/** What a custodian handed over for one envelope, and what was found of it. */
export interface StoredShare {
  /** Number of the custodian in the terms, from 1. */
  custodian: number
  /** The envelope's recipient. */
  envelope: string
  /** Base64 of an age file for the procurement's key, with the share; null where there is none. */
  sealedShare: string | null
  verdict: ShareVerdict
  /** Instant, ISO 8601. */
  handedInAt: string
}

const shareRows = z.array(
  z
    .object({
      custodian: z.coerce.number(),
      envelope: z.string(),
      sealed_share: z.string().nullable(),
      verdict: z.enum(verdicts satisfies readonly ShareVerdict[]),
      handed_in_at: z.string(),
    })
    .transform(({ sealed_share: sealedShare, handed_in_at: handedInAt, ...share }): StoredShare => ({
      ...share,
      ...{ sealedShare, handedInAt },
    })),
)

export async function sharesOf(payload: Payload, tender: number): Promise<StoredShare[]> {
  const { rows } = await rawSql(payload)
  return shareRows.parse(
    await rows(sql`SELECT * FROM opening_shares WHERE tender = ${tender} ORDER BY envelope, custodian`),
  )
}

/**
 * Stores what was handed over as long as shares are gathered. What is good stays; anything else is replaced by what the same
 * custodian hands over later.
 */
export function shareStatement(tender: number, share: StoredShare): SQL {
  const { custodian, envelope, sealedShare, verdict, handedInAt } = share
  return sql`INSERT INTO opening_shares (tender, custodian, envelope, sealed_share, verdict, handed_in_at)
    SELECT CAST(${tender} AS integer), CAST(${custodian} AS integer), CAST(${envelope} AS text), CAST(${sealedShare} AS text),
      CAST(${verdict} AS text), CAST(${handedInAt} AS text)
    WHERE EXISTS (SELECT 1 FROM openings WHERE tender = ${tender} AND state = 'gathering')
    ON CONFLICT (tender, custodian, envelope) DO UPDATE
      SET sealed_share = excluded.sealed_share, verdict = excluded.verdict, handed_in_at = excluded.handed_in_at
      WHERE opening_shares.verdict <> 'good'`
}

/** What custodians said of each of these envelopes, also of those for which nothing came. */
export function verdictsByEnvelope(
  envelopes: readonly string[],
  shares: readonly StoredShare[],
): ReadonlyMap<string, VerdictsOfEnvelope> {
  return new Map(
    envelopes.map((envelope) => [
      envelope,
      new Map(
        shares
          .filter((share) => share.envelope === envelope)
          .map(({ custodian, verdict }) => [custodian, verdict]),
      ),
    ]),
  )
}
