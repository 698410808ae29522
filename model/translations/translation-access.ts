import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { languageCodes, type Language } from '../../languages/languages.ts'
import { forbidden } from '../endpoint-answers.ts'
import { rolesOf } from '../access/roles.ts'
import { translatedEntities, type TranslatedEntity } from './translated-entities.ts'

/** What somebody may translate of one kind. */
export interface TranslationRight {
  entity: TranslatedEntity
  languages: readonly Language[]
  /** Whether the person may change the records themselves; their saves then follow the kind's own rules. */
  isOwner: boolean
}

const personSchema = z.object({ translatorLanguages: z.array(z.enum(languageCodes)).nullish() })

/** The languages of somebody who has the role of a translator. */
function translatorLanguagesOf(user: object | null): readonly Language[] {
  if (!rolesOf(user).includes('translator')) return []
  return personSchema.safeParse(user).data?.translatorLanguages ?? []
}

/**
 * What the person behind a request may translate, by kind: owners of a kind into every language, translators into theirs,
 * of the kinds that editors manage. A translator reaches a record in no other way: every access rule of the collections
 * and globals asks for another role.
 */
export async function translationRights(req: PayloadRequest): Promise<ReadonlyMap<string, TranslationRight>> {
  const rights = new Map<string, TranslationRight>()
  if (!req.user) return rights
  const own = translatorLanguagesOf(req.user)
  for (const entity of translatedEntities(req.payload)) {
    const isOwner = (await entity.config.access.update({ req })) !== false
    const languages = isOwner ? languageCodes : entity.isForTranslators ? own : []
    if (languages.length > 0) rights.set(entity.slug, { entity, languages, isOwner })
  }
  return rights
}

/** The right to translate a kind into a language. @throws APIError that answers 403 */
export async function rightTo(
  req: PayloadRequest,
  kind: string,
  language: Language,
): Promise<TranslationRight> {
  const right = (await translationRights(req)).get(kind)
  return right?.languages.includes(language) ? right : forbidden(req)
}
