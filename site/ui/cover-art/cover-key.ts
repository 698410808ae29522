/** A cover's key made of a file's address: the same file, the same cover. */
export function coverKeyOf(address: string): string {
  const name = address.slice(address.lastIndexOf('/') + 1).toLowerCase()
  return name.replace(/[^a-z0-9]+/g, '-').slice(0, 120) || 'picture'
}
