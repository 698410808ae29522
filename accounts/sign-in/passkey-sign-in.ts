import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { environment } from '../../environment.ts'
import { stepUpRule } from '../../languages/back-office/step-up-rules.ts'
import { jsonAnswer, refusalAnswer } from '../../model/endpoint-answers.ts'
import { findChallenge, openChallenge, takeChallenge } from '../step-up/challenges.ts'
import { ownerOfPasskey } from '../step-up/passkeys.ts'
import { relyingParty } from '../step-up/relying-party.ts'
import { signedAnswer, verifySignature } from '../step-up/verify-passkey.ts'
import { attemptsOf } from './attempts.ts'
import { letIn } from './let-in.ts'
import { addressOf, tooMany } from './who-signs-in.ts'

/** In the place of an account's number, where nobody is known yet. */
const nobody = 0

const given = z.object({ challenge: z.string(), passkey: signedAnswer })

/** What the browser is to have signed by one of the passkeys that it has for this site. */
export const askForPasskey: Endpoint = {
  path: '/passkey-challenge',
  method: 'post',
  handler: async (req) => {
    const wait = await attemptsOf(req.payload).toUsePasskey(addressOf(req))
    if (wait !== undefined) return tooMany(req, wait)
    const { challenge } = await openChallenge(req.payload, nobody, { name: 'sign in', about: {} }, new Date())
    return jsonAnswer({ challenge, rpId: relyingParty(environment()).id })
  },
}

/** Signing in with a passkey alone: the device has recognised its owner, which makes two factors of one. */
export const signInWithPasskey: Endpoint = {
  path: '/passkey-login',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const answer = given.safeParse(req.data).data
    const owner = answer && (await signerOf(req, answer))
    if (owner === undefined) {
      req.payload.logger.warn({ account: null, msg: 'A sign-in with a passkey failed' })
      return refusalAnswer(401, stepUpRule('passkeyRefused', req))
    }
    const user = await req.payload.findByID({
      collection: 'users',
      id: owner,
      depth: 0,
      disableErrors: true,
      overrideAccess: true,
    })
    if (!user) return refusalAnswer(401, stepUpRule('passkeyRefused', req))
    return letIn(req, { ...user, collection: 'users' })
  },
}

async function signerOf(
  { payload }: PayloadRequest,
  { challenge: text, passkey }: z.output<typeof given>,
): Promise<number | undefined> {
  const now = new Date()
  const challenge = await findChallenge(payload, nobody, text, now)
  const account = await ownerOfPasskey(payload, passkey.id)
  if (!challenge || account === undefined) return undefined
  const signed = await verifySignature(
    payload,
    { account, challenge: challenge.challenge },
    passkey,
    environment(),
    now,
  )
  return signed && (await takeChallenge(payload, challenge)) ? account : undefined
}
