import type { ReactNode } from 'react'
import type { Article } from '../../store/read/article.ts'
import type { RecordReference } from '../../store/read/reference.ts'
import type { Language } from '../../languages/languages.ts'
import { formatShortDate } from '../../languages/format.ts'
import { useLanguage, useMessages } from '../language/use-language.ts'
import { PageHead } from '../frame/page-head/page-head.tsx'
import { PageHero } from '../ui/page-hero/page-hero.tsx'
import { PictureFigure } from '../ui/picture/picture-figure.tsx'
import { ReferenceList } from '../ui/reference-list/reference-list.tsx'
import { Prose } from '../ui/rich-text/prose.tsx'
import { FactList, type Fact } from '../ui/text/fact-list.tsx'
import { Localized } from '../ui/text/localized.tsx'
import { isLongTitle } from './detail/is-long-title.ts'
import { OtherLanguageNote } from './detail/other-language-note.tsx'
import { RelatedItems, type RelatedItemsProps } from './detail/related-items.tsx'
import { ShareLinks } from './detail/share-links.tsx'
import './article-page.css'

interface ArticlePageProps {
  article: Omit<Article, 'image'> & Partial<Pick<Article, 'image'>>
  above?: ReactNode
  facts?: readonly Fact[]
  /** Buttons with what visitors came to do: register, download. */
  actions?: ReactNode
  /** Stands over the facts: a publication's cover. */
  beside?: ReactNode
  /** Between the lead and the text. */
  opening?: ReactNode
  /** The picture is shown by the page itself, or by `beside`. */
  hasOwnPicture?: boolean
  topics?: readonly RecordReference[]
  countries?: readonly RecordReference[]
  /** Other texts of the record that may have fallen back to another language. */
  furtherTexts?: readonly ({ language: Language } | null)[]
  related?: RelatedItemsProps
  children?: ReactNode
}

const none: readonly never[] = []

/** A record that is read as an article: title, picture, text, its facts beside it, and what belongs to it. */
export function ArticlePage({
  article,
  above,
  facts = none,
  actions,
  beside,
  opening,
  hasOwnPicture = false,
  topics = none,
  countries = none,
  furtherTexts = none,
  related,
  children,
}: ArticlePageProps) {
  const { content, details, labelled } = useMessages()
  const language = useLanguage()
  const { image, title, summary, body } = article
  return (
    <>
      <article className="article">
        <PageHead
          kind="article"
          slug={article.slug}
          title={title.text}
          description={(summary ?? title).text}
          image={image?.sizes.webp.at(-1)?.address}
        />
        <PageHero
          above={above}
          title={<Localized value={title} />}
          isLong={isLongTitle(title)}
          lead={summary && <Localized value={summary} />}
          topic={topics[0]?.slug}
        />
        <div className="wide section article-layout">
          {(facts.length > 0 || actions || beside) && (
            <section className="article-facts" aria-label={details.atAGlance}>
              {beside}
              {facts.length > 0 && <FactList className="article-fact-list" facts={facts} />}
              {actions && <div className="article-actions">{actions}</div>}
            </section>
          )}
          <div className="article-main">
            <OtherLanguageNote texts={[title, summary, body, ...furtherTexts]} />
            {image && !hasOwnPicture && (
              <PictureFigure picture={image} eager sizes="(min-width: 1280px) 50rem, 100vw" />
            )}
            {opening}
            {body && <Prose value={body} />}
            {children}
          </div>
          <div className="article-more">
            <ReferenceList title={content.topics} references={topics} list="/projects?topic=" />
            <ReferenceList title={content.countries} references={countries} folder="/countries" />
            <ShareLinks title={title.text} />
            <p className="article-updated">
              {labelled(content.lastUpdated, formatShortDate(article.updatedAt, language))}
            </p>
          </div>
        </div>
      </article>
      {related && <RelatedItems {...related} />}
    </>
  )
}
