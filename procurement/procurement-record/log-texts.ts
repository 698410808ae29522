import { sql } from '@payloadcms/db-sqlite/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { TextError } from '../../proofs/lines.ts'
import { readReceipt, type ReceiptText } from '../../proofs/receipt.ts'
import { textOfWithdrawal, type WithdrawalText } from '../../proofs/withdrawal.ts'
import { rawSql } from '../../store/database/raw-sql.ts'
import { readPending } from '../../transparency/log-rows.ts'
import { notCompletedSchema } from '../proposals/envelopes/not-completed.ts'
import { readDetails } from './received-details.ts'

/** A receipt in the log, published or waiting for its batch. */
export interface LoggedReceipt {
  /** Id of the tender. */
  tender: number | null
  said: ReceiptText
}

export interface LoggedWithdrawal {
  tender: number | null
  /** The text, or the note of which it is. */
  text: string
  said: WithdrawalText
}

/** What the log says of proposals in envelopes, by commitments. */
export interface LogTexts {
  receipts: ReadonlyMap<string, LoggedReceipt>
  withdrawals: ReadonlyMap<string, LoggedWithdrawal>
  /** Commitments of receipts that nobody was given. */
  notCompleted: ReadonlySet<string>
}

const sealedLeaf = z.object({ commitment: z.string() })
const privateText = z.object({ text: z.string() })

const publishedRows = z.array(
  z.object({
    // Of what somebody wrote there by hand nothing is read; the look at the log itself names it.
    commitment: z.string().transform((leaf) => readDetails(leaf, sealedLeaf)?.commitment ?? ''),
    text: z.string().transform((secret) => readDetails(secret, privateText)?.text ?? ''),
    tender: z.coerce.number().nullable(),
  }),
)

/** Reads what the log has about sealed proposals, or is about to have. */
export async function readLogTexts(payload: Payload): Promise<LogTexts> {
  // In this order: what waited may have been published since.
  const waiting = await readPending(payload)
  const database = await rawSql(payload)
  const published = publishedRows.parse(
    await database.rows(sql`SELECT leaf AS commitment, private AS text, tender FROM log_entries
      WHERE kind = 'sealed' AND private IS NOT NULL`),
  )
  const receipts = new Map<string, LoggedReceipt>()
  const withdrawals = new Map<string, LoggedWithdrawal>()
  const notCompleted = new Set<string>()
  for (const { commitment, text, tender } of [...waiting, ...published]) {
    const receipt = orNothing(() => readReceipt(text))
    const withdrawal = orNothing(() => textOfWithdrawal(text))
    const explained = readDetails(text, notCompletedSchema)
    if (receipt) receipts.set(commitment, { tender, said: receipt })
    else if (withdrawal) withdrawals.set(commitment, { tender, text, said: withdrawal })
    else if (explained) notCompleted.add(explained.commitment)
  }
  return { receipts, withdrawals, notCompleted }
}

function orNothing<Said>(read: () => Said): Said | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof TextError) return undefined
    throw error
  }
}
