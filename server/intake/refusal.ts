import type { Refusal } from '../../submissions/submission-outcome.ts'
import type { IntakeMessages } from '../../languages/messages/intake/intake-message-names.ts'
import { Refused } from './refused.ts'

/** Seconds after which to try again when something of ours is away. */
const later = 120

/**
 * What the sender is answered. A failure of ours (a full disk, a database that is away) is reported and answered with 503:
 * nothing was stored, and the same may be sent again.
 */
export function refusalOf(
  error: unknown,
  messages: IntakeMessages,
  typed: Readonly<Record<string, string>>,
  reportError: (error: unknown) => void,
): Refusal {
  if (!(error instanceof Refused)) reportError(error)
  const { status, reason, fields, retryAfterSeconds, puzzle } =
    error instanceof Refused ? error : new Refused(503, messages.unavailable, { retryAfterSeconds: later })
  return {
    outcome: 'refused',
    status,
    message: reason,
    errors: Object.fromEntries(Object.entries(fields).map(([name, message]) => [name, [message]])),
    typed,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    ...(puzzle !== undefined && { puzzle }),
  }
}
