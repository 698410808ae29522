import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { isFields, type Fields } from '../../../store/fields.ts'
import { compileReleases, isListOfItems } from './merge-releases.ts'

const item = z.object({ id: z.string() }).catchall(z.unknown())

/** As far as the next release depends on it. */
const knownState = z
  .object({
    tender: z
      .object({
        id: z.string(),
        status: z.string(),
        documents: z.array(item).optional(),
        amendments: z.array(item).optional(),
      })
      .catchall(z.unknown()),
    awards: z.array(item).optional(),
  })
  .catchall(z.unknown())

type State = z.output<typeof knownState>

/** A release as it is published. */
export interface Release extends Fields {
  ocid: string
  id: string
  /** Moment, ISO 8601. */
  date: string
  tag: string[]
}

interface Next {
  ocid: string
  /** The tender's former releases, the oldest first. */
  former: readonly Fields[]
  /** What visitors can read of the tender now (`describeTender`); nothing when it is not on the site. */
  state: Fields | undefined
  /** Moment, ISO 8601. */
  date: string
}

/**
 * The release that brings what was published of a tender to its present state. It contains all of it, and null for each
 * value that is no more, because merging takes away nothing else. A document that was replaced stays and says so, for
 * bidders relied on it; so does an award that was cancelled. A tender that was taken from the site gets the status that
 * OCDS 1.1 has for that, `withdrawn`: the procedure itself was not cancelled.
 */
export function makeNextRelease({ ocid, former, state, date }: Next): Release {
  const compiled = former.length > 0 ? knownState.parse(compileReleases(former)) : undefined
  const ofRelease = { ocid, id: `${ocid}-${former.length + 1}`, date }
  if (state === undefined) {
    if (!compiled) throw new RangeError('A tender that was never published has no release')
    const tender = { id: compiled.tender.id, status: 'withdrawn' }
    return { ...ofRelease, tag: ['tenderUpdate'], initiationType: 'tender', language: 'en', tender }
  }
  const next = knownState.parse(state)
  const known: Fields = compiled ?? {}
  const { ocid: _ocid, id: _id, date: _date, tag: _tag, ...merged } = known
  const whole = withHistory(next, compiled, date)
  return { ...ofRelease, tag: tagsOf(next, compiled), ...withNulls(merged, whole) }
}

function tagsOf(next: State, before: State | undefined): string[] {
  const count = (state: State | undefined) => state?.tender.amendments?.length ?? 0
  const isNewly = (status: string) => next.tender.status === status && before?.tender.status !== status
  const tags = [
    ...(before ? [] : ['tender']),
    ...(before && count(next) > count(before) ? ['tenderAmendment'] : []),
    ...(isNewly('cancelled') ? ['tenderCancellation'] : []),
    ...awardTags(next.awards, before?.awards),
  ]
  return tags.length > 0 ? tags : ['tenderUpdate']
}

function awardTags(next: State['awards'], before: State['awards']): string[] {
  if (!before) return next ? ['award'] : []
  if (next) return isDeepStrictEqual(next, before) ? [] : ['awardUpdate']
  return before.every(isCancelled) ? [] : ['awardCancellation']
}

const isCancelled = ({ status }: Fields) => status === 'cancelled'

function withHistory(next: State, before: State | undefined, date: string): State {
  const documents = next.tender.documents ?? []
  const formerDocuments = before?.tender.documents ?? []
  const published = documents.map((document) => {
    const known = formerDocuments.find(({ id }) => id === document.id)?.datePublished
    return { ...document, datePublished: known ?? (before ? date : startOf(next)) }
  })
  const replaced = formerDocuments
    .filter(({ id }) => !documents.some((document) => document.id === id))
    .map((document) =>
      typeof document.dateModified === 'string'
        ? document
        : {
            ...document,
            dateModified: date,
            description: [document.description, 'No longer part of the tender.'].filter(Boolean).join('. '),
          },
    )
  const all = [...published, ...replaced]
  const awards = next.awards ?? before?.awards?.map((award) => ({ ...award, status: 'cancelled' }))
  return {
    ...next,
    tender: { ...next.tender, ...(all.length > 0 && { documents: all }) },
    ...(awards && { awards }),
  }
}

/** The documents of a tender's first release were published with it. */
function startOf({ tender }: State): unknown {
  return isFields(tender.tenderPeriod) ? tender.tenderPeriod.startDate : undefined
}

/** What comes after, and null for each value before it that is no more. */
function withNulls(before: Fields, after: Fields): Fields {
  const gone = Object.entries(before).flatMap(([name, value]) => (name in after ? [] : nullsIn(name, value)))
  const present = Object.entries(after).map(([name, value]) => {
    const former = before[name]
    if (isListOfItems(value) && isListOfItems(former)) return [name, itemsWithNulls(former, value)] as const
    return [name, isFields(value) && isFields(former) ? withNulls(former, value) : value] as const
  })
  return Object.fromEntries([...present, ...gone])
}

function itemsWithNulls(before: readonly Fields[], after: readonly Fields[]): Fields[] {
  const isIn = (list: readonly Fields[], id: unknown) => list.some((one) => one.id === id)
  return [
    ...after.map((one) => {
      const { id: _same, ...former } = before.find(({ id }) => id === one.id) ?? {}
      return withNulls(former, one)
    }),
    ...before.filter(({ id }) => !isIn(after, id)).flatMap(emptied),
  ]
}

/** Only values can be taken away, not the objects and lists in which they stand. */
function nullsIn(name: string, value: unknown): (readonly [string, unknown])[] {
  if (isListOfItems(value)) {
    const items = value.flatMap(emptied)
    return items.length > 0 ? [[name, items]] : []
  }
  if (!isFields(value)) return [[name, null]]
  const nulls = Object.entries(value).flatMap(([field, part]) => nullsIn(field, part))
  return nulls.length > 0 ? [[name, Object.fromEntries(nulls)]] : []
}

function emptied({ id, ...rest }: Fields): Fields[] {
  const nulls = Object.entries(rest).flatMap(([name, value]) => nullsIn(name, value))
  return nulls.length > 0 ? [{ id, ...Object.fromEntries(nulls) }] : []
}
