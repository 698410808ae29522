import { isFields, type Fields } from '../../../store/fields.ts'

/** Objects that the standard merges by their ids. All that we publish have one. */
export function isListOfItems(value: unknown): value is Fields[] {
  return Array.isArray(value) && value.length > 0 && value.every(isFields)
}

/** The fields of a release that say something of it alone, which the standard's schema leaves out of what is merged. */
const fieldsOfReleaseAlone: ReadonlySet<string> = new Set(['id', 'date', 'tag'])

/** Lists of objects that the standard's schema replaces as a whole (`wholeListMerge`, or objects without ids). */
const wholeLists: ReadonlySet<string> = new Set([
  'additionalClassifications',
  'additionalIdentifiers',
  'changes',
])

/** A way into an object: the name of a field, or the id of an item of a list. */
type Step = { field: string } | { id: unknown }

interface Leaf {
  way: readonly Step[]
  value: unknown
}

/**
 * The present state of a tender from its releases, as OCDS 1.1.5 merges them: the later value counts, items of a list are
 * the same by their id, other lists count as a whole, and null takes a value away.
 * @param releases of one tender, the oldest first
 */
export function compileReleases(releases: readonly Fields[]): Fields {
  const leaves = new Map<string, Leaf>()
  for (const release of releases) for (const leaf of leavesOf(release)) leaves.set(keyOf(leaf.way), leaf)
  const last = releases.at(-1)
  if (!last) throw new RangeError('Nothing is compiled from no release')
  const ofItself = { id: `${String(last.ocid)}-${String(last.date)}`, date: last.date, tag: ['compiled'] }
  return { ...ofItself, ...joined([...leaves.values()]) }
}

interface VersionedValue {
  releaseID: unknown
  releaseDate: unknown
  releaseTag: unknown
  value: unknown
}

/**
 * Every value that a field had, with the releases that gave it, as OCDS 1.1.5 has it.
 * @param releases of one tender, the oldest first
 */
export function versionReleases(releases: readonly Fields[]): Fields {
  const histories = new Map<string, { way: readonly Step[]; value: VersionedValue[] }>()
  for (const { id: releaseID, date: releaseDate, tag: releaseTag, ocid: _same, ...rest } of releases) {
    for (const { way, value } of leavesOf(rest)) {
      const key = keyOf(way)
      const history = histories.get(key) ?? { way, value: [] }
      histories.set(key, history)
      const former = history.value.at(-1)
      if (former && JSON.stringify(former.value) === JSON.stringify(value)) continue
      history.value.push({ releaseID, releaseDate, releaseTag, value })
    }
  }
  return { ocid: releases[0]?.ocid, ...joined([...histories.values()]) }
}

function leavesOf(release: Fields): Leaf[] {
  return Object.entries(release).flatMap(([field, value]) =>
    fieldsOfReleaseAlone.has(field) ? [] : leavesUnder([{ field }], value),
  )
}

function leavesUnder(way: readonly Step[], value: unknown): Leaf[] {
  const last = way.at(-1)
  if (last && 'field' in last && wholeLists.has(last.field)) return [{ way, value }]
  if (isListOfItems(value)) return value.flatMap((item) => leavesOfItem(way, item))
  if (isFields(value))
    return Object.entries(value).flatMap(([field, part]) => leavesUnder([...way, { field }], part))
  // An empty list says nothing.
  return Array.isArray(value) && value.length === 0 ? [] : [{ way, value }]
}

function leavesOfItem(way: readonly Step[], item: Fields): Leaf[] {
  if (item.id === undefined) throw new RangeError(`An item of ${keyOf(way)} has no id`)
  return Object.entries(item).flatMap(([field, part]) =>
    leavesUnder([...way, { id: item.id }, { field }], part),
  )
}

const keyOf = (way: readonly Step[]) => JSON.stringify(way)

/** The object in which each leaf stands where its way leads. */
function joined(leaves: readonly Leaf[]): Record<string, unknown> {
  const root: Record<string, unknown> = {}
  const nodes = new Map<string, Record<string, unknown>>()
  for (const { way, value } of leaves) {
    let node = root
    way.forEach((step, place) => {
      if (!('field' in step)) return
      const next = way[place + 1]
      if (next === undefined) {
        // An item's id is how it was found, and has no history.
        const found = way[place - 1]
        const isIdOfItem = step.field === 'id' && found !== undefined && 'id' in found
        if (!isIdOfItem && value !== null) node[step.field] = value
        return
      }
      const key = keyOf(way.slice(0, 'id' in next ? place + 2 : place + 1))
      const known = nodes.get(key)
      const under = known ?? ('id' in next ? { id: next.id } : {})
      if (!known) {
        nodes.set(key, under)
        const list = node[step.field]
        if (!('id' in next)) node[step.field] = under
        else if (Array.isArray(list)) list.push(under)
        else node[step.field] = [under]
      }
      node = under
    })
  }
  return root
}
