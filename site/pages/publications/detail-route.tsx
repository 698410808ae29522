import { redirect } from 'react-router'
import { publicationKind } from '../../../content/publications/kind.ts'
import { formatDay, formatNumber } from '../../../languages/format.ts'
import { languages } from '../../../languages/languages.ts'
import { useFigureMessages } from '../../language/figure-messages.ts'
import { useLanguage, useMessages } from '../../language/use-language.ts'
import { publicationCard } from '../../loading/cards.ts'
import { searchOfChartForm } from '../../loading/dataset-parameters.ts'
import { findOrNotFound } from '../../loading/find-or-not-found.ts'
import { pathOfPage } from '../../loading/path-of-page.ts'
import { readOptional } from '../../loading/read-optional.ts'
import { readRelated } from '../../loading/read-related.ts'
import { Described } from '../../structured-data/described.tsx'
import { describePublication } from '../../structured-data/describe-publication.ts'
import { CitationBlock } from '../../ui/citation/citation-block.tsx'
import { DocumentList } from '../../ui/document-list/document-list.tsx'
import { ExternalLink } from '../../ui/link/external-link.tsx'
import { ReferenceList } from '../../ui/reference-list/reference-list.tsx'
import { ArticlePage } from '../article-page.tsx'
import type { Route } from './+types/detail-route.ts'
import { DatasetSection } from './dataset-section.tsx'
import { PublicationCover } from './publication-cover.tsx'
import { readDataset } from './read-dataset.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const publication = await findOrNotFound(publicationKind, context, params.id)
  const url = new URL(request.url)
  const { searchParams } = url
  const search = searchOfChartForm(searchParams)
  if (search !== undefined) throw redirect(`${pathOfPage(url)}${search}`)
  const related = await readRelated({
    context,
    kind: publicationKind,
    of: publication,
    card: publicationCard,
  })
  const dataset = await readOptional(context, () => readDataset(context, request, publication))
  return { publication, related, dataset }
}

export default function PublicationPage({
  loaderData: { publication, related, dataset },
}: Route.ComponentProps) {
  const { publication: words, content, details } = useMessages()
  const { entrance } = useFigureMessages()
  const language = useLanguage()
  const languagesOfFiles = publication.files.flatMap(({ language: inLanguage }) => inLanguage ?? [])
  const isTranslated = languagesOfFiles.length === 0 || languagesOfFiles.includes(language)
  const facts = [
    { label: words.published, value: formatDay(publication.publishedOn, language) },
    ...(publication.authors.length > 0
      ? [
          {
            label: words.authors,
            value: publication.authors.map((name) => (
              <bdi key={name} className="publication-author">
                {name}
              </bdi>
            )),
          },
        ]
      : []),
    ...(publication.pages ? [{ label: words.pages, value: formatNumber(publication.pages, language) }] : []),
    ...(publication.isbn ? [{ label: 'ISBN', value: <bdi>{publication.isbn}</bdi> }] : []),
    ...(publication.doi
      ? [
          {
            label: 'DOI',
            value: (
              <ExternalLink href={`https://doi.org/${publication.doi}`}>
                <bdi>{publication.doi}</bdi>
              </ExternalLink>
            ),
          },
        ]
      : []),
  ]
  return (
    <ArticlePage
      article={publication}
      above={<span>{words.kind[publication.kind]}</span>}
      facts={facts}
      hasOwnPicture
      beside={<PublicationCover publication={publication} />}
      actions={
        publication.files.length > 0 && (
          <section>
            <h2 className="reference-list-title">{words.files}</h2>
            {!isTranslated && <p>{words.noFileInLanguage}</p>}
            <DocumentList
              files={publication.files.map(({ file, language: inLanguage }) => ({
                file,
                ...(inLanguage && {
                  note: { text: languages[inLanguage].ownName, language: inLanguage },
                }),
              }))}
            />
          </section>
        )
      }
      topics={publication.topics}
      countries={publication.countries}
      related={{ title: details.morePublications, items: related, allAt: '/publications' }}
    >
      <Described by={(site) => describePublication(publication, words.kind[publication.kind], site)} />
      {dataset && dataset.files.length > 0 && <DatasetSection dataset={dataset} slug={publication.slug} />}
      <CitationBlock publication={publication} />
      <ReferenceList title={content.projects} references={publication.projects} folder="/projects" />
      <ReferenceList
        title={entrance.indicators}
        references={publication.indicators}
        folder="/data-tools/indicators"
      />
    </ArticlePage>
  )
}
