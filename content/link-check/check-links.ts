import {
  createLocalReq,
  type CollectionSlug,
  type FlattenedField,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { z } from 'zod'
import type { Environment } from '../../environment.ts'
import { languageCodes, type Language } from '../../languages/languages.ts'
import { askAllOutside, type OutsideAnswer } from './ask-outside.ts'
import { standsInside } from './inside-links.ts'
import { linksOfRecord } from './links-of-record.ts'

/** What can be wrong with what is on the site. */
export const linkFaults = [
  'leadsNowhere',
  'gone',
  'unreachable',
  'withoutAlternative',
  'notReviewed',
] as const

export type LinkFault = (typeof linkFaults)[number]

export interface LinkFinding {
  /** Slug of the collection or global. */
  kind: string
  /** 0 for what there is one of. */
  record: number
  /** Names of fields and numbers of rows from 1; nothing for what concerns the whole record. */
  field: string | null
  language: Language | null
  fault: LinkFault
  /** As it stands in the field; nothing for what is no link, or leads to a record. */
  address: string | null
}

export interface CheckedLinks {
  /** How many there are, inside and outside. */
  links: number
  findings: LinkFinding[]
  /** Whether no other site answered at all: then nothing is said of any of them. */
  isOffline: boolean
}

export interface LinkCheckOptions {
  settings: Pick<Environment, 'siteUrl' | 'CHECK_OUTSIDE_LINKS'>
  now: Date
  /** Ends the reading, by throwing its reason. */
  signal?: AbortSignal
  askOutside?: (addresses: readonly string[]) => Promise<ReadonlyMap<string, OutsideAnswer>>
}

type Place = Omit<LinkFinding, 'fault' | 'address'>

/**
 * Reads every link of everything that is published, in all languages, and says which lead nowhere; and which pictures lack
 * an alternative text, and which records were published longer ago than their kind is to be reviewed.
 */
export async function checkLinks(
  payload: Payload,
  { settings, now, signal, askOutside = askAllOutside }: LinkCheckOptions,
): Promise<CheckedLinks> {
  const req = await createLocalReq({}, payload)
  const findings: LinkFinding[] = []
  const outside: (Place & { address: string })[] = []
  const known = new Map<string, boolean | undefined>()
  let links = 0
  const check = async (kind: string, record: number, fields: readonly FlattenedField[], stored: unknown) => {
    signal?.throwIfAborted()
    for (const { to, ...place } of linksOfRecord(fields, stored)) {
      links += 1
      const name = JSON.stringify(to)
      if (!known.has(name)) known.set(name, await standsInside(to, settings.siteUrl, req))
      const stands = known.get(name)
      const address = 'address' in to ? to.address : null
      if (stands === false) findings.push({ kind, record, ...place, fault: 'leadsNowhere', address })
      else if (stands === undefined && address !== null) outside.push({ kind, record, ...place, address })
    }
  }
  for (const { slug, flattenedFields, custom, versions } of payload.config.collections) {
    if (!versions?.drafts && slug !== 'redirects') continue
    const months = custom?.reviewedEvery
    const dueSince = months === undefined ? undefined : monthsBefore(now, months)
    for await (const { id, updatedAt, ...stored } of recordsOf(slug, req)) {
      await check(slug, id, flattenedFields, stored)
      if (dueSince !== undefined && Date.parse(updatedAt) < dueSince)
        findings.push({
          ...{ kind: slug, record: id, field: null, language: null, address: null },
          fault: 'notReviewed',
        })
    }
  }
  for (const { slug, flattenedFields } of payload.config.globals)
    await check(
      slug,
      0,
      flattenedFields,
      await payload.findGlobal({ slug, locale: 'all', depth: 0, overrideAccess: true, req }),
    )
  findings.push(...(await picturesWithoutWords(req)))
  const answers =
    settings.CHECK_OUTSIDE_LINKS === 'on'
      ? await askOutside(outside.map(({ address }) => address))
      : new Map<string, OutsideAnswer>()
  const isOffline = answers.size > 1 && [...answers.values()].every((answer) => answer === 'unreachable')
  for (const { address, ...place } of isOffline ? [] : outside) {
    const answer = answers.get(address)
    if (answer === 'gone' || answer === 'unreachable') findings.push({ ...place, address, fault: answer })
  }
  return { links, findings, isOffline }
}

/** The moment before which a record of a kind was published too long ago. */
function monthsBefore(now: Date, months: number): number {
  return new Date(now).setUTCMonth(now.getUTCMonth() - months)
}

const storedRecords = z.array(z.looseObject({ id: z.number(), updatedAt: z.string() }))

/** What is read at once. */
const batch = 100

/** All published records of a kind, or all where there are no drafts, in every language. */
async function* recordsOf(collection: CollectionSlug, req: PayloadRequest) {
  const { payload } = req
  const hasDrafts = Boolean(payload.collections[collection].config.versions?.drafts)
  for (let last = 0; ;) {
    const { docs } = await payload.find({
      collection,
      where: {
        and: [{ id: { greater_than: last } }, ...(hasDrafts ? [{ _status: { equals: 'published' } }] : [])],
      },
      sort: 'id',
      limit: batch,
      pagination: false,
      depth: 0,
      locale: 'all',
      overrideAccess: true,
      req,
    })
    const records = storedRecords.parse(docs)
    yield* records
    const newest = records.at(-1)
    if (!newest) return
    last = newest.id
  }
}

const alternativeTexts = z.object({
  alternativeText: z.partialRecord(z.enum(languageCodes), z.string().nullish()).nullish(),
})

async function picturesWithoutWords(req: PayloadRequest): Promise<LinkFinding[]> {
  const findings: LinkFinding[] = []
  for await (const picture of recordsOf('media', req)) {
    const { alternativeText } = alternativeTexts.parse(picture)
    findings.push(
      ...languageCodes
        .filter((language) => !alternativeText?.[language]?.trim())
        .map((language): LinkFinding => ({
          ...{ kind: 'media', record: picture.id, field: 'alternativeText', language },
          ...{ fault: 'withoutAlternative', address: null },
        })),
    )
  }
  return findings
}

/** Whether a finding is of a link, and not of a picture or a record that is only to be looked at. */
export function isBroken({ fault }: Pick<LinkFinding, 'fault'>): boolean {
  return fault === 'leadsNowhere' || fault === 'gone' || fault === 'unreachable'
}
