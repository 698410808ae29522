import type { Endpoint, PayloadRequest } from 'payload'
import { hasRole } from '../../model/access/roles.ts'
import { forbidden, jsonAnswer, notFound, refusalAnswer, routeNumber } from '../../model/endpoint-answers.ts'
import { openingRefusal, type OpeningRefusal } from '../../languages/back-office/opening-refusals.ts'
import { requireApproval } from '../../accounts/step-up/require-approval.ts'
import { openingContext } from '../proposals/opening/opening-context.ts'
import { beginOpening } from './begin-opening.ts'
import { confirmOpening } from './confirm-opening.ts'
import { OpeningRefusedError } from './opening-refused-error.ts'
import { summarizeProposals } from './proposals-summary.ts'

const statuses: Readonly<Partial<Record<OpeningRefusal, number>>> = {
  notAnOpener: 403,
  accountTooNew: 403,
  noSuchTender: 404,
  keyUnavailable: 503,
}

/** Calls about a tender's proposals, below `/cms-api/tenders`. */
export const tenderEndpoints: Endpoint[] = [
  {
    path: '/:id/proposals-summary',
    method: 'get',
    handler: async (req) => {
      if (!hasRole(req.user, 'procurement', 'bid-opener')) forbidden(req)
      return jsonAnswer(await summary(req))
    },
  },
  {
    path: '/:id/opening/begin',
    method: 'post',
    handler: (req) =>
      answerTo(req, async (tender) => {
        await beginOpening(openingContext(req.payload), tender, req.user, (act) => requireApproval(req, act))
        return summary(req)
      }),
  },
  {
    path: '/:id/opening/confirm',
    method: 'post',
    handler: (req) =>
      answerTo(req, async (tender) => {
        await confirmOpening(openingContext(req.payload), tender, req.user, (act) =>
          requireApproval(req, act),
        )
        return summary(req)
      }),
  },
]

async function summary(req: PayloadRequest) {
  const id = routeNumber(req, 'id')
  const found = await summarizeProposals(req.payload, id, req.user, new Date(), req.i18n.language)
  return found ?? notFound(req)
}

async function answerTo(req: PayloadRequest, act: (tender: number) => Promise<unknown>): Promise<Response> {
  try {
    return jsonAnswer(await act(routeNumber(req, 'id')))
  } catch (error) {
    if (!(error instanceof OpeningRefusedError)) throw error
    return refusalAnswer(statuses[error.refusal] ?? 409, openingRefusal(error.refusal, req, error.openers))
  }
}
