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
  /**
   * Milliseconds beyond that in which it may be given once more while it is rebuilt; none for what changes at a moment, as
   * a deadline does.
   */
  grace?: number
}
