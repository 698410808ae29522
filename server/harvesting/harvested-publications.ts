import type { Where } from 'payload'
import { publicationKinds } from '../../content/publications/collection.ts'
import { publicationKind, type Publication } from '../../content/publications/kind.ts'
import { languageCodes, type Language } from '../../languages/languages.ts'
import { subjectFilters } from '../../store/read/article.ts'
import { equals } from '../../store/read/filters.ts'
import { readLookupKind, readPublished } from '../../store/read/read-published.ts'
import type { Reading } from '../../store/read/reading.ts'
import { RecordReader } from '../../store/read/record-reader.ts'
import { readReference } from '../../store/read/reference.ts'
import { messagesOf } from '../../site/language/loaded-messages.ts'
import { ProtocolError } from './protocol-error.ts'
import type { Place, Selection } from './resumption-token.ts'

/** A publication in every language, each text in the one that it has. */
export interface HarvestedPublication {
  id: string
  /** Instant of the last change, ISO 8601 with milliseconds. */
  changed: string
  /** As it reads in the reading's own language. */
  publication: Publication
  inLanguages: readonly { language: Language; publication: Publication }[]
}

/** One part of a list, with the place where the next one begins. */
interface HarvestedPart {
  publications: readonly HarvestedPublication[]
  /** Nothing behind the last part. */
  next: Place | undefined
  /** How many came before this part, and how many there are of all. */
  before: number
  size: number
}

interface WantedPart {
  selection: Selection
  /** Nothing of the first part. */
  after: Place | undefined
  /** The most records of a part. */
  limit: number
}

/** What sets are made by: the first part of a set's name, and the filter to which the second one is given. */
const setFilters = { kind: equals('kind'), topic: subjectFilters.topic } as const

type SetName = keyof typeof setFilters

const isSetName = (name: string): name is SetName => Object.hasOwn(setFilters, name)

/** Every set that harvesters may ask for, by its name in the protocol and in English. */
export async function readSets(reading: Reading): Promise<{ set: string; name: string }[]> {
  const { kind: kindNames } = messagesOf(reading.language).publication
  const topics = await readLookupKind(reading, 'topics')
  return [
    ...publicationKinds.map((kind) => ({ set: `kind:${kind}`, name: kindNames[kind] })),
    ...topics.map((topic) => {
      const { slug, title } = readReference(new RecordReader(topic, reading.language))
      return { set: `topic:${slug}`, name: title.text }
    }),
  ]
}

/** The sets that a publication is in. */
export const setsOf = ({ kind, topics }: Publication) => [
  `kind:${kind}`,
  ...topics.map(({ slug }) => `topic:${slug}`),
]

/**
 * Publications that are selected, in the order in which they changed, from a place on. One that changes meanwhile moves
 * to the end, where the harvester meets it again.
 * @throws ProtocolError `noRecordsMatch`
 */
export async function readHarvested(
  reading: Reading,
  { selection, after, limit }: WantedPart,
): Promise<HarvestedPart> {
  const selected = conditionsOf(selection, reading)
  const { documents, total } = await readPublished(reading, {
    collection: publicationKind.collection,
    where: { and: after ? [...selected, behind(after)] : selected },
    sort: ['updatedAt', 'id'],
    limit,
    page: 1,
  })
  const publications = documents.map((document) => inEveryLanguage(reading, document))
  const last = publications.at(-1)
  if (last === undefined) throw new ProtocolError('noRecordsMatch', 'No record matches the request')
  const before = after?.given ?? 0
  const size = after?.size ?? total
  const given = before + publications.length
  const hasMore = total > publications.length
  const next = hasMore ? { changed: last.changed, id: Number(last.id), given, size } : undefined
  return { publications, next, before, size }
}

/** One publication by its id; nothing where none is published under it. */
export async function readHarvestedById(
  reading: Reading,
  id: number,
): Promise<HarvestedPublication | undefined> {
  const { documents } = await readPublished(reading, {
    collection: publicationKind.collection,
    where: { id: { equals: id } },
    limit: 1,
  })
  return documents.map((document) => inEveryLanguage(reading, document))[0]
}

/** When what was not changed for longest was changed; of no record, the present moment. */
export async function readEarliestChange(reading: Reading): Promise<string> {
  const { documents } = await readPublished(reading, {
    collection: publicationKind.collection,
    sort: ['updatedAt'],
    limit: 1,
    depth: 0,
  })
  const [first] = documents
  return first === undefined
    ? reading.now.toISOString()
    : new RecordReader(first, reading.language).requiredMoment('updatedAt')
}

function inEveryLanguage(reading: Reading, document: unknown): HarvestedPublication {
  const reader = new RecordReader(document, reading.language)
  return {
    id: reader.id,
    changed: reader.requiredMoment('updatedAt'),
    publication: publicationKind.read(reader, reading),
    inLanguages: languageCodes.map((language) => ({
      language,
      publication: publicationKind.read(new RecordReader(document, language), { ...reading, language }),
    })),
  }
}

function conditionsOf({ from, before, set }: Selection, reading: Reading): Where[] {
  return [
    ...(from === undefined ? [] : [{ updatedAt: { greater_than_equal: from } }]),
    ...(before === undefined ? [] : [{ updatedAt: { less_than: before } }]),
    ...(set === undefined ? [] : [inSet(set, reading)]),
  ]
}

function inSet(set: string, reading: Reading): Where {
  const [name = '', value, ...further] = set.split(':')
  const isKnown = name !== 'kind' || publicationKinds.some((kind) => kind === value)
  if (!isSetName(name) || value === undefined || further.length > 0 || !isKnown) {
    throw new ProtocolError('noRecordsMatch', `There is no set ${set}`)
  }
  return setFilters[name](value, reading)
}

function behind({ changed, id }: Place): Where {
  return {
    or: [
      { updatedAt: { greater_than: changed } },
      { and: [{ updatedAt: { equals: changed } }, { id: { greater_than: id } }] },
    ],
  }
}
