import { invertedName, type Citation } from './citation.ts'

/** What Google Scholar reads in a page's head ("Inclusion guidelines for webmasters"). Names may repeat. */
export function scholarTags(citation: Citation): { name: string; content: string }[] {
  const tags: (readonly [string, string | null])[] = [
    ['citation_title', citation.title],
    ...citation.authors.map((name) => ['citation_author', invertedName(name)] as const),
    ['citation_publication_date', citation.publishedOn.replaceAll('-', '/')],
    ['citation_technical_report_institution', citation.kind === 'dataset' ? null : citation.institution],
    ['citation_publisher', citation.institution],
    ['citation_language', citation.language],
    ['citation_isbn', citation.isbn],
    ['citation_doi', citation.doi],
    ['citation_abstract_html_url', citation.address],
    ['citation_pdf_url', citation.pdf],
    ...citation.keywords.map((word) => ['citation_keywords', word] as const),
  ]
  return tags.flatMap(([name, content]) => (content ? [{ name, content }] : []))
}
