import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { accountRule, type AccountRule } from '../../languages/back-office/account-rules.ts'
import { refusedField } from '../../model/fields/refused-field.ts'
import { hasPassword } from '../links/means-to-sign-in.ts'
import { requireApproval } from '../step-up/require-approval.ts'
import { confirmPassword } from './confirm-password.ts'

/**
 * People change their own password, and the address to which a forgotten one is sent, only with the password that holds
 * until then, or where they have none with their passkey: a session left open is not an account given away.
 */
export const askCurrentPassword: CollectionBeforeValidateHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !req.user || req.user.id !== originalDoc?.id) return data
  const setsPassword = typeof data?.password === 'string' && data.password !== ''
  const setsEmail = typeof data?.email === 'string' && data.email.trim().toLowerCase() !== originalDoc.email
  if (!setsPassword && !setsEmail) return data
  const { id, name } = req.user
  if (!(await hasPassword(req.payload, id))) {
    const about = {
      account: id,
      name,
      ...(setsEmail && { email: data.email }),
      ...(setsPassword && { password: 'new' }),
    }
    await requireApproval(req, { name: 'change account', about })
    return data
  }
  const given: unknown = data?.currentPassword
  if (typeof given !== 'string' || given === '') return refuse(req, 'currentPasswordMissing')
  const confirmed = await confirmPassword(req, req.user.id, given)
  if (confirmed === 'too many attempts') return refuse(req, 'tooManyAttempts')
  if (confirmed === 'wrong') return refuse(req, 'currentPasswordWrong')
  return data
}

function refuse(req: PayloadRequest, rule: AccountRule): never {
  throw refusedField('users', 'currentPassword', accountRule(rule, req), req)
}
