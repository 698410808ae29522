/**
 * The record, or what there is one of, that a call to Payload's REST saves; nothing for other calls. Two saves of one come one after
 * another.
 * @param segments The address below /cms-api as Next gives it.
 */
export function savedRecord(method: string, segments: readonly string[]): string | undefined {
  const [first, second, ...rest] = segments
    .filter((segment) => segment !== '')
    .map((segment) => segment.toLowerCase())
  if (first === undefined || second === undefined || rest.length > 1) return undefined
  if (first === 'globals') return method === 'POST' ? `globals/${second}` : undefined
  const isNumber = /^\d+$/.test(second)
  const changes = method === 'PATCH' || (method === 'POST' && rest.length === 1)
  return isNumber && changes ? `${first}/${second}` : undefined
}
