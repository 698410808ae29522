import type { Receipt } from '../../../submissions/receipt.ts'
import type { Language } from '../../../languages/languages.ts'
import { formMessagesOf } from '../../language/form-messages.ts'

/** What something was sent for: a tender or vacancy by its title, an application to none by its kind. */
export function receiptSubject({ kind, about }: Receipt, language: Language): string {
  const { applications } = formMessagesOf(language)
  if (kind === 'internship-application') return applications.internship
  return kind === 'job-application' && about.id === null ? applications.general : about.title
}
