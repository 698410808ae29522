import { describe, expect, test } from 'vitest'
import type { Publication } from '../kind.ts'
import { writeBibtex } from './bibtex.ts'
import { citationOf } from './citation.ts'
import { writeCslJson } from './csl-json.ts'
import { escapeLatex } from './latex.ts'
import { writeRis } from './ris.ts'
import { scholarTags } from './scholar-tags.ts'

const site = 'https://network.example.org'

const pdf = (name: string) => ({
  title: { text: name, language: 'en' as const },
  address: `/files/documents/${name}.pdf`,
  mediaType: 'application/pdf',
  size: 1000,
})

const publication: Publication = {
  id: '4',
  slug: 'reuse-standards',
  title: { text: 'Reuse & standards: 100% of {treated} water_', language: 'en' },
  summary: { text: 'First.\n\nSecond.', language: 'en' },
  body: null,
  image: null,
  updatedAt: '2026-03-03T08:00:00.000Z',
  kind: 'policy-brief',
  publishedOn: '2026-03-09',
  authors: ['IWEN Water Reuse Unit', 'Hélène, Zoë'],
  pages: 12,
  isbn: '978-3-16-148410-0',
  doi: 'https://doi.org/10.1234/reuse_1',
  files: [
    { language: 'en', file: pdf('en') },
    { language: 'ar', file: pdf('ar') },
  ],
  topics: [{ id: '1', slug: 'wastewater-reuse', title: { text: 'Wastewater reuse', language: 'en' } }],
  countries: [],
  indicators: [],
  projects: [],
}

const organization = {
  abbreviation: 'IWEN',
  name: { text: 'Intergovernmental Water and Energy Network' },
  location: { text: 'Amman, Jordan' },
}

const cite = (changes: Partial<Publication> = {}, language: 'en' | 'ar' = 'en') =>
  citationOf(
    { ...publication, ...changes },
    { language, siteUrl: site, kindName: language === 'ar' ? 'موجز سياسات' : 'Policy brief', organization },
  )

/** Reads one entry of BibTeX back: its type, key and fields, by counting braces. */
function readBibtex(text: string) {
  const [, type, key, body = ''] = /^@([a-z]+)\{([^,]+),\n([\s\S]*)\n\}\n$/.exec(text) ?? []
  const fields = Object.fromEntries(
    body.split(/,\n(?= {2}[a-z]+ = )/).map((line) => {
      const [, name = '', value = ''] = /^ {2}([a-z]+) = ([\s\S]*)$/.exec(line) ?? []
      const depth = Array.from(value.replaceAll(/\\[{}]/g, '')).reduce(
        (sum, letter) => sum + (letter === '{' ? 1 : letter === '}' ? -1 : 0),
        0,
      )
      expect(depth, `${name} closes its braces`).toBe(0)
      return [name, value.replace(/^\{([\s\S]*)\}$/, '$1')]
    }),
  )
  return { type, key, fields }
}

describe('BibTeX', () => {
  test('has the entry’s type and fields', () => {
    expect(readBibtex(writeBibtex(cite()))).toMatchObject({
      type: 'techreport',
      key: 'iwen-2026-reuse-standards',
      fields: {
        author: `{IWEN Water Reuse Unit} and H{\\'e}l{\\\`e}ne, Zo{\\"e}`,
        title: '{Reuse \\& standards: 100\\% of \\{treated\\} water\\_}',
        type: 'Policy brief',
        institution: '{Intergovernmental Water and Energy Network}',
        year: '2026',
        month: 'mar',
        doi: '10.1234/reuse_1',
        url: `${site}/publications/reuse-standards`,
        language: 'english',
      },
    })
  })

  test.each([
    ['report', 'techreport'],
    ['annual-report', 'techreport'],
    ['guideline', 'techreport'],
    ['training-manual', 'manual'],
    ['dataset', 'misc'],
  ] as const)('a %s is a %s', (kind, type) => {
    expect(readBibtex(writeBibtex(cite({ kind }))).type).toBe(type)
  })

  test('keeps Arabic as it is, in the language of its page', () => {
    const { fields } = readBibtex(
      writeBibtex(cite({ title: { text: 'معايير إعادة الاستخدام', language: 'ar' } }, 'ar')),
    )
    expect(fields).toMatchObject({
      title: '{معايير إعادة الاستخدام}',
      language: 'arabic',
      url: `${site}/ar/publications/reuse-standards`,
    })
  })
})

test.each([
  [
    'L’œuvre « à Čačak »\u00a0: 5–6',
    "L'{\\oe}uvre {\\guillemotleft} {\\`a} {\\v C}a{\\v c}ak {\\guillemotright}~: 5--6",
  ],
  ['naïve façade', 'na{\\"{\\i}}ve fa{\\c c}ade'],
  ['a\\b^c~d#e$', 'a{\\textbackslash}b{\\textasciicircum}c{\\textasciitilde}d\\#e\\$'],
  ['مياه ۱۲', 'مياه ۱۲'],
])('LaTeX: %s', (text, expected) => {
  expect(escapeLatex(text)).toBe(expected)
})

describe('RIS', () => {
  const lines = writeRis(cite()).split('\r\n')

  test('is one tag a line, from TY to ER', () => {
    expect(lines[0]).toBe('TY  - RPRT')
    expect(lines.slice(-2)).toEqual(['ER  - ', ''])
    for (const line of lines.slice(0, -1)) expect(line).toMatch(/^[A-Z][A-Z0-9] {2}- [^\r\n]*$/)
  })

  test('says who, what, when and where', () => {
    expect(lines).toEqual(
      expect.arrayContaining([
        'AU  - IWEN Water Reuse Unit',
        'AU  - Hélène, Zoë',
        'DA  - 2026/03/09',
        'SN  - 978-3-16-148410-0',
        'AB  - First. Second.',
        `L1  - ${site}/files/documents/en.pdf`,
      ]),
    )
    expect(writeRis(cite({ kind: 'dataset' }))).toMatch(/^TY {2}- DATA/)
  })
})

test('CSL-JSON is a list of one item', () => {
  expect(JSON.parse(writeCslJson(cite()))).toEqual([
    {
      id: 'iwen-2026-reuse-standards',
      type: 'report',
      genre: 'Policy brief',
      title: publication.title.text,
      author: [{ literal: 'IWEN Water Reuse Unit' }, { family: 'Hélène', given: 'Zoë' }],
      issued: { 'date-parts': [[2026, 3, 9]] },
      publisher: organization.name.text,
      'publisher-place': 'Amman, Jordan',
      URL: `${site}/publications/reuse-standards`,
      DOI: '10.1234/reuse_1',
      ISBN: '978-3-16-148410-0',
      'number-of-pages': '12',
      language: 'en',
      keyword: 'Wastewater reuse',
      abstract: 'First.\n\nSecond.',
    },
  ])
})

describe('a publication without a file in the page’s language', () => {
  const title = { text: 'Normes de réutilisation', language: 'fr' as const }
  const cited = citationOf(
    { ...publication, title, files: [{ language: 'ar', file: pdf('ar') }] },
    { language: 'fr', siteUrl: site, kindName: 'Note d’orientation', organization },
  )

  test('is cited in the language of the file that it leads to', () => {
    expect(cited.pdf).toBe(`${site}/files/documents/ar.pdf`)
    expect(readBibtex(writeBibtex(cited)).fields).toMatchObject({ language: 'arabic', langid: 'french' })
    expect(writeRis(cited)).toContain('LA  - ar')
    expect(JSON.parse(writeCslJson(cited))).toMatchObject([{ language: 'ar', title: title.text }])
    expect(scholarTags(cited)).toContainEqual({ name: 'citation_language', content: 'ar' })
  })

  test('is cited in its title’s language where no file says another', () => {
    expect(cite({ files: [{ language: null, file: pdf('figures') }] }).language).toBe('en')
    expect(cite({ files: [] }).language).toBe('en')
  })
})

test('without authors the network is the author', () => {
  expect(cite({ authors: [] }).authors).toEqual([{ kind: 'whole', name: organization.name.text }])
})

test('Google Scholar gets repeated authors, its own form of date, and the PDF of the page’s language', () => {
  const tags = scholarTags(cite({}, 'ar'))
  const contents = (name: string) => tags.filter((tag) => tag.name === name).map(({ content }) => content)
  expect(contents('citation_author')).toEqual(['IWEN Water Reuse Unit', 'Hélène, Zoë'])
  expect(contents('citation_publication_date')).toEqual(['2026/03/09'])
  expect(contents('citation_pdf_url')).toEqual([`${site}/files/documents/ar.pdf`])
  expect(contents('citation_technical_report_institution')).toEqual([organization.name.text])
})
