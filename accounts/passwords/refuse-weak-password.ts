import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
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
    await requireStrongPassword(password, ownerSchema.parse({ ...originalDoc, ...data }), req)
  }
  return data
}

/** @throws ValidationError when a password is easy to guess */
export async function requireStrongPassword(
  password: string,
  owner: PasswordOwner,
  req: PayloadRequest,
): Promise<void> {
  const fault = await judgePassword(password, owner, await siteWords(req.payload))
  if (!fault) return
  throw refusedField('users', 'password', accountRule(fault, req), req)
}
