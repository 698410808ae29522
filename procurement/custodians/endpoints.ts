import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { requireApproval } from '../../accounts/step-up/require-approval.ts'
import { custodianRefusal, type CustodianRefusal } from '../../languages/back-office/custodian-refusals.ts'
import type { Language } from '../../languages/languages.ts'
import { languageOf } from '../../languages/back-office/language-of.ts'
import { hasRole } from '../../model/access/roles.ts'
import { forbidden, jsonAnswer, notFound, refusalAnswer, routeNumber } from '../../model/endpoint-answers.ts'
import { toBase64 } from '../../proofs/bytes.ts'
import type { Act } from '../../accounts/step-up/act.ts'
import { confirmCustodians, newAppointments, proposeCustodians, takeAppointmentsBack } from './appoint.ts'
import { custodianContextOf, type CustodianContext } from './custodian-context.ts'
import { CustodianRefusedError } from './custodian-refused-error.ts'
import { describeOverview, describeTenderCustodians } from './describe-custodians.ts'
import { makeFirstExamples } from './first-steps.ts'
import { newKey, registerKey, revokeKey } from './register-key.ts'
import { seesCustodians } from './sees-custodians.ts'
import { answerRehearsal, startRehearsal } from './rehearse.ts'

const statuses: Readonly<Partial<Record<CustodianRefusal, number>>> = {
  notUnderstood: 400,
  notCustodian: 403,
  notProcurement: 403,
  notAdministrator: 403,
  accountTooNew: 403,
  appointsItself: 403,
  notAppointed: 403,
  noSuchKey: 404,
  noSuchTender: 404,
}

const answer = z.object({ text: z.string().max(1000) })

interface Call {
  req: PayloadRequest
  context: CustodianContext
  language: Language
  approve: (act: Act) => ReturnType<typeof requireApproval>
}

/** Calls about keys of custodians, below `/cms-api`. */
export const custodianEndpoints: Endpoint[] = [
  endpoint('get', '/custodian-keys', overview),
  endpoint('post', '/custodian-keys', async (call) => {
    const given = await read(call.req, newKey)
    await registerKey(call.context, call.req.user, given, call.language, call.approve)
    return overview(call)
  }),
  endpoint('post', '/custodian-keys/examples', async (call) => {
    const { req, context, approve } = call
    const examples = await makeFirstExamples(context, req.user, approve)
    return { examples, overview: await overview(call) }
  }),
  endpoint('post', '/custodian-keys/:key/revoke', async (call) => {
    await revokeKey(call.context, call.req.user, routeNumber(call.req, 'key'), call.approve)
    return overview(call)
  }),
]

/** Calls about a tender's custodians, below `/cms-api/tenders`. */
export const custodianEndpointsOfTenders: Endpoint[] = [
  endpoint('get', '/:id/custodians', ofTender),
  endpoint('post', '/:id/appointments', async (call) => {
    const given = await read(call.req, newAppointments)
    await proposeCustodians(call.context, tenderOf(call), call.req.user, given, call.approve)
    return ofTender(call)
  }),
  endpoint('post', '/:id/appointments/confirm', async (call) => {
    await confirmCustodians(call.context, tenderOf(call), call.req.user, call.approve)
    return ofTender(call)
  }),
  endpoint('delete', '/:id/appointments', async (call) => {
    await takeAppointmentsBack(call.context, tenderOf(call), call.req.user)
    return ofTender(call)
  }),
  endpoint('post', '/:id/rehearsal', async (call) => {
    const { tender, key, sealed } = await startRehearsal(call.context, tenderOf(call), call.req.user)
    return { tender, key, sealed: toBase64(sealed) }
  }),
  endpoint('post', '/:id/rehearsal/answer', async (call) => {
    const { text } = await read(call.req, answer)
    await answerRehearsal(call.context, tenderOf(call), call.req.user, text)
    return overview(call)
  }),
]

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
        const context = await custodianContextOf(req.payload)
        const language = languageOf(req)
        const approve = (act: Act) => requireApproval(req, act)
        return jsonAnswer(await handle({ req, context, language, approve }))
      } catch (error) {
        if (!(error instanceof CustodianRefusedError)) throw error
        const { refusal, from } = error
        return refusalAnswer(statuses[refusal] ?? 409, custodianRefusal(refusal, req, from))
      }
    },
  }
}

async function read<Given>(req: PayloadRequest, schema: z.ZodType<Given>): Promise<Given> {
  await addDataAndFileToRequest(req)
  const given = schema.safeParse(req.data)
  if (given.success) return given.data
  throw new CustodianRefusedError('notUnderstood', { cause: given.error })
}

const tenderOf = ({ req }: Call) => routeNumber(req, 'id')

/** The back office's page of custodians: for those who are, who appoint, and administrators. */
async function overview({ req, context, language }: Call): Promise<object> {
  if (!req.user || !seesCustodians(req.user)) forbidden(req)
  return describeOverview(context, req.user, language)
}

async function ofTender({ req, context }: Call): Promise<object> {
  if (!req.user || !hasRole(req.user, 'procurement')) forbidden(req)
  return (await describeTenderCustodians(context, routeNumber(req, 'id'), req.user)) ?? notFound(req)
}
