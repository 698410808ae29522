import { publicationKind } from '../../../content/publications/kind.ts'
import { formatDay, formatNumber } from '../../i18n/format.ts'
import { languages } from '../../i18n/languages.ts'
import { useLanguage, useMessages } from '../../i18n/use-language.ts'
import { findOrNotFound } from '../../loading/find-or-not-found.ts'
import { Described } from '../../structured-data/described.tsx'
import { describePublication } from '../../structured-data/describe-publication.ts'
import { CitationBlock } from '../../ui/citation/citation-block.tsx'
import { DocumentList } from '../../ui/document-list/document-list.tsx'
import { ReferenceList } from '../../ui/reference-list/reference-list.tsx'
import { ArticlePage } from '../article-page.tsx'
import type { Route } from './+types/detail-route.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  return { publication: await findOrNotFound(publicationKind, context, params.id) }
}

export default function PublicationPage({ loaderData: { publication } }: Route.ComponentProps) {
  const { publication: words, content } = useMessages()
  const language = useLanguage()
  const facts = [
    { label: words.published, value: formatDay(publication.publishedOn, language) },
    ...(publication.authors.length > 0
      ? [{ label: words.authors, value: publication.authors.map((name) => <bdi key={name}>{name} </bdi>) }]
      : []),
    ...(publication.pages ? [{ label: words.pages, value: formatNumber(publication.pages, language) }] : []),
  ]
  return (
    <ArticlePage article={publication} above={<span>{words.kind[publication.kind]}</span>} facts={facts}>
      <Described by={(site) => describePublication(publication, words.kind[publication.kind], site)} />
      {publication.files.length > 0 && (
        <section>
          <h2>{words.files}</h2>
          <DocumentList
            files={publication.files.map(({ file, language: inLanguage }) => ({
              file,
              note: languages[inLanguage].ownName,
            }))}
          />
        </section>
      )}
      <CitationBlock publication={publication} />
      <ReferenceList title={content.projects} references={publication.projects} folder="/projects" />
      <ReferenceList title={content.topics} references={publication.topics} />
      <ReferenceList title={content.countries} references={publication.countries} />
    </ArticlePage>
  )
}
