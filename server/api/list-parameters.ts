import { z } from 'zod'
import { languageCodes, type Language } from '../../languages/languages.ts'
import type { FilterParameter, QueryParameter } from '../../store/api/filter-parameters.ts'
import { isNextFirst, type ContentKind } from '../../store/read/content-kind.ts'
import { longestQuery } from '../../store/search/query-limits.ts'

/** Records on a page of a list, when `per_page` is left out. */
export const usualPerPage = 12
const mostPerPage = 100
const lastPage = 999_999_999

/** The language of the texts, as a part of the address: every path of the API takes it. */
export const languageParameter: QueryParameter<Language> = {
  schema: z.enum(languageCodes),
  rule: { kind: 'oneOf', values: languageCodes },
  description:
    'Language of the texts, as a part of an address that is shared or opened where no header can be sent. It goes before both headers.',
  example: 'ar',
}

/** A whole number in decimal digits. */
export function wholeNumber(from: number, to: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().min(from).max(to))
}

export const pageParameter: QueryParameter<number> = {
  schema: wholeNumber(1, lastPage),
  rule: { kind: 'wholeNumber', from: 1, to: lastPage },
  description: 'Which page of the list; 1 when left out. A page beyond the last is an empty list.',
  example: '1',
}

export const perPageParameter: QueryParameter<number> = {
  schema: wholeNumber(1, mostPerPage),
  rule: { kind: 'wholeNumber', from: 1, to: mostPerPage },
  description: `How many records a page has; ${usualPerPage} when left out.`,
  example: '3',
}

export const searchParameter: QueryParameter<string> = {
  schema: z
    .string()
    .trim()
    .min(1)
    .max(longestQuery)
    // Postgres refuses to compare with some of them.
    .refine((text) => !/\p{Cc}/u.test(text)),
  rule: { kind: 'text', from: 1, to: longestQuery },
  description:
    'Only records that contain all of these words, in any language and any usual spelling; the last word may be unfinished, and words in quotes are a phrase.',
  example: 'water',
}

/** The orders that a kind's list may be asked for in. */
export function sortParameter(kind: ContentKind<unknown>): FilterParameter {
  const [usual, ...others] = Object.keys(kind.sorts)
  if (usual === undefined) throw new RangeError(`${kind.collection} has no order`)
  return {
    schema: z.enum([usual, ...others]),
    rule: { kind: 'oneOf', values: [usual, ...others] },
    description: [
      `Order of the list; \`${usual}\` when left out. A hyphen before the name reverses the order.`,
      ...Object.entries(kind.sorts).flatMap(([name, sort]) =>
        isNextFirst(sort)
          ? [
              `\`${name}\`: what is not over, the next first, then what has no date, then what is over, the latest first.`,
            ]
          : [],
      ),
    ].join(' '),
    example: usual,
  }
}
