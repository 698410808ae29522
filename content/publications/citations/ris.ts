import { invertedName, type Citation } from './citation.ts'

const types: Readonly<Record<Citation['kind'], 'RPRT' | 'DATA'>> = {
  report: 'RPRT',
  'policy-brief': 'RPRT',
  guideline: 'RPRT',
  'annual-report': 'RPRT',
  'training-manual': 'RPRT',
  dataset: 'DATA',
}

/** A citation as RIS, which reference managers read. */
export function writeRis(citation: Citation): string {
  const tags: (readonly [string, string | null])[] = [
    ['TY', types[citation.kind]],
    ...citation.authors.map((name) => ['AU', invertedName(name)] as const),
    ['TI', citation.title],
    ['M3', citation.kindName],
    ['PB', citation.institution],
    ['CY', citation.place],
    ['PY', citation.publishedOn.slice(0, 4)],
    ['DA', citation.publishedOn.replaceAll('-', '/')],
    ['SP', citation.pages === null ? null : String(citation.pages)],
    ['SN', citation.isbn],
    ['DO', citation.doi],
    ['UR', citation.address],
    ['L1', citation.pdf],
    ['LA', citation.language],
    ...citation.keywords.map((word) => ['KW', word] as const),
    ['AB', citation.abstract],
    ['ID', citation.key],
  ]
  const lines = tags.flatMap(([tag, value]) => (value ? [`${tag}  - ${oneLine(value)}`] : []))
  return `${[...lines, 'ER  - '].join('\r\n')}\r\n`
}

/** A line's end would begin another tag. */
function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim()
}
