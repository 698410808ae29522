/** For what only the product's own code does, never a person. */
export function nobody(): boolean {
  return false
}
