import { staffRoles } from '../../environment.ts'

export const roles = staffRoles

export type Role = (typeof roles)[number]

/** Whether the person behind a request is signed in and holds one of the roles. Administrators hold them all. */
export function hasRole(user: object | null, ...wanted: readonly Role[]): boolean {
  const held = rolesOf(user)
  return held.includes('administrator') || wanted.some((role) => held.includes(role))
}

/** As `hasRole`, for what administrators hold only when somebody gave it to them. */
export function holdsRoleItself(user: object | null, wanted: Role): boolean {
  return rolesOf(user).includes(wanted)
}

/** The roles that were given to somebody, as they are stored. */
export function rolesOf(user: object | null | undefined): readonly unknown[] {
  return user && 'roles' in user && Array.isArray(user.roles) ? user.roles : []
}

/** Whether somebody's only work here is translating. */
export function isOnlyTranslator(user: object | null): boolean {
  const held = rolesOf(user)
  return held.length > 0 && held.every((role) => role === 'translator')
}
