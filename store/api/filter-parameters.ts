import { z } from 'zod'

/** What a value must be, when it is not what it should be. Each is a sentence in the table of messages. */
export type ParameterRule =
  | { kind: 'wholeNumber'; from: number; to: number }
  | { kind: 'text'; from: number; to: number }
  | { kind: 'oneOf'; values: readonly string[] }
  | { kind: 'slug' }
  | { kind: 'slugOrCode' }
  | { kind: 'countryCode' }

/** One query parameter: its schema, which also describes it in OpenAPI, and the rule that an error states. */
export interface QueryParameter<Value> {
  schema: z.ZodType<Value, string>
  rule: ParameterRule
  description: string
  example: string
  /** A call without it is refused. */
  isRequired?: true
}

/** A parameter by which a list is filtered. */
export type FilterParameter = QueryParameter<string>

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const longestSlug = 120

/** The slug of a topic, a project, … */
export function slugFilter(of: string, example: string): FilterParameter {
  return {
    schema: z.string().max(longestSlug).regex(slugPattern),
    rule: { kind: 'slug' },
    description: `Only what refers to this ${of}, given by its slug.`,
    example,
  }
}

export const topicFilter = slugFilter('topic', 'desalination')
export const indicatorFilter = slugFilter('indicator', 'total-water-withdrawal')
export const projectFilter = slugFilter('project', 'brine-management-pilot')

/** A country by its slug or its two-letter code in any case. */
export const countryFilter: FilterParameter = {
  schema: z
    .string()
    .max(longestSlug)
    .regex(/^(?:[A-Za-z]{2}|[a-z0-9]+(?:-[a-z0-9]+)*)$/),
  rule: { kind: 'slugOrCode' },
  description: 'Only what refers to this country, given by its slug or its two-letter code.',
  example: 'jordan',
}

/** A year of the Gregorian calendar, counted in the time of Amman. */
export const yearFilter: FilterParameter = {
  schema: z.string().regex(/^(?:19\d\d|2[01]\d\d|2200)$/),
  rule: { kind: 'wholeNumber', from: 1900, to: 2200 },
  description: 'Only what is dated in this year (1900 to 2200), counted in the time of Amman.',
  example: '2026',
}

/** One of a kind's own values. */
export function choiceFilter<const Value extends string>(
  description: string,
  values: readonly [Value, ...Value[]],
): FilterParameter {
  return { schema: z.enum(values), rule: { kind: 'oneOf', values }, description, example: values[0] }
}
