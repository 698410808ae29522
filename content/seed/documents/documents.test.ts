import { describe, expect, it } from 'vitest'
import { languageCodes, type Language } from '../../../site/i18n/languages.ts'
import { makePublicationPdf } from './make-publication-pdf.ts'
import { makeTenderPdf } from './make-tender-pdf.ts'

const options = { createdAt: new Date('2026-01-02T03:04:05Z') }

const titles: Readonly<Record<Language, string>> = {
  en: 'Energy and brine',
  ar: 'الطاقة والمحلول الملحي',
  fr: 'Énergie et saumure',
  fa: 'انرژی و شورابه',
}

const bodies: Readonly<Record<Language, string>> = {
  en: 'A **strong** start.\n\n## Findings\n\n- Three kilowatt-hours\n- CO₂ and m³\n\n> A quotation.',
  ar: 'بلغ الإنتاج 12,500 م³ (35.5%).\n\n## النتائج\n\n- معيار ISO 30500\n\n> قول.',
  fr: 'Un début, « cité » : déjà.\n\n## Résultats\n\n- L’âge de l’œuvre',
  fa: 'می‌خواهیم ۳۵٫۵٪ آب.\n\n## یافته‌ها\n\n- خانهٔ ما',
}

const publicationIn = (language: Language) => ({
  title: titles[language],
  summary: titles[language],
  bodyMarkdown: bodies[language],
  authors: ['Research Unit'],
  publishedOn: '2026',
  language,
  pages: 40,
  organizationName: 'Network',
  topic: 'desalination' as const,
  key: 'energy-and-brine',
})

const tenderIn = (language: Language) => ({
  title: titles[language],
  referenceNumber: 'NET-2026-001',
  description: bodies[language],
  location: 'Amman',
  duration: '5',
  issuedOn: '2026',
  deadline: '2027',
  language,
  organizationName: 'Network',
  key: 'energy-and-brine',
})

/** Text strings are written as UTF-16 with a byte order mark where they hold more than ASCII. */
function inPdf(text: string): string {
  if (/^[\x20-\x7e]+$/.test(text)) return `(${text})`
  const bytes = [
    0xfe,
    0xff,
    ...[...text].flatMap((letter) => [letter.charCodeAt(0) >> 8, letter.charCodeAt(0) & 255]),
  ]
  return String.fromCharCode(...bytes)
}

describe.each(languageCodes)('publication in %s', (language) => {
  it('is a whole PDF that says what it is', async () => {
    const file = await makePublicationPdf(publicationIn(language), options)
    const text = file.toString('latin1')
    expect(text.startsWith('%PDF-1.7')).toBe(true)
    expect(text.trimEnd().endsWith('%%EOF')).toBe(true)
    expect(file.length).toBeGreaterThan(20_000)
    const expected = [
      `/Lang (${language})`,
      '/Title ',
      '/Author ',
      '(Network)',
      '/MarkInfo',
      '/StructTreeRoot',
    ]
    expect(expected.filter((part) => !text.includes(part))).toEqual([])
    expect(unescaped(text).includes(inPdf(titles[language]))).toBe(true)
    expect(text.match(/\/Type \/Page\n/g)?.length).toBe(3)
  })

  it('is the same for the same input', async () => {
    const [first, second] = await Promise.all([
      makePublicationPdf(publicationIn(language), options),
      makePublicationPdf(publicationIn(language), options),
    ])
    expect(first.equals(second)).toBe(true)
  })
})

describe.each(languageCodes)('tender in %s', (language) => {
  it('is a whole PDF, the same for the same input', async () => {
    const first = await makeTenderPdf(tenderIn(language), options)
    const text = first.toString('latin1')
    expect(text.startsWith('%PDF-1.7')).toBe(true)
    expect(text.trimEnd().endsWith('%%EOF')).toBe(true)
    expect([`/Lang (${language})`, '(NET-2026-001)'].filter((part) => !text.includes(part))).toEqual([])
    expect(first.length).toBeGreaterThan(20_000)
    expect((await makeTenderPdf(tenderIn(language), options)).equals(first)).toBe(true)
  })
})

/** Brackets, backslashes and line ends are escaped inside strings. */
function unescaped(text: string): string {
  return text
    .replace(/\\([()\\])/g, '$1')
    .replaceAll('\\n', '\n')
    .replaceAll('\\r', '\r')
}
