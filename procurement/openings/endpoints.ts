import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { requireApproval } from '../../accounts/step-up/require-approval.ts'
import { openingRefusal, type OpeningRefusal } from '../../languages/back-office/opening-refusals.ts'
import { forbidden, jsonAnswer, refusalAnswer, routeNumber } from '../../model/endpoint-answers.ts'
import { OpeningRefusedError } from '../proposal-openings/opening-refused-error.ts'
import { beginOpening } from './begin-opening.ts'
import { closeGathering } from './close-gathering.ts'
import { describeOpening, describeOpenings } from './describe-opening.ts'
import { handedInSchema, handInShares } from './hand-in-shares.ts'
import { custodianOpeningContext, type CustodianOpeningContext } from './opening-context.ts'
import { endPause } from './openings-table.ts'
import { sharesForCustodian } from './shares-for-custodian.ts'

const statuses: Readonly<Partial<Record<OpeningRefusal, number>>> = {
  noTerms: 404,
  notACustodian: 403,
  notOwnKey: 403,
  custodianTooNew: 403,
  sharesUnreadable: 400,
  notSignedYet: 425,
  keyUnavailable: 503,
}

interface Call {
  req: PayloadRequest
  context: CustodianOpeningContext
  tender: number
}

/** Calls about the opening of a tender by its custodians, below `/cms-api/tenders`. */
export const custodianOpeningEndpoints: Endpoint[] = [
  endpoint('get', '/:id/opening/state', state),
  endpoint('post', '/:id/opening', async (call) => {
    const { req, context, tender } = call
    await beginOpening(context, tender, req.user, (act) => requireApproval(req, act))
    return state(call)
  }),
  endpoint('get', '/:id/opening/shares', ({ req, context, tender }) =>
    sharesForCustodian(context, tender, req.user),
  ),
  endpoint('post', '/:id/opening/shares', async (call) => {
    const { req, context, tender } = call
    await addDataAndFileToRequest(req)
    const given = handedInSchema.safeParse(req.data)
    if (!given.success) throw new OpeningRefusedError('sharesUnreadable')
    await handInShares(context, tender, req.user, given.data.shares)
    return state(call)
  }),
  endpoint('post', '/:id/opening/close', async (call) => {
    const { req, context, tender } = call
    await closeGathering(context, tender, req.user, (act) => requireApproval(req, act))
    return state(call)
  }),
  endpoint('post', '/:id/opening/retry', async (call) => {
    if ((await state(call)).mayRetry) await endPause(call.context.payload, call.tender)
    return state(call)
  }),
]

/** The openings that the person has to do with, at `/cms-api/openings`. */
export const openingsEndpoint: Endpoint = {
  path: '/openings',
  method: 'get',
  handler: async (req) => {
    if (!req.user) forbidden(req)
    const context = await custodianOpeningContext(req.payload)
    return jsonAnswer({ openings: await describeOpenings(context, req.user) })
  },
}

function state({ req, context, tender }: Call) {
  return describeOpening(context, tender, req.user)
}

function endpoint(
  method: Endpoint['method'],
  path: string,
  handle: (call: Call) => Promise<object>,
): Endpoint {
  return {
    ...{ method, path },
    handler: async (req) => {
      if (!req.user) return forbidden(req)
      try {
        const context = await custodianOpeningContext(req.payload)
        return jsonAnswer(await handle({ req, context, tender: routeNumber(req, 'id') }))
      } catch (error) {
        if (!(error instanceof OpeningRefusedError)) throw error
        const { refusal, openers } = error
        return refusalAnswer(statuses[refusal] ?? 409, openingRefusal(refusal, req, openers))
      }
    },
  }
}
