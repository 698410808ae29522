import { createHash, createHmac } from 'node:crypto'

/**
 * The token in a follower's links. Made from the product's secret, so that every mail can carry the link that ends it
 * while the database holds only the token's hash.
 */
export function followerToken(secret: string, tender: number, email: string): string {
  return createHmac('sha256', secret).update(`tender follower\n${tender}\n${email}`).digest('base64url')
}

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
