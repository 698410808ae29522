import { isolated } from '../isolated.ts'
import type { Language } from '../languages.ts'

/** Who saved a record last and when, as a reader of the back office reads it. */
export interface LastSave {
  /** Nobody when the product itself changed the record, or before it recorded names. */
  by: string | null
  /** Date and time with their zone. */
  when: string
}

interface SavingWords {
  /** Refuses to save over what somebody else saved in the meantime. */
  refusal: (last: LastSave) => string
}

const words: Readonly<Record<Language, SavingWords>> = {
  en: {
    refusal: ({ by, when }) =>
      `${by ? `${isolated(by)} saved this on ${isolated(when)}` : `This was saved on ${isolated(when)}`}, after you opened it. It has not been overwritten, and what you typed is still here.`,
  },
  ar: {
    refusal: ({ by, when }) =>
      `${by ? `حفظ ${isolated(by)} هذا المحتوى في ${isolated(when)}` : `حُفظ هذا المحتوى في ${isolated(when)}`} بعد أن فتحته. لم يُستبدل ما حُفظ، وما كتبته لا يزال هنا.`,
  },
  fr: {
    refusal: ({ by, when }) =>
      `${by ? `${isolated(by)} a enregistré ce contenu le ${isolated(when)}` : `Ce contenu a été enregistré le ${isolated(when)}`}, après que vous l’avez ouvert. Il n’a pas été remplacé, et votre saisie est toujours là.`,
  },
  fa: {
    refusal: ({ by, when }) =>
      `${by ? `${isolated(by)} این محتوا را در ${isolated(when)} ذخیره کرده است` : `این محتوا در ${isolated(when)} ذخیره شده است`}، پس از آنکه شما آن را باز کردید. چیزی بازنویسی نشد و آنچه نوشته‌اید همچنان اینجاست.`,
  },
}

/** What the back office says of saving, in a language. */
export function savingWords(language: Language): SavingWords {
  return words[language]
}
