import { addDataAndFileToRequest, resetPasswordOperation, type Endpoint } from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import { z } from 'zod'
import { noStore } from '../../model/endpoint-answers.ts'
import { needsSecondFactor } from '../second-factor/check-second-factor.ts'
import { endSessionsOf } from '../sessions/sessions.ts'

const text = z.string().catch('')
const given = z.object({ token: text, password: text }).catch({ token: '', password: '' })
const owner = z.object({ id: z.number(), email: z.string(), roles: z.array(z.string()) })

/**
 * In the place of Payload's own, which lets everybody in who has chosen a new password: whoever signs in with a second factor
 * does so then, too.
 */
export const chooseNewPassword: Endpoint = {
  path: '/reset-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const { payload } = req
    const collection = payload.collections.users
    const { token, user } = await resetPasswordOperation({ collection, data: given.parse(req.data), req })
    const message = req.t('authentication:passwordResetSuccessfully')
    const person = owner.parse(user)
    if (await needsSecondFactor(req, person)) {
      await endSessionsOf(payload, person.id, { allBut: undefined })
      return Response.json({ message }, { headers: noStore })
    }
    const cookie = generatePayloadCookie({
      collectionAuthConfig: collection.config.auth,
      cookiePrefix: payload.config.cookiePrefix,
      token: token ?? '',
    })
    return Response.json({ message, user }, { headers: { ...noStore, 'Set-Cookie': cookie } })
  },
}
