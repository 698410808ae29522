import type { Payload } from 'payload'
import { z } from 'zod'
import { environment } from '../../environment.ts'
import { fromBase64, fromHex } from '../../proofs/bytes.ts'
import type { ProcurementRecord } from '../../store/payload-types.ts'
import { boundHash } from '../../transparency/append.ts'
import { logContextOf } from '../../transparency/log-context.ts'
import { readPending } from '../../transparency/log-rows.ts'
import { readOpenedLog } from '../../transparency/open-log.ts'
import { verifyLog, type CheckedLog } from '../../transparency/verify-log.ts'
import { readLeavesOfRecord } from './leaves-of-record.ts'
import { readEntries } from './read-entries.ts'
import { readDetails } from './received-details.ts'

const boundEntry = z.object({ entry: z.string() })

/** Reads the public log, and every entry of the procurement record against the leaf that stands for it, both ways. */
export async function checkLog(
  payload: Payload,
  recorded: readonly ProcurementRecord[],
): Promise<CheckedLog> {
  const log = await logContextOf(payload)
  const opened = await readOpenedLog(payload)
  // In this order: what waited may have been published since.
  const waiting = await readPending(payload)
  const leaves = await readLeavesOfRecord(payload)
  const checked = await verifyLog({ ...log, folder: environment().signingKeysFolder })
  const texts = new Map([
    ...waiting.flatMap(({ record, text }) => (record === null ? [] : [[record, text] as const])),
    ...leaves.map(({ record, leaf, private: secret }) => [record, textOf(secret) ?? leaf] as const),
  ])
  const salts = new Map(leaves.map(({ record, salt }) => [record, salt]))
  const findings = recorded
    .filter(({ sequence }) => sequence > (opened?.record ?? 0))
    .flatMap(({ sequence, hash }) => {
      const text = texts.get(sequence)
      texts.delete(sequence)
      if (text === undefined) return [`Entry ${sequence} of the procurement record is not in the public log.`]
      const salt = salts.get(sequence)
      const expected = salt ? boundHash(fromHex(hash), fromBase64(salt)).bound : hash
      return readDetails(text, boundEntry)?.entry === expected
        ? []
        : [`Entry ${sequence} of the procurement record is not the one in the public log.`]
    })
  const since = new Set(
    (await readEntries(payload, recorded.at(-1)?.sequence)).map(({ sequence }) => sequence),
  )
  const atOpening = recorded.find(({ sequence }) => sequence === opened?.record)
  return {
    ...checked,
    findings: [
      ...checked.findings,
      ...(atOpening && atOpening.hash !== opened?.recordHash
        ? [
            `Entry ${atOpening.sequence} of the procurement record is not the one that the public log began with.`,
          ]
        : []),
      ...findings,
      ...[...texts.keys()]
        .filter((sequence) => !since.has(sequence))
        .map(
          (sequence) => `The public log has entry ${sequence} of the procurement record, which is not there.`,
        ),
    ],
  }
}

function textOf(secret: string | null): string | undefined {
  return readDetails(secret ?? '', z.object({ text: z.string() }))?.text
}
