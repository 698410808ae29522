import type { Language } from '../../languages.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { fa } from './fa.ts'
import { fr } from './fr.ts'
import type { IntakeMessages } from './intake-message-names.ts'

const messages: Readonly<Record<Language, IntakeMessages>> = { en, ar, fr, fa }

export function intakeMessages(language: Language): IntakeMessages {
  return messages[language]
}
