import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import type { Role } from '../../../model/access/roles.ts'
import type { Language } from '../../../languages/languages.ts'
import { administrator } from './staff.ts'

interface Invited {
  name: string
  email: string
  roles: Role[]
  translatorLanguages?: Language[]
}

export interface NewAccount extends Invited {
  password: string
}

const needsApproval = z.object({
  errors: z.tuple([z.object({ data: z.object({ approval: z.object({ challenge: z.string() }) }) })]),
})

const made = z.object({ doc: z.object({ id: z.number() }) })
const invited = z.object({ link: z.string() })

/**
 * Makes an account as the administrator, who is signed in: what is asked to be confirmed is confirmed with the password.
 * @returns the invitation's link
 */
export async function inviteAccount(request: APIRequestContext, data: Invited): Promise<string> {
  const { doc } = made.parse(await confirmed(request, '/cms-api/users', data))
  const { link } = invited.parse(
    await confirmed(request, `/cms-api/sign-in-security/${doc.id}/invitation`, {}),
  )
  return link
}

/** Makes an account as above, whose person has chosen a password by the invitation's link. */
export async function createAccount(
  request: APIRequestContext,
  { password, ...data }: NewAccount,
): Promise<void> {
  const link = await inviteAccount(request, data)
  const chosen = { token: new URL(link).hash.slice(1), password }
  await expectDone(await request.post('/cms-api/users/link-password', { data: chosen }))
}

async function confirmed(request: APIRequestContext, address: string, data: object): Promise<unknown> {
  const asked = await request.post(address, { data })
  const { challenge } = needsApproval.parse(await asked.json()).errors[0].data.approval
  const answer = { challenge, password: administrator.password }
  await expectDone(await request.post('/cms-api/step-up/approve', { data: answer }))
  const done = await request.post(address, { data, headers: { 'X-Approval': challenge } })
  await expectDone(done)
  return done.json()
}

async function expectDone(response: Awaited<ReturnType<APIRequestContext['post']>>): Promise<void> {
  if (!response.ok())
    throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`)
}
