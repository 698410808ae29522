import { z } from 'zod'
import { languageCodes } from '../../languages/languages.ts'

/** What is counted: pages that were read, files that were downloaded, and where pages were come to from. */
export const countedKinds = ['page', 'download', 'referrer'] as const

/** Where readers came from, other than the host of another site. */
const referrerGroups = ['(none)', '(own pages)', '(search engines)', '(others)'] as const

export type ReferrerGroup = (typeof referrerGroups)[number]

/** Characters of the longest path or host that is counted by its name. */
export const longestSubject = 300

/** Characters of the longest searched text that is counted. */
export const longestSearch = 60

const count = z.int().positive()
/** A calendar day in the network's time zone. */
const day = z.iso.date()

/**
 * A sum of what happened on a day. `subject` is a path without the language's prefix, or for referrers a host or group.
 * `language` is empty for what has none.
 */
const readingCount = z.object({
  day,
  kind: z.enum(countedKinds),
  subject: z.string().min(1).max(longestSubject),
  language: z.enum([...languageCodes, '']),
  count,
})

/** How often a text was searched on a day and nothing was found. */
const searchCount = z.object({
  day,
  language: z.enum(languageCodes),
  words: z.string().min(1).max(longestSearch),
  count,
})

/** What an answering process counted since it last handed its sums on. */
export const readingBatch = z.object({ counts: z.array(readingCount), searches: z.array(searchCount) })

export type ReadingBatch = z.output<typeof readingBatch>
export type ReadingCount = ReadingBatch['counts'][number]
export type SearchCount = ReadingBatch['searches'][number]
