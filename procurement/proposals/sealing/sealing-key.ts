/**
 * Holds the key that wraps tenders' private keys, outside the database and outside the data folder. A key service can
 * stand in for the file (`key-file.ts`).
 */
export interface SealingKey {
  /** Names the key, so that what another key wrapped is recognised. */
  readonly id: string
  /** @returns the wrapped text, which only `unwrap` reads */
  wrap(identity: string): Promise<string>
  /** @throws SealingKeyUnavailableError when this machine may not unwrap, or the key can't be had */
  unwrap(wrapped: string): Promise<string>
}

/** The sealing key is not there, is another one, or is not for this machine. */
export class SealingKeyUnavailableError extends Error {}
