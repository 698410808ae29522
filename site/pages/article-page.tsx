import type { ReactNode } from 'react'
import type { Article } from '../../content/read/article.ts'
import { formatShortDate } from '../i18n/format.ts'
import { useLanguage, useMessages } from '../i18n/use-language.ts'
import { PageHead } from '../ui/page-head/page-head.tsx'
import { PageHero } from '../ui/page-hero/page-hero.tsx'
import { PictureView } from '../ui/picture/picture.tsx'
import { Localized, Prose } from '../ui/text/localized.tsx'
import './article-page.css'

interface ArticlePageProps {
  article: Omit<Article, 'image'> & Partial<Pick<Article, 'image'>>
  above?: ReactNode
  facts?: readonly { label: string; value: ReactNode }[]
  children?: ReactNode
}

const noFacts: NonNullable<ArticlePageProps['facts']> = []

/** A record that is read as an article: title, picture, facts, text, and what belongs to it. */
export function ArticlePage({ article, above, facts = noFacts, children }: ArticlePageProps) {
  const { content, labelled } = useMessages()
  const language = useLanguage()
  const { image } = article
  return (
    <article className="article">
      <PageHead
        kind="article"
        title={article.title.text}
        description={(article.summary ?? article.title).text}
        image={image?.sizes.webp.at(-1)?.address}
      />
      <PageHero
        above={above}
        title={<Localized value={article.title} />}
        lead={article.summary && <Localized value={article.summary} />}
      />
      <div className="wide section">
        {image && (
          <figure className="article-picture">
            <PictureView picture={image} eager sizes="(min-width: 1280px) 76rem, 100vw" />
            {image.credit && (
              <figcaption>
                <Localized value={image.credit} />
              </figcaption>
            )}
          </figure>
        )}
        {facts.length > 0 && (
          <dl className="facts">
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {article.body && <Prose value={article.body} />}
        {children}
        <p className="article-updated">
          {labelled(content.lastUpdated, formatShortDate(article.updatedAt, language))}
        </p>
      </div>
    </article>
  )
}
