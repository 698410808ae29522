import type { LocalizedText } from '../../store/read/localized-text.ts'
import type { Reading } from '../../store/read/reading.ts'
import { RecordReader } from '../../store/read/record-reader.ts'

/** A question with its answer, as everybody may read them. */
export interface PublishedQuestion {
  id: string
  question: LocalizedText
  answer: LocalizedText
  /** Instant, ISO 8601. */
  publishedAt: string | null
}

/**
 * The answered questions about a tender, in the order of their publication. The one way in which visitors read
 * questions: of those that staff published, and of them the published words alone. Who asked is not even fetched.
 */
export async function readPublishedQuestions(
  { payload, language }: Reading,
  tenderId: string,
): Promise<PublishedQuestion[]> {
  const { docs } = await payload.find({
    collection: 'tender-questions',
    where: { and: [{ tender: { equals: tenderId } }, { status: { equals: 'published' } }] },
    select: { question: true, answer: true, publishedAt: true },
    sort: ['publishedAt', 'id'],
    limit: 0,
    pagination: false,
    depth: 0,
    locale: 'all',
    // Only the procurement team reads the collection itself; the condition and the selection stand for access control.
    overrideAccess: true,
  })
  return docs.flatMap((document) => {
    const reader = new RecordReader(document, language)
    const question = reader.text('question')
    const answer = reader.text('answer')
    return question && answer
      ? [{ id: reader.id, question, answer, publishedAt: reader.moment('publishedAt') }]
      : []
  })
}
