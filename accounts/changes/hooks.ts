import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { rolesOf } from '../../model/access/roles.ts'
import type { Approval } from '../step-up/challenges.ts'
import { eraseUnsentMail } from '../../store/mail/outgoing-mail.ts'
import { removeAccountLinks } from '../links/account-links.ts'
import { aboutAccount } from '../links/link-mails.ts'
import { removeSubjects } from '../open-id/subjects.ts'
import { removeCodes } from '../second-factor/stored-codes.ts'
import { removePasskeysOf } from '../step-up/passkeys.ts'
import { requireApproval } from '../step-up/require-approval.ts'
import { recordAccountChange, type AccountChange } from './account-changes.ts'

const accountSchema = z.object({
  id: z.number().optional(),
  name: z.string().catch(''),
  email: z.string().catch(''),
  roles: z.array(z.string()).catch([]),
})

const changesSchema = z.object({
  name: z.string().optional(),
  email: z
    .string()
    .transform((value) => value.trim().toLowerCase())
    .optional(),
  password: z.string().optional(),
  roles: z.array(z.string()).optional(),
})

interface Differences {
  name: boolean
  email: string | undefined
  password: boolean
  given: string[]
  taken: string[]
}

/**
 * Roles, and the address of others, are given and changed with an approval of exactly that. What the
 * product's own commands do is approved by whoever may run them.
 */
export const approveAccountChange: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (!req.user) return data
  const { name, email } = accountSchema.parse({ ...originalDoc, ...data })
  if (operation === 'create') {
    const roles = [...accountSchema.parse(data).roles].toSorted()
    await approve(req, { name: 'create account', about: { name, email: email.trim().toLowerCase(), roles } })
    return data
  }
  const present = accountSchema.parse(originalDoc)
  const { given, taken, ...changed } = differences(data, originalDoc)
  const isOthers = present.id !== req.user.id
  const about = {
    ...(given.length > 0 && { given }),
    ...(taken.length > 0 && { taken }),
    ...(isOthers && changed.email !== undefined && { email: changed.email }),
  }
  if (Object.keys(about).length > 0) {
    const account = { account: present.id ?? null, name: present.name }
    await approve(req, { name: 'change account', about: { ...account, ...about } })
  }
  return data
}

async function approve(req: PayloadRequest, act: Parameters<typeof requireApproval>[1]): Promise<void> {
  req.context.approvalOfAccount = await requireApproval(req, act)
}

/** Writes what is about to change into the record of accounts: before it changes, so that no change is without its entry. */
export const recordChangesOfAccount: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update') return data
  const { id } = accountSchema.parse(originalDoc)
  if (id === undefined) return data
  const by = req.user?.id ?? null
  const { name, email, password, given, taken } = differences(data, originalDoc)
  const isOwn = by === id
  const changes: Pick<AccountChange, 'what' | 'startsAgain' | 'details'>[] = []
  if (name) changes.push({ what: 'name changed', startsAgain: true, details: {} })
  if (email !== undefined) changes.push({ what: 'email changed', startsAgain: true, details: {} })
  // Their own people change with the one that held before.
  if (password) changes.push({ what: 'password changed', startsAgain: !isOwn, details: {} })
  if (given.length + taken.length > 0) {
    const startsAgain = given.includes('bid-opener') || given.includes('custodian')
    changes.push({ what: 'roles changed', startsAgain, details: { given, taken } })
  }
  for (const { details, ...change } of changes) {
    await recordAccountChange(
      req.payload,
      { account: id, by, ...change, details: { ...details, ...approvalIn(req) }, at: new Date() },
      req,
    )
  }
  return data
}

/** The link to a new password that was sent before goes to whoever reads the former address, or is no longer needed. */
export const endNewPasswordLink: CollectionBeforeChangeHook = ({ data, operation, originalDoc }) => {
  if (operation !== 'update') return data
  const { email, password } = differences(data, originalDoc)
  if (email === undefined && !password) return data
  return { ...data, resetPasswordToken: null, resetPasswordExpiration: null }
}

export const recordNewAccount: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'create') return
  const { id, roles } = accountSchema.required({ id: true }).parse(doc)
  await recordAccountChange(
    req.payload,
    {
      ...{ account: id, what: 'made', by: req.user?.id ?? null, startsAgain: true, at: new Date() },
      details: { roles, ...approvalIn(req) },
    },
    req,
  )
}

export const recordDeletedAccount: CollectionAfterDeleteHook = async ({ doc, id, req }) => {
  const account = Number(id)
  await recordAccountChange(
    req.payload,
    { account, what: 'deleted', by: req.user?.id ?? null, startsAgain: true, details: {}, at: new Date() },
    req,
  )
  await removePasskeysOf(req.payload, account)
  await removeCodes(req.payload, account)
  await removeAccountLinks(req.payload, account)
  await eraseUnsentMail(req.payload, accountSchema.parse(doc).email, aboutAccount(account), req)
  await removeSubjects(req.payload, account)
}

function differences(data: unknown, originalDoc: unknown): Differences {
  const before = accountSchema.parse(originalDoc)
  const { name, email, password, roles } = changesSchema.parse(data)
  const held: readonly unknown[] = rolesOf(before)
  return {
    name: name !== undefined && name !== before.name,
    email: email === undefined || email === before.email ? undefined : email,
    password: password !== undefined && password !== '',
    given: (roles ?? before.roles).filter((role) => !held.includes(role)).toSorted(),
    taken: roles === undefined ? [] : before.roles.filter((role) => !roles.includes(role)).toSorted(),
  }
}

/** What proves the approval, without the act, which says names and addresses: an entry has none. */
function approvalIn(req: PayloadRequest): { approval?: Omit<Approval, 'act'> } {
  const approval = req.context.approvalOfAccount
  if (!isApproval(approval)) return {}
  const { act: _act, ...proof } = approval
  return { approval: proof }
}

function isApproval(value: unknown): value is Approval {
  return typeof value === 'object' && value !== null && 'challenge' in value && 'act' in value
}
