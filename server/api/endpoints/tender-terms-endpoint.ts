import { z } from 'zod'
import { givenTerms } from '../../../procurement/terms/given-terms.ts'
import { tenderKind } from '../../../procurement/tenders/kind.ts'
import { findRecord } from '../../../store/read/list-records.ts'
import { component } from '../../../store/api/components.ts'
import { logContextOf } from '../../../transparency/log-context.ts'
import type { Endpoint } from '../endpoint.ts'

const provenEntry = z.object({
  entry: z.string().meta({ description: 'The entry of the transparency log, as its bytes were hashed.' }),
  index: z.int().min(0).meta({ description: 'Its place in the log, from 0.' }),
  inclusion: z.array(z.string()).meta({
    description: 'Hashes (base64) that lead from the entry to the root of the checkpoint (RFC 6962).',
  }),
})

const termsSchema = component(
  'TenderTerms',
  'The terms of a tender with what proves them.',
  provenEntry.extend({
    addenda: z.array(provenEntry).meta({
      description: 'Entries that have moved the deadline later or replaced documents since, in their order.',
    }),
    checkpoint: z.string().meta({
      description: 'The signed state of the log under which all of these are (C2SP tlog-checkpoint).',
    }),
    logKey: z.string().meta({
      description: 'The key of the log. Whoever relies on it compares it with what they noted before.',
    }),
    script: z.string().nullable().meta({
      description:
        '`integrity` (SHA-384) of the script that seals proposals in browsers; null where there is none.',
    }),
  }),
)

/** GET of what a tender promises, with what proves it. */
export const tenderTermsEndpoint: Endpoint = {
  method: 'get',
  path: '/tenders/{id}/terms',
  route: '/tenders/:value/terms',
  operationId: 'getTenderTerms',
  summary: 'The terms of a tender, as the transparency log has them',
  description:
    'Deadline, fingerprints of the documents, and the custodians with their public keys, with proof that they are in the log. There are none for a tender that was published without custodians, and for some seconds after a publication. An envelope sealed to them is sent to `/api/tenders/{id}/envelopes` (tus 1.0.0: creation, checksum, expiration, termination); `GET` of the upload’s address followed by `/receipt` gives the receipt. The body is sent without an envelope.',
  pathParameter: {
    name: 'id',
    description: 'The id or the slug of the tender.',
    example: 'independent-review-of-brine-outfalls',
  },
  parameters: {},
  response: termsSchema,
  answer: async ({ reading, parameters, pathValue }) => {
    const errors = parameters.errors()
    if (errors) return { outcome: 'invalid', errors }
    const found = await findRecord(tenderKind, reading, pathValue)
    if (!found.found) {
      return found.movedTo === undefined
        ? { outcome: 'unknown record' }
        : { outcome: 'moved', to: `/tenders/${found.movedTo}/terms` }
    }
    const given = await givenTerms(await logContextOf(reading.payload), Number(found.record.id))
    return given ? { outcome: 'found', body: given } : { outcome: 'unknown record' }
  },
}
