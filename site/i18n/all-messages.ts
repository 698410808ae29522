import { languageCodes, type Language } from './languages.ts'
import { provideFormMessages } from './loaded-form-messages.ts'
import { provideMessages } from './loaded-messages.ts'
import { ar } from './messages/ar.ts'
import { en, type Messages } from './messages/en.ts'
import { fa } from './messages/fa.ts'
import { forms as arabicForms } from './messages/forms/ar.ts'
import { forms as englishForms, type FormMessages } from './messages/forms/en.ts'
import { forms as persianForms } from './messages/forms/fa.ts'
import { forms as frenchForms } from './messages/forms/fr.ts'
import { fr } from './messages/fr.ts'

/** Imported by the server only. A language of the table without messages does not compile. */
const all: Readonly<Record<Language, Messages>> = { en, ar, fr, fa }
const allForms: Readonly<Record<Language, FormMessages>> = {
  en: englishForms,
  ar: arabicForms,
  fr: frenchForms,
  fa: persianForms,
}

for (const language of languageCodes) {
  provideMessages(language, all[language])
  provideFormMessages(language, allForms[language])
}
