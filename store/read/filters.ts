import type { Where } from 'payload'
import { instantOfClockTime } from '../../languages/format.ts'
import { defaultTimeZone } from '../../languages/time-zones.ts'
import type { Filter, OptionSource } from './content-kind.ts'
import type { Reading } from './reading.ts'

function filter(options: OptionSource, condition: (value: string, reading: Reading) => Where): Filter {
  return Object.assign(condition, { options })
}

export function equals(field: string): Filter {
  return filter({ of: field }, (value) => ({ [field]: { equals: value } }))
}

/** Records that refer to a topic, country, … given by slug. */
export function refersToSlug(field: string): Filter {
  return equals(`${field}.slug`)
}

/** Records that refer, in a field, to a country given by slug or two-letter code. */
export function refersToCountryIn(field: 'country' | 'countries'): Filter {
  return filter({ of: `${field}.slug` }, (country) => {
    const bySlug: Where = { [`${field}.slug`]: { equals: country } }
    const byCode: Where = { [`${field}.code`]: { equals: country.toLowerCase() } }
    return country.length === 2 ? { or: [bySlug, byCode] } : bySlug
  })
}

export const refersToCountry: Filter = refersToCountryIn('countries')

/** Records whose date lies in a year of Amman's calendar, by which pages show dates. */
export function inYear(field: string): Filter {
  const startOf = (year: number) =>
    instantOfClockTime(`${String(year).padStart(4, '0')}-01-01T00:00`, defaultTimeZone)
  return filter({ yearsOf: field }, (year) => ({
    and: [
      { [field]: { greater_than_equal: startOf(Number(year)) } },
      { [field]: { less_than: startOf(Number(year) + 1) } },
    ],
  }))
}

/**
 * `open`: the moment is to come, or there is none. `closed`: it has passed.
 * @param endedBy a field that closes the record as soon as it has a value
 */
export function openUntil(field: string, { endedBy }: { endedBy?: string } = {}): Filter {
  return filter({ oneOfNow: ['open', 'closed'] }, (value, { now }) => {
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
  return filter({ oneOfNow: ['upcoming', 'past'] }, (value, { now }) => ({
    [field]:
      value === 'upcoming' ? { greater_than: now.toISOString() } : { less_than_equal: now.toISOString() },
  }))
}
