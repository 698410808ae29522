import type { z } from 'zod'
import type { ApiContext } from '../../store/api/api-context.ts'
import type { QueryParameter } from '../../store/api/filter-parameters.ts'
import type { SubmissionOutcome } from '../../submissions/submission-outcome.ts'
import type { Reading } from '../../store/read/reading.ts'
import type { Sender } from '../intake/intake.ts'
import type { IntakeService } from '../intake/intake-service.ts'
import type { ParameterErrors, ParameterReader } from './parameter-reader.ts'

/** A call, as far as a path's answer depends on it. */
export interface ApiCall {
  reading: Reading
  context: ApiContext
  parameters: ParameterReader
  /** For calls that send something in. */
  incoming: { intake: IntakeService; request: Request; sender: Sender }
  /** What stands in the path's variable part, decoded; empty where the path has none. */
  pathValue: string
}

export type Answer =
  | { outcome: 'found'; body: object }
  /** Comma-separated values, sent while they are read. */
  | { outcome: 'table'; rows: AsyncIterable<string>; filename: string }
  /** A former slug: the path at which the record now stands, without `/api`. */
  | { outcome: 'moved'; to: string }
  | { outcome: 'unknown record' }
  | { outcome: 'invalid'; errors: ParameterErrors }
  /** Something was sent in, and taken or refused. */
  | { outcome: 'submission'; submission: SubmissionOutcome }

/** `for ever`: what stands at the address never changes. */
export type CachedSeconds = number | 'for ever'

export interface PathParameter {
  name: string
  description: string
  example: string
}

/** One path with its method: what serves a call also describes it. */
export interface Endpoint {
  method: 'get' | 'post'
  /** As OpenAPI writes it, without `/api`; `{abbreviation}` stands for the organization's own. */
  path: string
  /** As Hono matches it, with `:value` as its variable part. */
  route: string
  operationId: string
  summary: string
  description?: string
  pathParameter?: PathParameter
  parameters: Readonly<Record<string, QueryParameter<unknown>>>
  /** Body of a `multipart/form-data` call. */
  form?: z.ZodType
  /** Seconds for which browsers and caches may store the answer without asking again; none when left out. */
  cachedSeconds?: CachedSeconds
  /** Body of a 200 or 201. */
  response: z.ZodType
  /** Given as CSV, too, to who asks for it by `Accept`. */
  alsoAsCsv?: true
  /** Given as CSV, and in no other form. */
  onlyAsCsv?: true
  /** A page after the last one is not there. */
  endsWithLastPage?: true
  /** Whether the path is there at all, where the content decides that. */
  isThere?: (call: ApiCall) => Promise<boolean>
  answer: (call: ApiCall) => Promise<Answer>
}
