import type { Verdict } from '../../sealing/judge-share.ts'

/** What was found of what a custodian handed over, or that the stored envelope is not the one that was received. */
export type ShareVerdict = Verdict | 'damaged envelope'

/** What custodians said of one envelope, by their numbers in the terms (from 1). */
export type VerdictsOfEnvelope = ReadonlyMap<number, ShareVerdict>

/** Whether an envelope will open, can’t open any more, or waits for more custodians. */
export type Prospect = 'opens' | 'can’t open' | 'waits'

interface Gathering {
  /** How many custodians open an envelope. */
  needed: number
  /** How many there are. */
  of: number
  /** Whether nobody hands over anything more. */
  isClosed: boolean
}

/**
 * What becomes of an envelope. A wrong answer may still be replaced by the right one, so that an envelope which lacks
 * shares because of one waits.
 */
export function prospectOf(verdicts: VerdictsOfEnvelope, { needed, of, isClosed }: Gathering): Prospect {
  const given = [...verdicts.values()]
  if (given.includes('damaged envelope')) return 'can’t open'
  if (given.filter((verdict) => verdict === 'good').length >= needed) return 'opens'
  const isFinal = given.length === of && given.every((verdict) => verdict !== 'custodian answered wrongly')
  return isClosed || isFinal ? 'can’t open' : 'waits'
}

/** Whether all shares that decide anything are there and judged: only then is the first envelope opened. */
export function areAllJudged(envelopes: Iterable<VerdictsOfEnvelope>, gathering: Gathering): boolean {
  return [...envelopes].every((verdicts) => prospectOf(verdicts, gathering) !== 'waits')
}

/** Numbers of the custodians whose answer could still open an envelope that waits. */
export function stillAwaited(
  envelopes: Iterable<VerdictsOfEnvelope>,
  gathering: Gathering,
): ReadonlySet<number> {
  const awaited = new Set<number>()
  for (const verdicts of envelopes) {
    if (prospectOf(verdicts, gathering) !== 'waits') continue
    for (let number = 1; number <= gathering.of; number++) {
      const verdict = verdicts.get(number)
      if (verdict === undefined || verdict === 'custodian answered wrongly') awaited.add(number)
    }
  }
  return awaited
}
