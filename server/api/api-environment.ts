import type { Context } from 'hono'
import type { Language } from '../../languages/languages.ts'

/** What the public API holds of a call while it answers. */
export interface ApiEnvironment {
  Variables: { language: Language }
}

export type ApiContextOfCall = Context<ApiEnvironment>
