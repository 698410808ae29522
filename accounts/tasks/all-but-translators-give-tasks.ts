import type { PayloadRequest } from 'payload'
import { isOnlyTranslator } from '../../model/translations/translation-access.ts'

/** Who only translates changes nothing but texts of their language; a task that they have, they complete. */
export function allButTranslatorsGiveTasks({ req }: { req: PayloadRequest }): boolean {
  return req.user !== null && !isOnlyTranslator(req.user)
}
