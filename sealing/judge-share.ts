import { placeOf, type EnvelopeHeader } from './envelope-header.ts'
import { isExpected, type HandedShare } from './open-share.ts'

/**
 * What a custodian handed over for an envelope. Whose fault `nothing` is shows when others open the envelope: its content
 * says how each share was dealt (`refuseUnevenShares`).
 */
export type Verdict = 'good' | 'nothing' | 'custodian answered wrongly'

/**
 * Judges what a custodian handed over, so that anybody else comes to the same verdict.
 * @param number of the share, from 1
 */
export function judgeShare(header: EnvelopeHeader, number: number, { envelope, text }: HandedShare): Verdict {
  const hashes = header.shares[number - 1]
  if (envelope !== header.recipient || !hashes) return 'custodian answered wrongly'
  if (text === null) return 'nothing'
  const isGood = isExpected(text, { ...placeOf(header, number), text: hashes.text })
  return isGood ? 'good' : 'custodian answered wrongly'
}
