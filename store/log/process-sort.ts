import path from 'node:path'

/** What this process is, in the lines that it writes: a part of the product, or the command that it runs. */
export function processSort(): string {
  const { NETWORK_PROCESS } = process.env
  if (NETWORK_PROCESS === 'admin') return 'back office'
  return NETWORK_PROCESS ?? path.parse(process.argv[1] ?? 'node').name
}
