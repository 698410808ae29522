import type { CollectionBeforeOperationHook, CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import { accountRule } from '../../languages/back-office/account-rules.ts'
import { refusedField } from '../../model/fields/refused-field.ts'
import { judgePassword, type PasswordOwner } from './judge-password.ts'
import { siteWords } from './site-words.ts'

const ownerSchema = z.object({ name: z.string().catch(''), email: z.string().catch('') })

/** Whoever sets a password, for themselves or for somebody else, sets one that is hard to guess. */
export const refuseWeakPassword: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const password: unknown = data?.password
  if (typeof password === 'string' && password !== '') {
    await refuse(password, ownerSchema.parse({ ...originalDoc, ...data }), req)
  }
  return data
}

const resetting = z.object({ data: z.object({ password: z.string(), token: z.string().min(1) }) })

/** Payload gives the hook above no password when a forgotten one is replaced. */
export const refuseWeakNewPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'resetPassword') return
  const given = resetting.safeParse(args)
  if (!given.success) return
  const { password, token } = given.data.data
  const owner = await req.payload.db.findOne({
    collection: 'users',
    where: { resetPasswordToken: { equals: token } },
    req,
  })
  if (owner) await refuse(password, ownerSchema.parse(owner), req)
}

async function refuse(password: string, owner: PasswordOwner, req: PayloadRequest): Promise<void> {
  const fault = await judgePassword(password, owner, await siteWords(req.payload))
  if (!fault) return
  throw refusedField('users', 'password', accountRule(fault, req), req)
}
