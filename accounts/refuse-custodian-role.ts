import type { CollectionBeforeChangeHook } from 'payload'
import { accountRule, type AccountRule } from '../languages/back-office/account-rules.ts'
import { refusedField } from '../model/fields/refused-field.ts'
import { holdsRoleItself, rolesOf } from '../model/access/roles.ts'

/**
 * A custodian is nobody who makes accounts: the other custodians would be administrators' accounts under other names.
 */
export const refuseCustodianRole: CollectionBeforeChangeHook = ({ data, req }) => {
  if (!Array.isArray(data.roles) || !holdsRoleItself(data, 'custodian')) return data
  const refuse = (rule: AccountRule) => {
    throw refusedField('users', 'roles', accountRule(rule, req), req)
  }
  if (rolesOf(data).includes('administrator')) refuse('custodianAdministers')
  return data
}
