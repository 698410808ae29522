import type { Language } from '../../../languages/languages.ts'
import type { Citation, CitedName } from './citation.ts'
import { escapeLatex } from './latex.ts'

/** BibTeX has no type of its own for data. */
const types: Readonly<Record<Citation['kind'], 'techreport' | 'manual' | 'misc'>> = {
  report: 'techreport',
  'policy-brief': 'techreport',
  guideline: 'techreport',
  'annual-report': 'techreport',
  'training-manual': 'manual',
  dataset: 'misc',
}

const languageNames: Readonly<Record<Language, string>> = {
  en: 'english',
  ar: 'arabic',
  fr: 'french',
  fa: 'persian',
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** A citation as an entry of BibTeX. */
export function writeBibtex(citation: Citation): string {
  const { kind, publishedOn } = citation
  const type = types[kind]
  const institution = { techreport: 'institution', manual: 'organization', misc: 'publisher' }[type]
  const fields: [string, string | null][] = [
    ['author', braced(citation.authors.map(author).join(' and '))],
    // The second braces keep capitals as they are written.
    ['title', braced(`{${escapeLatex(citation.title)}}`)],
    [type === 'misc' ? 'howpublished' : 'type', braced(escapeLatex(citation.kindName))],
    [institution, braced(`{${escapeLatex(citation.institution)}}`)],
    ['address', braced(escapeLatex(citation.place))],
    ['year', braced(publishedOn.slice(0, 4))],
    ['month', months[Number(publishedOn.slice(5, 7)) - 1] ?? null],
    ['pagetotal', citation.pages === null ? null : braced(String(citation.pages))],
    ['isbn', citation.isbn && braced(escapeLatex(citation.isbn))],
    ['doi', citation.doi && braced(verbatim(citation.doi))],
    ['url', braced(verbatim(citation.address))],
    ['language', braced(languageNames[citation.language])],
    // By which the title is hyphenated.
    ['langid', braced(languageNames[citation.titleLanguage])],
    ['keywords', citation.keywords.length > 0 ? braced(citation.keywords.map(escapeLatex).join(', ')) : null],
    ['abstract', citation.abstract && braced(escapeLatex(citation.abstract))],
  ]
  const written = fields.flatMap(([name, value]) => (value ? [`  ${name} = ${value}`] : []))
  return `@${type}{${citation.key},\n${written.join(',\n')}\n}\n`
}

function author(name: CitedName): string {
  return name.kind === 'person'
    ? `${escapeLatex(name.family)}, ${escapeLatex(name.given)}`
    : `{${escapeLatex(name.name)}}`
}

function braced(text: string): string {
  return `{${text}}`
}

/** Addresses are not typeset but followed; only what would end the field is written another way. */
function verbatim(address: string): string {
  return address.replaceAll('{', '%7B').replaceAll('}', '%7D').replaceAll('\\', '%5C')
}
