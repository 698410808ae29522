import { z } from 'zod'
import { languageCodes } from '../../languages/languages.ts'
import { addressOfRecord } from '../../languages/addresses.ts'
import type { ApiContext } from '../api/api-context.ts'
import { component } from '../api/components.ts'
import { deadlineStatuses, openOrClosed } from '../api/open-or-closed.ts'
import { idSchema } from '../api/record-id.ts'
import type { FoundText, SearchResult } from './search-site.ts'
import { siteSearchKinds } from './searched-kinds.ts'
import type { Suggestion } from './suggest-titles.ts'

export const searchKindSchema = z
  .enum(siteSearchKinds)
  .meta({ description: 'Kind of record, named as the path of its list.' })

const foundTextSchema = component(
  'FoundText',
  'A text in which words were found. It is plain text: whoever puts it into HTML must escape it.',
  z.object({
    text: z.string(),
    language: z.enum(languageCodes).meta({ description: 'The language the text is actually in.' }),
    matches: z.array(z.array(z.int().min(0)).length(2)).meta({
      description:
        'Where the words found occur in the text: the offsets of their first and after their last UTF-16 code unit.',
    }),
  }),
)

const suggestionFields = {
  kind: searchKindSchema,
  id: idSchema,
  slug: z.string(),
  title: foundTextSchema,
  to: z.string().meta({ description: 'Path of its page, without host, in the language asked for.' }),
}

export const suggestionSchema = component(
  'SearchSuggestion',
  'A record whose title contains what was typed.',
  z.object(suggestionFields),
)

export const searchResultSchema = component(
  'SearchResult',
  'A record that contains what was looked for.',
  z.object({
    ...suggestionFields,
    excerpt: foundTextSchema
      .nullable()
      .meta({ description: 'The part of its text that best shows why it was found.' }),
    date: z.iso.datetime().nullable().meta({ description: 'The date of the record, if it has one.' }),
    status: z
      .enum(deadlineStatuses)
      .nullable()
      .meta({ description: 'Of a tender or vacancy, as the record itself says; `null` of other kinds.' }),
    dead_line: z.iso.datetime().nullable().meta({
      description:
        'Moment, in UTC, after which nothing more is accepted for a tender or vacancy. `null`: open until filled, or another kind.',
    }),
    has_all_words: z.boolean().meta({
      description: 'Whether it has all of the words. Records with some of them follow where few have all.',
    }),
  }),
)

export function suggestionToApi(
  { kind, id, slug, title }: Suggestion,
  { language }: ApiContext,
): z.input<typeof suggestionSchema> {
  const to = addressOfRecord(kind, slug, language)
  if (to === undefined) throw new RangeError(`No page shows ${kind}`)
  return { kind, id, slug, title: foundTextToApi(title), to }
}

export function searchResultToApi(
  result: SearchResult,
  context: ApiContext,
): z.input<typeof searchResultSchema> {
  const { closing } = result
  return {
    ...suggestionToApi(result, context),
    excerpt: result.excerpt && foundTextToApi(result.excerpt),
    date: result.date,
    status: closing && openOrClosed(!closing.isOpen),
    dead_line: closing?.at ? new Date(closing.at).toISOString() : null,
    has_all_words: result.hasAllWords,
  }
}

function foundTextToApi({ text, language, matches }: FoundText): z.input<typeof foundTextSchema> {
  return { text, language, matches: matches.map(([start, end]) => [start, end]) }
}
