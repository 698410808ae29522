import { combine } from 'shamir-secret-sharing'
import { canBeShown, isDealtSo, type Dealing } from './dealt-share.ts'
import { placeOf, type EnvelopeHeader } from './envelope-header.ts'
import { isExpected } from './open-share.ts'
import { recipientOf } from './recipients.ts'
import { readShareText } from './share-text.ts'

/** The shares are those that the header names, and do not give its key: the bidder dealt wrongly. */
export class JoinError extends Error {}

/**
 * The identity that opens an envelope.
 * @param texts of good shares by their numbers (from 1), as many as are needed or more
 * @throws JoinError when they do not fit together
 * @throws RangeError when there are too few, or one is not good
 */
export async function joinShares(
  header: EnvelopeHeader,
  texts: ReadonlyMap<number, string>,
): Promise<string> {
  if (texts.size < header.needed) throw new RangeError('There are too few shares')
  for (const [number, text] of texts) {
    const hashes = header.shares[number - 1]
    if (!hashes || !isExpected(text, { ...placeOf(header, number), text: hashes.text })) {
      throw new RangeError('A share is not good')
    }
  }
  return joinAny(header, [...texts.values()].slice(0, header.needed))
}

/** The shares of an envelope as they lie in it, in the order of the terms. */
export interface SealedShares {
  header: EnvelopeHeader
  /** Age files. */
  shares: readonly Uint8Array[]
  /** Recipients of the terms' custodians. */
  custodians: readonly string[]
}

/**
 * Refuses an envelope that some custodians can open and others can't: else a bidder could choose, with one custodian, whether
 * it opens.
 * @param dealt what the content says of all shares, in order
 * @throws JoinError unless they are those of the header, any that are enough give the same identity, and each custodian was
 * dealt the share that is named (as far as it can be shown: `canBeShown`)
 */
export async function refuseUnevenShares(
  { header, shares, custodians }: SealedShares,
  dealt: readonly DealtText[],
): Promise<void> {
  const areAll = header.shares.every(({ text }, index) =>
    isExpected(dealt[index]?.text ?? '', { ...placeOf(header, index + 1), text }),
  )
  if (!areAll || dealt.length !== header.shares.length) throw new JoinError('The shares are not the header’s')
  const texts = dealt.map(({ text }) => text)
  for (const some of choices(texts, header.needed)) await joinAny(header, some)
  for (const [index, { text, dealing }] of dealt.entries()) {
    const [file, custodian] = [shares[index], custodians[index]]
    const isShown =
      file && custodian && dealing
        ? await isDealtSo(file, custodian, text, dealing)
        : !dealing && !canBeShown(custodian ?? '')
    if (!isShown) throw new JoinError('A custodian was dealt something else')
  }
}

interface DealtText {
  text: string
  dealing: Dealing | null
}

async function joinAny(header: EnvelopeHeader, texts: readonly string[]): Promise<string> {
  let recipient: string
  let identity: string
  try {
    identity = new TextDecoder().decode(await combine(texts.map((text) => readShareText(text).share)))
    recipient = await recipientOf(identity)
  } catch (error) {
    // Two shares at the same place do not combine, and what others give may be no identity.
    throw new JoinError('The shares do not fit', { cause: error })
  }
  if (recipient !== header.recipient) throw new JoinError('The shares do not fit')
  return identity
}

/** Every choice of so many. */
export function choices<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]]
  return items.flatMap((item, index) =>
    choices(items.slice(index + 1), size - 1).map((others) => [item, ...others]),
  )
}
