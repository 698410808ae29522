import { addressIn } from '../../../languages/address.ts'
import { formatDayIn } from '../../../languages/format.ts'
import { intakeMessages } from '../../../languages/messages/intake/intake-messages.ts'
import { tenderTermsWords } from '../../../languages/messages/tender-terms/tender-terms-words.ts'
import { sealedBidsWords } from '../../../languages/sealed-bids/sealed-bids-words.ts'
import { formatMoment } from '../../../languages/moments.ts'
import { readCustodianKeys } from '../../../procurement/custodians/custodian-keys.ts'
import { builtSealingFiles } from '../../../procurement/terms/built-sealing-files.ts'
import { isOfFormerScheme } from '../../../procurement/terms/former-scheme.ts'
import { termsOfTender } from '../../../procurement/terms/terms-of-tender.ts'
import { toHex } from '../../../proofs/bytes.ts'
import type { LocalizedText } from '../../../store/read/localized-text.ts'
import type { Reading } from '../../../store/read/reading.ts'
import { likelyLanguage } from '../../../store/rich-text/direction.ts'
import { logContextOf } from '../../../transparency/log-context.ts'

/** A tender's terms in the words of the page. */
export interface TermsOnPage {
  title: string
  lead: string
  rows: { term: LocalizedText; value?: string; code?: string; note?: string }[]
  /** Address of the script by which the form seals; null where the terms name none that seals. */
  sealer: string | null
  links: { href: string; text: string }[]
}

/** @returns nothing for a tender that was published without custodians */
export async function readTenderTerms(
  { payload, language }: Reading,
  { id, slug }: { id: string; slug: string },
): Promise<TermsOnPage | undefined> {
  const terms = await termsOfTender(await logContextOf(payload), Number(id))
  if (!terms) return undefined
  const words = tenderTermsWords[language]
  const keys = await readCustodianKeys(payload)
  const own = (text: string): LocalizedText => ({ text, language })
  return {
    title: words.title,
    lead: `${words.lead} ${words.open(terms.needed, terms.custodians.length)}`,
    rows: [
      { term: own(words.hash), code: toHex(terms.hash) },
      { term: own(words.deadline), value: formatMoment(terms.deadline, language, terms.zone) },
      ...terms.custodians.map(({ label, recipient, fingerprint }) => {
        const key = keys.find((one) => one.recipient === recipient)
        const day = key && formatDayIn(key.registeredAt, language, terms.zone)
        return {
          term: { text: label, language: likelyLanguage(label, language) },
          code: fingerprint,
          ...(day !== undefined && { value: words.registered(day) }),
          ...(key?.isExample && { note: words.example }),
        }
      }),
      ...(terms.script === null ? [] : [{ term: own(words.script), code: terms.script }]),
    ],
    sealer: terms.script === null ? null : await readSealer(),
    links: [
      { href: addressIn(language, `/tenders/${slug}/envelope`), text: words.envelope },
      { href: `/api/tenders/${id}/terms`, text: words.proof },
      { href: addressIn(language, '/transparency'), text: words.log },
      { href: addressIn(language, '/sealed-bids'), text: sealedBidsWords[language].toBidders },
    ],
  }
}

/**
 * @param terms nothing for a tender without custodians; null where they could not be read
 * @returns what is said of a tender that takes no proposals because it was published without custodians; null of others
 */
export async function sayWithoutCustodians(
  { payload, language }: Reading,
  { id, deadline }: { id: string; deadline: string },
  terms: TermsOnPage | null | undefined,
): Promise<string | null> {
  if (terms !== undefined) return null
  if (await isOfFormerScheme(await logContextOf(payload), { id: Number(id), deadline })) return null
  return intakeMessages(language).custodiansMissing
}

/** @returns the address of the script by which forms seal; null where this installation has built none */
export async function readSealer(): Promise<string | null> {
  const built = await builtSealingFiles()
  return built && `/sealing/${built.sealAndSend}`
}
