import { citationOf } from '../../../content/publications/citations/citation.ts'
import type { Publication } from '../../../content/publications/kind.ts'
import { useMessages } from '../../language/use-language.ts'
import { useSite } from '../../loading/use-site.ts'
import type { ComponentExamples } from '../examples/component-examples.ts'
import { useExampleWords } from '../examples/use-example-words.ts'
import { CitationBlock } from './citation-block.tsx'
import { CitationText } from './citation-text.tsx'

function usePublication(): Publication {
  const { words, localized } = useExampleWords()
  return {
    id: 'example',
    slug: 'example',
    title: localized(words.longTitle),
    summary: localized(words.projectSummary),
    body: null,
    image: null,
    updatedAt: '2026-05-12T09:00:00.000Z',
    kind: 'report',
    publishedOn: '2026-05-12',
    authors: ['Haddad, Rana', 'يوسف بن سالم'],
    pages: 48,
    isbn: null,
    doi: null,
    files: [],
    topics: [],
    countries: [],
    projects: [],
    indicators: [],
  }
}

function Whole() {
  return <CitationBlock publication={usePublication()} />
}

function WithoutAuthors() {
  const publication = usePublication()
  const { inAnotherLanguage, language } = useExampleWords()
  const { publication: words } = useMessages()
  const site = useSite()
  if (!site) return null
  const title = inAnotherLanguage(({ project }) => project)
  const citation = citationOf(
    { ...publication, title, authors: [], doi: '10.1234/example' },
    { language, siteUrl: site.siteUrl, kindName: words.kind.report, organization: site.organization },
  )
  return (
    <p className="citation-text">
      <CitationText citation={citation} />
    </p>
  )
}

export const examples: ComponentExamples = {
  name: 'Citation',
  description: 'How to cite a publication: a text to copy, and files for reference managers.',
  examples: [
    { name: 'Two authors, one in another script', render: () => <Whole /> },
    { name: 'Of the network itself, titled in another language', render: () => <WithoutAuthors /> },
  ],
}
