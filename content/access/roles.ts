export const roles = ['administrator', 'editor', 'procurement', 'human-resources'] as const

export type Role = (typeof roles)[number]

/** Whether the person behind a request is signed in and holds one of the roles. Administrators hold them all. */
export function hasRole(user: object | null, ...wanted: readonly Role[]): boolean {
  const held: unknown[] = user && 'roles' in user && Array.isArray(user.roles) ? user.roles : []
  return held.includes('administrator') || wanted.some((role) => held.includes(role))
}
