/** What can be cached: a whole response, compressed. */
export interface CachedResponse {
  status: number
  headers: Readonly<Record<string, string>>
  /** Entity tag without encoding. */
  tag: string
  /** Gzip once somebody has asked for it. Unpacked, a page would weigh seven times as much. */
  bodies: { br: Buffer<ArrayBuffer>; gzip?: Buffer<ArrayBuffer> }
  /** Milliseconds since the epoch after which it must be rebuilt. */
  freshUntil: number
}
