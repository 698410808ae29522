import { z } from 'zod'
import { minutesSchema } from '../../../procurement/openings/minutes.ts'
import { minutesOfTender } from '../../../procurement/openings/minutes-of-tender.ts'
import { toHex } from '../../../proofs/bytes.ts'
import { component } from '../../../store/api/components.ts'
import type { Endpoint } from '../endpoint.ts'

const response = component(
  'TenderMinutes',
  'What happened at the opening of a tender’s envelopes.',
  minutesSchema.extend({
    entries: z
      .array(
        z.object({
          sequence: z.number().int().meta({ description: 'Its place in the transparency log, from 0.' }),
          hash: z.string().meta({ description: 'Its hash in the log’s tree (RFC 6962), hexadecimal.' }),
        }),
      )
      .meta({
        description:
          'The entries of the transparency log that say this; several where one would be too long.',
      }),
  }),
)

/** GET of what happened at the opening of a tender's envelopes. */
export const tenderMinutesEndpoint: Endpoint = {
  method: 'get',
  path: '/tenders/{id}/minutes',
  route: '/tenders/:value/minutes',
  operationId: 'getTenderMinutes',
  summary: 'The minutes of a tender’s opening, as the transparency log has them',
  description:
    'Whose key shares came and whose were wrong, and what became of each proposal, by its reference. There are none before the opening by custodians is finished. Nothing in them names a person. The body is sent without an envelope.',
  pathParameter: {
    name: 'id',
    description: 'The id or the slug of the tender.',
    example: 'independent-review-of-brine-outfalls',
  },
  parameters: {},
  response,
  answer: async ({ reading, parameters, pathValue }) => {
    const errors = parameters.errors()
    if (errors) return { outcome: 'invalid', errors }
    const found = await minutesOfTender(reading, pathValue)
    if (!found) return { outcome: 'unknown record' }
    if ('movedTo' in found) return { outcome: 'moved', to: `/tenders/${found.movedTo}/minutes` }
    const { entries, ...said } = found.minutes
    const body = { ...said, entries: entries.map(({ sequence, hash }) => ({ sequence, hash: toHex(hash) })) }
    return { outcome: 'found', body }
  },
}
