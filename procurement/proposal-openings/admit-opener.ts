import type { Payload } from 'payload'
import { recordAccountChange } from '../../accounts/changes/account-changes.ts'
import { holdsRoleItself } from '../../model/access/roles.ts'
import { appendToProcurementRecord } from '../procurement-record/append.ts'

export interface Admission {
  email: string
  /** Reference number of the tender. */
  reference: string
}

/** @returns why nobody was admitted; nothing when the person is */
export async function admitOpener(
  payload: Payload,
  { email, reference }: Admission,
  now: Date,
): Promise<string | undefined> {
  const [account] = (
    await payload.find({ collection: 'users', where: { email: { equals: email } }, limit: 1, depth: 0 })
  ).docs
  if (!account) return `There is no account of ${email}.`
  if (!holdsRoleItself(account, 'bid-opener') && !holdsRoleItself(account, 'custodian'))
    return `${email} has neither the role “Opens proposals” nor “Custodian”.`
  const [tender] = (
    await payload.find({
      collection: 'tenders',
      where: { referenceNumber: { equals: reference } },
      limit: 1,
      depth: 0,
    })
  ).docs
  if (!tender) return `There is no tender ${reference}.`
  // On the procurement record first: nobody is admitted in silence.
  await appendToProcurementRecord(
    payload,
    {
      ...{ action: 'opener admitted', actor: 'system', reference },
      details: { tender: tender.id, account: account.id },
    },
    now,
  )
  await recordAccountChange(payload, {
    ...{ account: account.id, what: 'admitted to opening', by: null, startsAgain: false, at: now },
    details: { tender: tender.id },
  })
  return undefined
}
