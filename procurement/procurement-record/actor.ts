/** How the record names somebody of the staff; `system` for what the product did by itself. */
export function actorOf(user: object | null | undefined): string {
  if (!user || !('email' in user) || typeof user.email !== 'string') return 'system'
  const name = 'name' in user && typeof user.name === 'string' ? user.name : ''
  return `${name} <${user.email}>`.trim()
}
