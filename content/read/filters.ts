import type { Where } from 'payload'
import type { Filter } from './content-kind.ts'

/** Records that refer to a topic, country, … given by slug. */
export function refersToSlug(field: string): Filter {
  return (slug) => ({ [`${field}.slug`]: { equals: slug } })
}

/** Records that refer, in a field, to a country given by slug or two-letter code. */
export function refersToCountryIn(field: 'country' | 'countries'): Filter {
  return (country) => {
    const bySlug: Where = { [`${field}.slug`]: { equals: country } }
    const byCode: Where = { [`${field}.code`]: { equals: country.toLowerCase() } }
    return { or: [bySlug, byCode] }
  }
}

export const refersToCountry: Filter = refersToCountryIn('countries')

export function equals(field: string): Filter {
  return (value) => ({ [field]: { equals: value } })
}

/** Records whose date lies in a year, in UTC. */
export function inYear(field: string): Filter {
  return (year) => ({
    and: [
      { [field]: { greater_than_equal: `${year}-01-01T00:00:00.000Z` } },
      { [field]: { less_than: `${String(Number(year) + 1).padStart(4, '0')}-01-01T00:00:00.000Z` } },
    ],
  })
}

/** `open`: the moment is to come, or there is none. `closed`: it has passed. */
export function openUntil(field: string): Filter {
  return (value, { now }) =>
    value === 'open'
      ? { or: [{ [field]: { greater_than: now.toISOString() } }, { [field]: { exists: false } }] }
      : { [field]: { less_than_equal: now.toISOString() } }
}

/** `upcoming`: not yet over. `past`: over. */
export function overAfter(field: string): Filter {
  return (value, { now }) => ({
    [field]:
      value === 'upcoming' ? { greater_than: now.toISOString() } : { less_than_equal: now.toISOString() },
  })
}
