import type { PayloadRequest } from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import { enterInJournal } from '../../model/journal/enter-in-journal.ts'
import { noStore } from '../../model/endpoint-answers.ts'
import { beginSession } from './begin-session.ts'

/** Begins a session, whose token the answer has in its cookie alone. */
export async function letIn(
  req: PayloadRequest,
  person: NonNullable<PayloadRequest['user']>,
  shown: object = { id: person.id, email: person.email, collection: 'users' },
): Promise<Response> {
  const { payload } = req
  const { token, exp } = await beginSession(req, person)
  await enterInJournal(req, { act: 'signed in', kind: null, record: null, title: null }, person)
  const cookie = generatePayloadCookie({
    collectionAuthConfig: payload.collections.users.config.auth,
    cookiePrefix: payload.config.cookiePrefix,
    token,
  })
  return Response.json(
    { message: req.t('authentication:passed'), exp, user: shown },
    { headers: { ...noStore, 'Set-Cookie': cookie } },
  )
}
