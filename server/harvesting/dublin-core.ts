import { addressOfRecord } from '../../languages/addresses.ts'
import type { LocalizedText } from '../../store/read/localized-text.ts'
import type { Publication } from '../../content/publications/kind.ts'
import { bareDoi } from '../../content/publications/citations/citation.ts'
import { defaultLanguage, type Language } from '../../languages/languages.ts'
import { messagesOf } from '../../site/language/loaded-messages.ts'
import { element } from '../xml/element.ts'
import type { HarvestedPublication } from './harvested-publications.ts'

export const dublinCore = {
  schema: 'http://www.openarchives.org/OAI/2.0/oai_dc.xsd',
  namespace: 'http://www.openarchives.org/OAI/2.0/oai_dc/',
} as const

interface DublinCoreContext {
  siteUrl: string
  /** The network's name in each language. */
  publisher: readonly LocalizedText[]
}

type Publications = HarvestedPublication['inLanguages']

/** A publication in the fifteen elements of Dublin Core 1.1, each text in every language that it has. */
export function writeDublinCore(
  { publication, inLanguages }: HarvestedPublication,
  { siteUrl, publisher }: DublinCoreContext,
): string {
  const files = publication.files.map(({ file }) => file)
  const creators = distinct(inLanguages.flatMap((one) => one.publication.authors))
  const languages = distinct(publication.files.flatMap(({ language }) => language ?? []))
  return [
    `<oai_dc:dc xmlns:oai_dc="${dublinCore.namespace}" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${dublinCore.namespace} ${dublinCore.schema}">`,
    ...texts('title', inLanguages, ({ title }) => [title]),
    ...(creators.length > 0 ? plain('creator', creators) : localized('creator', publisher)),
    ...texts('subject', inLanguages, ({ topics }) => topics.map(({ title }) => title)),
    ...texts('description', inLanguages, ({ summary }) => (summary ? [summary] : [])),
    ...localized('publisher', publisher),
    ...plain('date', [publication.publishedOn]),
    // Of DCMI's types; then what the network calls it.
    ...plain('type', [publication.kind === 'dataset' ? 'Dataset' : 'Text']),
    ...inLanguages.map(({ language }) =>
      element('dc:type', messagesOf(language).publication.kind[publication.kind], { 'xml:lang': language }),
    ),
    ...plain('format', distinct(files.map(({ mediaType }) => mediaType))),
    ...plain('identifier', identifiersOf(publication, siteUrl)),
    ...plain(
      'relation',
      files.map(({ address }) => `${siteUrl}${address}`),
    ),
    ...plain('language', languages.length > 0 ? languages : ownLanguages(inLanguages)),
    ...texts('coverage', inLanguages, ({ countries }) => countries.map(({ title }) => title)),
    '</oai_dc:dc>',
  ].join('\n')
}

/** Its page first, which every harvester links to. */
function identifiersOf({ slug, doi, isbn }: Publication, siteUrl: string): string[] {
  return [
    `${siteUrl}${addressOfRecord('publications', slug, defaultLanguage)}`,
    ...(doi ? [`https://doi.org/${bareDoi(doi)}`] : []),
    ...(isbn ? [`urn:isbn:${isbn}`] : []),
  ]
}

/** The languages in which it has a title. */
const ownLanguages = (inLanguages: Publications): Language[] =>
  inLanguages
    .filter(({ language, publication }) => publication.title.language === language)
    .map(({ language }) => language)

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]

const plain = (name: string, values: readonly string[]): string[] =>
  values.map((value) => element(`dc:${name}`, value))

const localized = (name: string, values: readonly LocalizedText[]): string[] =>
  values.map(({ text, language }) => element(`dc:${name}`, text, { 'xml:lang': language }))

/** Texts in each language that has them: none that only stands in for a missing one. */
function texts(
  name: string,
  inLanguages: Publications,
  read: (publication: Publication) => LocalizedText[],
): string[] {
  return inLanguages.flatMap(({ language, publication }) =>
    localized(
      name,
      read(publication).filter((text) => text.language === language),
    ),
  )
}
