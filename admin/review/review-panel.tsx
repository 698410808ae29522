import type { UIFieldServerProps } from 'payload'
import { formatGregorianDateAndTime } from '../../languages/format.ts'
import { reviewWords } from '../../languages/back-office/review-words.ts'
import { languageOf } from '../../languages/back-office/language-of.ts'
import { defaultTimeZone } from '../../languages/time-zones.ts'
import { readReview } from '../../model/review/reviews.ts'
import { whoMayPublish } from '../../model/review/who-may-publish.ts'
import './review.css'

/** Beside a record's form: whether its draft waits for somebody, and the way to hand it over. */
export async function ReviewPanel({ collectionSlug, data, id, req }: UIFieldServerProps) {
  const { payload, user, i18n } = req
  const collection = payload.config.collections.find(({ slug }) => slug === collectionSlug)
  if (!id || !collection || !user || data._status === 'published') return null
  const language = languageOf({ i18n })
  const words = reviewWords[language]
  const [review, publishers] = await Promise.all([
    readReview(payload, { kind: collectionSlug, id: Number(id) }),
    whoMayPublish(payload, collection),
  ])
  if (publishers.every((person) => person.id !== user.id)) return null
  const nameOf = (person: number) => publishers.find((one) => one.id === person)?.name ?? String(person)
  return (
    <section className="review-panel" aria-labelledby="review-panel">
      <h2 id="review-panel">{words.title}</h2>
      {review && (
        <p role="status">
          {words.waits}{' '}
          {words.askedBy(
            nameOf(review.askedBy),
            formatGregorianDateAndTime(review.askedAt, language, defaultTimeZone),
          )}{' '}
          {review.reviewer === null ? words.waitsForAnybody : words.waitsFor(nameOf(review.reviewer))}
        </p>
      )}
      <a href={`/admin/review?kind=${collectionSlug}&record=${id}`}>
        {review ? words.change : words.handOver}
      </a>
    </section>
  )
}
