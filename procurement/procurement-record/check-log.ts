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

/** Reads the transparency log, and every entry of the procurement record against the leaf that stands for it, both ways. */
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
  // A row may name an entry of the record that its leaf does not bind: each is held against what it names.
  const claims = Map.groupBy(
    [
      ...waiting.map(({ record, text }) => ({ record, text, salt: null })),
      ...leaves.map(({ record, leaf, salt, private: secret }) => {
        return { record, text: textOf(secret) ?? leaf, salt }
      }),
    ],
    ({ record }) => record,
  )
  const unnamed = leaves
    .filter(({ record, leaf, private: secret }) => {
      return record === null && readDetails(textOf(secret) ?? leaf, boundEntry) !== undefined
    })
    .map(
      ({ sequence }) =>
        `The row of entry ${sequence} of the log does not say for which entry of the procurement record it stands.`,
    )
  claims.delete(null)
  const findings = recorded
    .filter(({ sequence }) => sequence > (opened?.record ?? 0))
    .flatMap(({ sequence, hash }) => {
      const found = claims.get(sequence)
      claims.delete(sequence)
      if (!found) return [`Entry ${sequence} of the procurement record is not in the transparency log.`]
      const areOfEntry = found.every(({ text, salt }) => {
        const expected = salt ? boundHash(fromHex(hash), fromBase64(salt)).bound : hash
        return readDetails(text, boundEntry)?.entry === expected
      })
      return areOfEntry
        ? []
        : [`Entry ${sequence} of the procurement record is not the one in the transparency log.`]
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
            `Entry ${atOpening.sequence} of the procurement record is not the one that the transparency log began with.`,
          ]
        : []),
      ...findings,
      ...unnamed,
      ...[...claims.keys()]
        .filter((sequence) => sequence !== null && !since.has(sequence))
        .map(
          (sequence) =>
            `The transparency log has entry ${sequence} of the procurement record, which is not there.`,
        ),
    ],
  }
}

function textOf(secret: string | null): string | undefined {
  return readDetails(secret ?? '', z.object({ text: z.string() }))?.text
}
