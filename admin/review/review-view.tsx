import type { AdminViewServerProps, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { z } from 'zod'
import { reviewWords } from '../../languages/back-office/review-words.ts'
import type { Language } from '../../languages/languages.ts'
import { languageOf } from '../../languages/back-office/language-of.ts'
import { describeUses } from '../../model/references/describe-uses.ts'
import { readReview } from '../../model/review/reviews.ts'
import { whoMayPublish } from '../../model/review/who-may-publish.ts'
import { OwnPage, personAt } from '../own-page/own-page.tsx'
import './review.css'

const asked = z.object({ kind: z.string(), record: z.coerce.number().int().positive() })

/** Hands the draft of a record over to somebody who publishes it, or takes it back. */
export function ReviewView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const user = personAt(view)
  const language = languageOf(req)
  const words = reviewWords[language]
  const { kind, record = 0 } = asked.partial().safeParse(view.searchParams).data ?? {}
  const collection = req.payload.config.collections.find(({ slug }) => slug === kind)
  return (
    <OwnPage view={view} steps={[{ label: words.title }]} className="review">
      <h1>{words.title}</h1>
      {collection ? (
        <HandOver req={req} user={user.id} collection={collection} id={record} language={language} />
      ) : (
        <p role="alert">{words.notAllowed}</p>
      )}
    </OwnPage>
  )
}

interface HandOverProps {
  req: PayloadRequest
  user: number
  collection: SanitizedCollectionConfig
  id: number
  language: Language
}

async function HandOver({ req, user, collection, id, language }: HandOverProps) {
  const words = reviewWords[language]
  const kind = collection.slug
  const [publishers, review, [record]] = await Promise.all([
    whoMayPublish(req.payload, collection),
    readReview(req.payload, { kind, id }),
    describeUses(req, [{ collection: kind, id, isPublished: false }]),
  ])
  if (publishers.every((person) => person.id !== user) || record?.title === null)
    return <p role="alert">{words.notAllowed}</p>
  return (
    <>
      <p>
        <a href={record?.address}>
          <bdi>{record?.title}</bdi>
        </a>{' '}
        ({record?.kind})
      </p>
      <p>{words.lead}</p>
      {collection.custom?.publishedByAnother && <p>{words.another}</p>}
      <form method="post" action="/cms-api/reviews">
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="record" value={id} />
        <label htmlFor="reviewer">{words.reviewer}</label>
        <select id="reviewer" name="reviewer" defaultValue={review?.reviewer ?? ''}>
          <option value="">{words.anybody}</option>
          {publishers
            .filter((person) => person.id !== user)
            .map((person) => (
              <option key={person.id} value={person.id}>
                {person.name}
              </option>
            ))}
        </select>
        <p className="review-buttons">
          <button className="btn btn--style-primary btn--size-medium" name="act" value="ask" type="submit">
            {words.ask}
          </button>
          {review && (
            <button
              className="btn btn--style-secondary btn--size-medium"
              name="act"
              value="withdraw"
              type="submit"
            >
              {words.withdraw}
            </button>
          )}
        </p>
      </form>
    </>
  )
}
