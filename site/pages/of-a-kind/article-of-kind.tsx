import type { ReactNode } from 'react'
import { pathOfRecord } from '../../../languages/addresses.ts'
import { declarationOf, type Kind } from '../../../languages/declared-kinds.ts'
import { formatShortDate } from '../../../languages/format.ts'
import { pageOfKind, wordsOfKind } from '../../../languages/kind-declaration.ts'
import type { Language } from '../../../languages/languages.ts'
import type { DatedArticle } from '../../../store/read/article.ts'
import { useLanguage, useMessages } from '../../language/use-language.ts'
import { Described } from '../../structured-data/described.tsx'
import { describeArticle } from '../../structured-data/describe-article.ts'
import type { CardItem } from '../../ui/card/card.tsx'
import type { Fact } from '../../ui/text/fact-list.tsx'
import { ReferenceList } from '../../ui/reference-list/reference-list.tsx'
import { ArticlePage } from '../article-page.tsx'

interface ArticleOfKindProps {
  kind: Kind
  article: DatedArticle
  related: CardItem[]
  facts?: readonly Fact[]
  /** Between the lead and the text. */
  opening?: ReactNode
  /** Other texts of the record that may have fallen back to another language. */
  furtherTexts?: readonly ({ language: Language } | null)[]
  children?: ReactNode
}

const none: readonly never[] = []

/** The page of a dated article, with all that it refers to. */
export function ArticleOfKind({ kind, article, related, children, ...further }: ArticleOfKindProps) {
  const { content, navigation, details } = useMessages()
  const language = useLanguage()
  const declaration = declarationOf(kind)
  const { more = 'moreNews', describedAs = 'Article' } = declaration
  const path = pathOfRecord(kind, article.slug)
  const { topics = none, countries = none, projects = none, events = none, publications = none } = article
  return (
    <ArticlePage
      article={article}
      above={<time dateTime={article.date}>{formatShortDate(article.date, language)}</time>}
      topics={topics}
      countries={countries}
      related={{
        title: wordsOfKind(more, language, details),
        items: related,
        allAt: pageOfKind(declaration),
      }}
      {...further}
    >
      <Described by={(site) => describeArticle(describedAs, article, path, site)} />
      {children}
      <ReferenceList title={content.projects} references={projects} folder="/projects" />
      <ReferenceList title={navigation.events} references={events} folder="/events" />
      <ReferenceList title={navigation.publications} references={publications} folder="/publications" />
    </ArticlePage>
  )
}
