import type { Payload, RequiredDataFromCollectionSlug } from 'payload'
import type { Language } from '../../languages/languages.ts'
import type { Tender } from '../../store/payload-types.ts'

let made = 0

type TenderData = Omit<RequiredDataFromCollectionSlug<'tenders'>, '_status'>

/**
 * A published tender without custodians whose deadline is the one given, as one that was open before every tender had them.
 * @param named its reference number; of its own in this process without it
 */
export async function makeTender(
  payload: Payload,
  deadline: string,
  named?: string,
): Promise<{ id: number; reference: string }> {
  made += 1
  const reference = named ?? `T-${made}`
  const { id } = await makeFormerTender(payload, {
    title: `Tender ${made}`,
    description: 'A description',
    referenceNumber: reference,
    category: 'works',
    issueDate: '2026-06-01T12:00:00.000Z',
    deadline,
    deadline_tz: 'Asia/Amman',
  })
  return { id, reference }
}

/** The same with all that a tender says, in one language. */
export async function makeFormerTender(
  payload: Payload,
  data: TenderData,
  locale: Language = 'en',
): Promise<Tender> {
  const { id } = await payload.create({ collection: 'tenders', draft: true, data, locale })
  await nameInFormerScheme(payload, id)
  return payload.update({ collection: 'tenders', id, data: { _status: 'published' }, locale })
}

/** The same, written in Arabic alone. */
export async function makeArabicTender(payload: Payload, deadline: string): Promise<Tender> {
  made += 1
  return makeFormerTender(
    payload,
    {
      title: `مناقصة ${made}`,
      description: 'وصف',
      referenceNumber: `T-${made}`,
      category: 'works',
      issueDate: '2026-06-01T12:00:00.000Z',
      deadline,
      deadline_tz: 'Asia/Amman',
    },
    'ar',
  )
}

/**
 * Has the log say that a tender was open before every tender had custodians: then it is published without any.
 * @param deadline to which it is moved without any
 */
export async function nameInFormerScheme(
  payload: Payload,
  id: number,
  deadline = '9999-01-01T00:00:00.000Z',
): Promise<void> {
  const { logContextOf } = await import('../../transparency/log-context.ts')
  const { leafStatement, writeAtEnd } = await import('../../transparency/append.ts')
  const { formerSchemeLeaf } = await import('../../procurement/terms/former-scheme.ts')
  const log = await logContextOf(payload)
  const { referenceNumber } = await payload.findByID({ collection: 'tenders', id, draft: true, depth: 0 })
  const at = new Date()
  const leaf = formerSchemeLeaf({ tender: id, reference: referenceNumber, deadline }, at)
  await writeAtEnd(log, (first) => [leafStatement(log, first, leaf, at, { tender: id })])
}

/** Publishes a draft as the release before custodians did: its terms are nowhere, and the log does not name it. */
export async function publishWithoutTerms(payload: Payload, id: number): Promise<void> {
  await payload.update({
    ...{ collection: 'tenders', id, data: { _status: 'published' } },
    context: { storeContentVersion: true },
  })
}
