import { addressIn } from '../../../languages/address.ts'
import type { Language } from '../../../languages/languages.ts'
import type { Publication } from '../kind.ts'

/** A name of which we know which part is the family's, or a name that stands as it is: an institution's. */
export type CitedName = { kind: 'person'; family: string; given: string } | { kind: 'whole'; name: string }

/** What every form of citation is made from. */
export interface Citation {
  /** Stable, ASCII. */
  key: string
  kind: Publication['kind']
  /** The kind in the page's language. */
  kindName: string
  title: string
  /** The language that the title is in. */
  titleLanguage: Language
  /** The language of the document that is cited, which may be another: a page has a title where its files have no translation. */
  language: Language
  authors: CitedName[]
  institution: string
  place: string
  /** `YYYY-MM-DD` */
  publishedOn: string
  /** Full addresses. */
  address: string
  pdf: string | null
  pages: number | null
  isbn: string | null
  doi: string | null
  abstract: string | null
  keywords: string[]
}

interface CitationContext {
  language: Language
  siteUrl: string
  kindName: string
  organization: { abbreviation: string; name: { text: string }; location: { text: string } }
}

/** A publication as it is cited from its page in a language. */
export function citationOf(
  publication: Publication,
  { language, siteUrl, kindName, organization }: CitationContext,
): Citation {
  const { slug, title, authors, summary, topics, files } = publication
  const institution = organization.name.text
  const readHere = (some: Publication['files']) => some.find((file) => file.language === language) ?? some[0]
  const pdf = readHere(files.filter(({ file }) => file.mediaType === 'application/pdf'))
  const document = pdf ?? readHere(files.filter((file) => file.language !== null))
  return {
    key: `${organization.abbreviation.toLowerCase().replace(/[^a-z0-9]/g, '')}-${publication.publishedOn.slice(0, 4)}-${slug}`,
    kind: publication.kind,
    kindName,
    title: title.text,
    titleLanguage: title.language,
    language: document?.language ?? title.language,
    authors: authors.length > 0 ? authors.map(readName) : [{ kind: 'whole', name: institution }],
    institution,
    place: organization.location.text,
    publishedOn: publication.publishedOn,
    address: `${siteUrl}${addressIn(language, `/publications/${slug}`)}`,
    pdf: pdf ? `${siteUrl}${pdf.file.address}` : null,
    pages: publication.pages,
    isbn: publication.isbn,
    doi: publication.doi && bareDoi(publication.doi),
    abstract: summary?.text ?? null,
    keywords: topics.map((topic) => topic.title.text),
  }
}

/**
 * Editors write persons as "Family, Given" and institutions without a comma. A name without one stands whole, since
 * nothing says which of its words is the family's.
 */
function readName(written: string): CitedName {
  const [, family, given] = /^([^,]+),\s*([^,]+)$/.exec(written.trim()) ?? []
  return family && given
    ? { kind: 'person', family: family.trim(), given: given.trim() }
    : { kind: 'whole', name: written.trim() }
}

/** A DOI without the address that often stands before it. */
export function bareDoi(written: string): string {
  return written.trim().replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, '')
}

/** A name as a text says it: "Given Family". */
export function nameInText(name: CitedName): string {
  return name.kind === 'person' ? `${name.given} ${name.family}` : name.name
}

/** A name as a reference says it: "Family, Given". */
export function invertedName(name: CitedName): string {
  return name.kind === 'person' ? `${name.family}, ${name.given}` : name.name
}
