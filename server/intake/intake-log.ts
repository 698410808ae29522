import type { Terms } from '../../sealing/terms.ts'
import type { SigningKeys } from '../../transparency/keys/signing-keys.ts'
import type { LogContext } from '../../transparency/log-context.ts'

/** What the intake needs of the transparency log. */
export interface IntakeLog {
  /** The log, and what signs receipts. @throws SigningKeysError */
  log: () => Promise<LogContext & { keys: SigningKeys }>
  /**
   * What a tender promised to its bidders, by its id; nothing for one without custodians.
   * @throws TermsError when what the log says was changed
   */
  termsOf: (tender: number) => Promise<Terms | undefined>
  /** Whether proposals to a tender without terms are sealed by the server to its own key, as its bidders were promised. */
  isOfFormerScheme: (tender: { id: number; deadline: string }) => Promise<boolean>
}
