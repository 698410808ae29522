/**
 * The address a request came from. Each trusted proxy adds the one it was asked from at the end of X-Forwarded-For;
 * what stands before those may be anybody's invention.
 */
export function clientAddress(
  forwardedFor: string | null | undefined,
  socketAddress: string | undefined,
  trustedProxies: number,
): string {
  const direct = socketAddress ?? 'unknown'
  if (trustedProxies === 0) return direct
  const forwarded = (forwardedFor ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return forwarded.at(-trustedProxies) ?? direct
}
