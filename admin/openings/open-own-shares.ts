import * as z from 'zod/mini'
import { concatenate, fromBase64 } from '../../proofs/bytes.ts'
import type { CustodianKey } from '../../sealing/identity-files.ts'
import type { HandedOver, SharesToOpen } from '../../sealing/hand-over.ts'
import { callBackOffice, CallRefused } from '../call-back-office.ts'
import type { custodianOpeningWords } from '../../languages/back-office/custodian-opening-words.ts'

type Words = (typeof custodianOpeningWords)['en']

/** Milliseconds after which it is asked again whether the log is signed. */
const pause = 1500

/** Nothing was handed over, and why, in the words of the page. */
export class NotHandedOver extends Error {}

/**
 * Fetches a custodian's shares with what proves them, and checks them in this browser.
 * @param onWait called while the log is still being signed
 * @throws NotHandedOver, CallRefused
 */
export async function fetchShares(
  { tender, reference }: { tender: number; reference: string },
  language: string,
  words: Words,
  onWait: () => void,
): Promise<SharesToOpen> {
  const { HandOverError, readSharesToOpen } = await import('../../sealing/hand-over.ts')
  const { TermsError } = await import('../../sealing/terms.ts')
  const given = await fetchSigned(`/tenders/${tender}/opening/shares`, language, onWait)
  try {
    return readSharesToOpen(given, reference, new Date())
  } catch (error) {
    if (error instanceof TermsError) throw new NotHandedOver(words.notInLog, { cause: error })
    const isEarly = error instanceof HandOverError && error.reason === 'deadline to come'
    throw new NotHandedOver(isEarly ? words.notYet : words.notInLog, { cause: error })
  }
}

async function fetchSigned(path: string, language: string, onWait: () => void): Promise<unknown> {
  for (;;) {
    try {
      return await callBackOffice(path, z.unknown(), language)
    } catch (error) {
      if (!(error instanceof CallRefused) || error.status !== 425) throw error
      onWait()
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

/** The key in a file under a passphrase. @throws NotHandedOver */
export async function keyOfFile(file: File, passphrase: string, words: Words): Promise<CustodianKey> {
  const { IdentityFileError, openIdentityFile } = await import('../../sealing/identity-files.ts')
  try {
    return await openIdentityFile(new Uint8Array(await file.arrayBuffer()), passphrase)
  } catch (error) {
    const isWrong = error instanceof IdentityFileError && error.reason === 'wrong passphrase'
    throw new NotHandedOver(isWrong ? words.wrongPassphrase : words.noIdentity, { cause: error })
  }
}

/** The key that a passkey of this site opens. @throws NotHandedOver */
export async function keyOfPasskey(wrapped: string, words: Words): Promise<CustodianKey> {
  const { openIdentityWithPasskey } = await import('../../sealing/passkey-identities.ts')
  try {
    return await openIdentityWithPasskey(fromBase64(wrapped))
  } catch (error) {
    throw new NotHandedOver(words.notOpened, { cause: error })
  }
}

/** @throws NotHandedOver when it is another key than the one in the terms */
export async function openWithKey(
  shares: SharesToOpen,
  key: CustodianKey,
  words: Words,
  onOpened: (opened: number) => void,
): Promise<HandedOver> {
  const { HandOverError, openShares } = await import('../../sealing/hand-over.ts')
  try {
    return await openShares(shares, key, onOpened)
  } catch (error) {
    if (error instanceof HandOverError) throw new NotHandedOver(words.otherKey, { cause: error })
    throw error
  }
}

/** @throws NotHandedOver when none of it is a share of this tender */
export async function takePasted(shares: SharesToOpen, pasted: string, words: Words): Promise<HandedOver> {
  const { HandOverError, takePastedShares } = await import('../../sealing/hand-over.ts')
  try {
    return takePastedShares(shares, pasted)
  } catch (error) {
    if (error instanceof HandOverError) throw new NotHandedOver(words.noShares, { cause: error })
    throw error
  }
}

/** All shares as one archive, for age's own program. @throws NotHandedOver when one is not for this custodian */
export async function archiveOfShares(shares: SharesToOpen, words: Words): Promise<Uint8Array> {
  const { areForCustodian } = await import('../../sealing/hand-over.ts')
  const { tarEnd, tarHeader, tarPadding } = await import('../../sealing/tar.ts')
  if (!areForCustodian(shares)) throw new NotHandedOver(words.notInLog)
  const parts = shares.envelopes.flatMap(({ share }, index) => [
    tarHeader(`share-${index + 1}.age`, share.length),
    share,
    tarPadding(share.length),
  ])
  return concatenate(...parts, tarEnd)
}
