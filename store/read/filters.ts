import type { Where } from 'payload'
import type { CountedBy, Filter } from './content-kind.ts'
import type { Reading } from './reading.ts'

function filter(counted: CountedBy, condition: (value: string, reading: Reading) => Where): Filter {
  return Object.assign(condition, { counted })
}

/** Records that refer to a topic, country, … given by slug. */
export function refersToSlug(field: string): Filter {
  return filter({ by: 'reference', field, hasCode: false }, (slug) => ({
    [`${field}.slug`]: { equals: slug },
  }))
}

/** Records that refer, in a field, to a country given by slug or two-letter code. */
export function refersToCountryIn(field: 'country' | 'countries'): Filter {
  return filter({ by: 'reference', field, hasCode: true }, (country) => {
    const bySlug: Where = { [`${field}.slug`]: { equals: country } }
    const byCode: Where = { [`${field}.code`]: { equals: country.toLowerCase() } }
    return { or: [bySlug, byCode] }
  })
}

export const refersToCountry: Filter = refersToCountryIn('countries')

export function equals(field: string): Filter {
  return filter({ by: 'value', field }, (value) => ({ [field]: { equals: value } }))
}

/** The first moments of a year and of the next, in UTC. */
export function boundsOfYear(year: string): readonly [from: string, to: string] {
  return [`${year}-01-01T00:00:00.000Z`, `${String(Number(year) + 1).padStart(4, '0')}-01-01T00:00:00.000Z`]
}

/** Records whose date lies in a year, in UTC. */
export function inYear(field: string): Filter {
  return filter({ by: 'year', field }, (year) => {
    const [from, to] = boundsOfYear(year)
    return { and: [{ [field]: { greater_than_equal: from } }, { [field]: { less_than: to } }] }
  })
}

/**
 * `open`: the moment is to come, or there is none. `closed`: it has passed.
 * @param endedBy a field that closes the record as soon as it has a value
 */
export function openUntil(field: string, { endedBy }: { endedBy?: string } = {}): Filter {
  const counted = {
    by: 'moment',
    field,
    coming: 'open',
    passed: 'closed',
    isComingWhenMissing: true,
  } as const
  return filter({ ...counted, ...(endedBy !== undefined && { endedBy }) }, (value, { now }) => {
    if (value === 'open') {
      const coming: Where = { [field]: { greater_than: now.toISOString() } }
      const open: Where = { or: [coming, { [field]: { exists: false } }] }
      return endedBy === undefined ? open : { and: [open, { [endedBy]: { exists: false } }] }
    }
    const passed: Where = { [field]: { less_than_equal: now.toISOString() } }
    return endedBy === undefined ? passed : { or: [passed, { [endedBy]: { exists: true } }] }
  })
}

/** `upcoming`: not yet over. `past`: over. */
export function overAfter(field: string): Filter {
  return filter(
    { by: 'moment', field, coming: 'upcoming', passed: 'past', isComingWhenMissing: false },
    (value, { now }) => ({
      [field]:
        value === 'upcoming' ? { greater_than: now.toISOString() } : { less_than_equal: now.toISOString() },
    }),
  )
}
