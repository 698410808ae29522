import { hasRole, holdsRoleItself } from '../../model/access/roles.ts'

/** Whether somebody has anything to do with custodians. */
export function seesCustodians(person: object | null): boolean {
  return hasRole(person, 'procurement') || holdsRoleItself(person, 'custodian')
}
