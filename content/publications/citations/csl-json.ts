import type { Citation, CitedName } from './citation.ts'

const types: Readonly<Record<Citation['kind'], 'report' | 'dataset'>> = {
  report: 'report',
  'policy-brief': 'report',
  guideline: 'report',
  'annual-report': 'report',
  'training-manual': 'report',
  dataset: 'dataset',
}

/** A citation as CSL-JSON: a list of one item. */
export function writeCslJson(citation: Citation): string {
  const [year = 0, month = 1, day = 1] = citation.publishedOn.split('-').map(Number)
  const item = {
    id: citation.key,
    type: types[citation.kind],
    genre: citation.kindName,
    title: citation.title,
    author: citation.authors.map(author),
    issued: { 'date-parts': [[year, month, day]] },
    publisher: citation.institution,
    'publisher-place': citation.place,
    URL: citation.address,
    ...(citation.doi && { DOI: citation.doi }),
    ...(citation.isbn && { ISBN: citation.isbn }),
    ...(citation.pages !== null && { 'number-of-pages': String(citation.pages) }),
    language: citation.language,
    ...(citation.keywords.length > 0 && { keyword: citation.keywords.join(', ') }),
    ...(citation.abstract && { abstract: citation.abstract }),
  }
  return `${JSON.stringify([item], null, 2)}\n`
}

function author(name: CitedName) {
  return name.kind === 'person' ? { family: name.family, given: name.given } : { literal: name.name }
}
