import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import type { Role } from '../../../model/access/roles.ts'
import type { Language } from '../../../languages/languages.ts'
import { administrator } from './staff.ts'

export interface NewAccount {
  name: string
  email: string
  password: string
  roles: Role[]
  translatorLanguages?: Language[]
}

const needsApproval = z.object({
  errors: z.tuple([z.object({ data: z.object({ approval: z.object({ challenge: z.string() }) }) })]),
})

/** Makes an account as the administrator, who is signed in: what is asked to be confirmed is confirmed with the password. */
export async function createAccount(request: APIRequestContext, data: NewAccount): Promise<void> {
  const asked = await request.post('/cms-api/users', { data })
  const { challenge } = needsApproval.parse(await asked.json()).errors[0].data.approval
  const answer = { challenge, password: administrator.password }
  await expectDone(await request.post('/cms-api/step-up/approve', { data: answer }))
  await expectDone(await request.post('/cms-api/users', { data, headers: { 'X-Approval': challenge } }))
}

async function expectDone(response: Awaited<ReturnType<APIRequestContext['post']>>): Promise<void> {
  if (!response.ok())
    throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`)
}
