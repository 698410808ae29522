import type { Language } from '../languages.ts'

interface PastingWords {
  /** After a text was pasted in which pictures stood whose files the browser was not given. */
  lacksPictures: string
}

/** What the editor of formatted texts says of what was pasted into it. */
export const pastingWords: Readonly<Record<Language, PastingWords>> = {
  en: {
    lacksPictures:
      'The pictures were not pasted with the text. Upload them to the library, then insert them here.',
  },
  ar: {
    lacksPictures: 'لم تُلصق الصور مع النص. ارفعها إلى المكتبة ثم أدرجها هنا.',
  },
  fr: {
    lacksPictures:
      'Les images n’ont pas été collées avec le texte. Envoyez-les dans la médiathèque, puis insérez-les ici.',
  },
  fa: {
    lacksPictures: 'تصویرها همراه متن چسبانده نشدند. آنها را در کتابخانه بارگذاری کنید و سپس اینجا درج کنید.',
  },
}
