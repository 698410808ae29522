import type { Context } from 'hono'
import type { Language } from '../../site/i18n/languages.ts'

/** What the public API keeps of a call while it answers. */
export interface ApiEnvironment {
  Variables: { language: Language }
}

export type ApiContextOfCall = Context<ApiEnvironment>
