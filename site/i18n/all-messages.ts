import { languageCodes, type Language } from './languages.ts'
import { provideMessages } from './loaded-messages.ts'
import { ar } from './messages/ar.ts'
import { en, type Messages } from './messages/en.ts'
import { fa } from './messages/fa.ts'
import { fr } from './messages/fr.ts'

/** Imported by the server only. A language of the table without messages does not compile. */
const all: Readonly<Record<Language, Messages>> = { en, ar, fr, fa }

for (const language of languageCodes) provideMessages(language, all[language])
