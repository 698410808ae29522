import type { UIFieldServerProps } from 'payload'
import { Fragment } from 'react'
import { datasetsHolding } from '../../figures/datasets/former-versions/former-versions.ts'
import { formerVersionWords } from '../../languages/back-office/former-version-words.ts'
import { wordsOfUses } from '../../languages/back-office/words-of-uses.ts'
import { describeUses } from '../../model/references/describe-uses.ts'
import { whereUsed } from '../../model/references/where-used.ts'
import { isLanguage } from '../../languages/languages.ts'
import './used-in.css'

/** Beside the form of a picture or document: the records that show it or link to it. */
export async function UsedIn({ collectionSlug, id, req }: UIFieldServerProps) {
  const collection = req.payload.config.collections.find(({ slug }) => slug === collectionSlug)?.slug
  if (!id || !collection) return null
  const { language } = req.i18n
  const words = wordsOfUses[isLanguage(language) ? language : 'en']
  const holding =
    collection === 'documents' ? await describeUses(req, await datasetsHolding(req.payload, Number(id))) : []
  const uses = await describeUses(req, await whereUsed(req.payload, { collection, id: Number(id) }))
  return (
    <section className="used-in">
      <h4>{uses.length > 0 ? words.usedIn : words.usedNowhere}</h4>
      {uses.length > 0 && (
        <ul>
          {uses.map(({ title, kind, address, isPublished }) => (
            <li key={address}>
              {title === null ? (
                kind
              ) : (
                <a href={address}>
                  <bdi>{title}</bdi>
                </a>
              )}
              {title !== null && ` (${isPublished ? kind : `${kind}, ${words.draft}`})`}
            </li>
          ))}
        </ul>
      )}
      {holding.length > 0 && (
        <p>
          {formerVersionWords[isLanguage(language) ? language : 'en'].stillPublic}{' '}
          {holding.map(({ title, kind, address }, place) => (
            <Fragment key={address}>
              {place > 0 && words.between}
              {title === null ? (
                kind
              ) : (
                <a href={address}>
                  <bdi>{title}</bdi>
                </a>
              )}
            </Fragment>
          ))}
        </p>
      )}
    </section>
  )
}
