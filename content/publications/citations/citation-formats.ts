import { writeBibtex } from './bibtex.ts'
import type { Citation } from './citation.ts'
import { writeCslJson } from './csl-json.ts'
import { writeRis } from './ris.ts'

/** Forms in which a citation can be downloaded, by the end of their address. */
export const citationFormats = ['bib', 'ris', 'json'] as const

export type CitationFormat = (typeof citationFormats)[number]

export const citationFormatNames: Readonly<Record<CitationFormat, string>> = {
  bib: 'BibTeX',
  ris: 'RIS',
  json: 'CSL-JSON',
}

export const citationMediaTypes: Readonly<Record<CitationFormat, string>> = {
  bib: 'application/x-bibtex',
  ris: 'application/x-research-info-systems',
  json: 'application/vnd.citationstyles.csl+json',
}

export const writeCitation: Readonly<Record<CitationFormat, (citation: Citation) => string>> = {
  bib: writeBibtex,
  ris: writeRis,
  json: writeCslJson,
}

/** A publication's citation, without the language's prefix. */
export function citationAddress(slug: string, format: CitationFormat): string {
  return `/publications/${slug}/citation.${format}`
}
