import { z } from 'zod'

/** What a rendering process says to the answering one over their channel. */
export const renderingMessage = z.discriminatedUnion('about', [
  z.object({
    about: z.literal('ready'),
    /** Regular expressions of the paths at which something stands, besides the back office and the API. */
    addresses: z.array(z.string()),
  }),
  z.object({
    about: z.literal('content'),
    /** Stands for the content version that this process saw last. */
    version: z.string(),
    isDatabaseHealthy: z.boolean(),
  }),
])

export type RenderingMessage = z.infer<typeof renderingMessage>

/**
 * Headers between the two processes. None of them leaves the machine, and what a visitor sends under these names is removed.
 */
export const sharedAnswerHeaders = {
  /** Of a request whose answer may be cached for all: the version that the answer must not be older than. */
  wantedVersion: 'x-wanted-content-version',
  /** Of an answer: milliseconds since the epoch until which it is fresh; 0 for one that is not cached. */
  freshUntil: 'x-fresh-until',
  /** Of an answer: milliseconds beyond that in which it may be given once more. */
  grace: 'x-grace',
  /** Of an answer that stands for a page which could not be made; the last good one is better. */
  isFailure: 'x-is-failure',
  /** Of an answer: its entity tag without encoding. */
  tag: 'x-tag',
} as const
