import type { PayloadRequest } from 'payload'
import { attemptsOf } from '../sign-in/attempts.ts'
import { isPasswordOf } from './password-hash.ts'

/** Whether what somebody who is signed in entered is their password; tries are counted. */
export async function confirmPassword(
  req: PayloadRequest,
  account: number,
  password: string,
): Promise<'right' | 'wrong' | 'too many attempts'> {
  const attempts = attemptsOf(req.payload)
  if (await attempts.ofCurrentPassword(account)) return 'too many attempts'
  const stored = await req.payload.db.findOne<{ id: number; hash?: string; salt?: string }>({
    collection: 'users',
    where: { id: { equals: account } },
    req,
  })
  if (!stored || !(await isPasswordOf(stored, password))) return 'wrong'
  await attempts.forgiveCurrentPassword(account)
  return 'right'
}
