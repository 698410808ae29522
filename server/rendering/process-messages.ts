import { z } from 'zod'

/** What a rendering process says of itself, each second and when something changes: one line of JSON. */
export const renderingSign = z.object({
  /** Stands for the content version that this process saw last. */
  version: z.string(),
  isDatabaseHealthy: z.boolean(),
  /**
   * In the first line: regular expressions of the paths at which something stands, besides the API, the back office and files
   * of the build.
   */
  addresses: z.array(z.string()).optional(),
  /** In the first line, and when they change: paths that an editor's redirect leads elsewhere, in their one spelling. */
  redirected: z.array(z.string()).optional(),
})

export type RenderingSign = z.infer<typeof renderingSign>

/**
 * Path at which a rendering process's socket gives its signs, for as long as both live. Only a request with the header
 * `forSigns` has them: a visitor's may name this path in many ways, and never has that header.
 */
export const signsPath = '/.rendering/signs'

/** Path at which it takes what an answering process counted; only a request with the header `forReadings` reaches it. */
export const readingsPath = '/.rendering/readings'

/**
 * Headers between the two processes. None of them leaves the machine, and what a visitor sends under these names is removed.
 */
export const sharedAnswerHeaders = {
  /** Of the request for a rendering process's signs. */
  forSigns: 'x-for-signs',
  /** Of a request with what was counted. */
  forReadings: 'x-for-readings',
  /** Of an answer: it is the page of a search that found nothing. */
  foundNothing: 'x-found-nothing',
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
