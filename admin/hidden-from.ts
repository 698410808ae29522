/** Whether the menu hides a kind or a global from a person. @param hidden as Payload's configuration has it */
export function isHiddenFrom(user: object, hidden: unknown): boolean {
  return typeof hidden === 'function' ? hidden({ user }) === true : hidden === true
}
