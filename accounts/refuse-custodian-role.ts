import { ValidationError, type CollectionBeforeChangeHook } from 'payload'
import { accountRule, type AccountRule } from '../languages/back-office/account-rules.ts'
import { holdsRoleItself, rolesOf } from '../model/access/roles.ts'

/**
 * A custodian is nobody who makes accounts: the other custodians would be administrators' accounts under other names.
 */
export const refuseCustodianRole: CollectionBeforeChangeHook = ({ data, req }) => {
  if (!Array.isArray(data.roles) || !holdsRoleItself(data, 'custodian')) return data
  const refuse = (rule: AccountRule) => {
    throw new ValidationError(
      { collection: 'users', errors: [{ path: 'roles', message: accountRule(rule, req) }] },
      req.t,
    )
  }
  if (rolesOf(data).includes('administrator')) refuse('custodianAdministers')
  return data
}
