import { languageCodes, type Language } from '../../languages/languages.ts'
import { provideFigureMessages } from './loaded-figure-messages.ts'
import { provideFormMessages } from './loaded-form-messages.ts'
import { provideMessages } from './loaded-messages.ts'
import { ar } from '../../languages/messages/ar.ts'
import { en, type Messages } from '../../languages/messages/en.ts'
import { fa } from '../../languages/messages/fa.ts'
import { figures as arabicFigures } from '../../languages/messages/figures/ar.ts'
import { figures as englishFigures, type FigureMessages } from '../../languages/messages/figures/en.ts'
import { figures as persianFigures } from '../../languages/messages/figures/fa.ts'
import { figures as frenchFigures } from '../../languages/messages/figures/fr.ts'
import { forms as arabicForms } from '../../languages/messages/forms/ar.ts'
import { forms as englishForms, type FormMessages } from '../../languages/messages/forms/en.ts'
import { forms as persianForms } from '../../languages/messages/forms/fa.ts'
import { forms as frenchForms } from '../../languages/messages/forms/fr.ts'
import { fr } from '../../languages/messages/fr.ts'

/** Imported by the server only. A language of the table without messages does not compile. */
const all: Readonly<Record<Language, Messages>> = { en, ar, fr, fa }
const allForms: Readonly<Record<Language, FormMessages>> = {
  en: englishForms,
  ar: arabicForms,
  fr: frenchForms,
  fa: persianForms,
}
const allFigures: Readonly<Record<Language, FigureMessages>> = {
  en: englishFigures,
  ar: arabicFigures,
  fr: frenchFigures,
  fa: persianFigures,
}

for (const language of languageCodes) {
  provideMessages(language, all[language])
  provideFormMessages(language, allForms[language])
  provideFigureMessages(language, allFigures[language])
}
