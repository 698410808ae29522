import type { RefusalStatus, SubmissionOutcome } from '../../submissions/submission-outcome.ts'

/** Reasons in the words of metrics. */
const reasons: Readonly<Record<RefusalStatus, string>> = {
  400: 'malformed',
  403: 'not_allowed',
  404: 'unknown_target',
  408: 'too_slow',
  409: 'already_withdrawn',
  410: 'closed',
  411: 'malformed',
  413: 'too_large',
  415: 'malformed',
  422: 'wrong_answers',
  429: 'too_often',
  500: 'failed',
  503: 'unavailable',
}

/** Counts what was sent in, by what became of it; nothing of who sent it. */
export class IntakeCounts {
  readonly #counts = new Map<string, { kind: string; outcome: string; count: number }>()

  count(kind: string, outcome: SubmissionOutcome): void {
    const became = outcomeOf(outcome)
    const key = `${kind} ${became}`
    const counted = this.#counts.get(key) ?? { kind, outcome: became, count: 0 }
    counted.count += 1
    this.#counts.set(key, counted)
  }

  counted(): readonly { kind: string; outcome: string; count: number }[] {
    return [...this.#counts.values()]
  }
}

function outcomeOf(outcome: SubmissionOutcome): string {
  if (outcome.outcome === 'refused') return reasons[outcome.status]
  return outcome.status === 201 ? 'taken' : 'known'
}
