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
  /** Refuses a save that has waited too long for another one of the same record. */
  busy: string
  /** Refuses to delete a record that a colleague has open. */
  isOpen: string
}

const words: Readonly<Record<Language, SavingWords>> = {
  en: {
    refusal: ({ by, when }) =>
      `${by ? `${isolated(by)} saved this on ${isolated(when)}` : `This was saved on ${isolated(when)}`}, after you opened it. It has not been overwritten, and what you typed is still here.`,
    busy: 'Somebody else is saving this at the moment, so your save was not carried out. Try again shortly.',
    isOpen: 'Somebody else has this open at the moment. Please try again when they have finished.',
  },
  ar: {
    refusal: ({ by, when }) =>
      `${by ? `حفظ ${isolated(by)} هذا المحتوى في ${isolated(when)}` : `حُفظ هذا المحتوى في ${isolated(when)}`} بعد أن فتحته. لم يُستبدل ما حُفظ، وما كتبته لا يزال هنا.`,
    busy: 'يحفظ شخص آخر هذا المحتوى في هذه اللحظة، ولذلك لم يُحفظ ما أرسلته. حاول مرة أخرى بعد قليل.',
    isOpen: 'هذا المحتوى مفتوح حاليًا لدى شخص آخر. يرجى المحاولة مجددًا بعد أن ينتهي منه.',
  },
  fr: {
    refusal: ({ by, when }) =>
      `${by ? `${isolated(by)} a enregistré ce contenu le ${isolated(when)}` : `Ce contenu a été enregistré le ${isolated(when)}`}, après que vous l’avez ouvert. Il n’a pas été remplacé, et votre saisie est toujours là.`,
    busy: 'Quelqu’un d’autre enregistre ce contenu en ce moment. Votre enregistrement n’a donc pas été effectué ; réessayez dans un instant.',
    isOpen:
      'Ce contenu est actuellement ouvert par une autre personne. Veuillez réessayer lorsqu’elle aura terminé.',
  },
  fa: {
    refusal: ({ by, when }) =>
      `${by ? `${isolated(by)} این محتوا را در ${isolated(when)} ذخیره کرده است` : `این محتوا در ${isolated(when)} ذخیره شده است`}، پس از آنکه شما آن را باز کردید. چیزی بازنویسی نشد و آنچه نوشته‌اید همچنان اینجاست.`,
    busy: 'شخص دیگری هم‌اکنون در حال ذخیرهٔ این محتواست و به همین دلیل آنچه فرستادید ذخیره نشد. کمی بعد دوباره تلاش کنید.',
    isOpen: 'فرد دیگری هم‌اکنون این محتوا را باز کرده است. لطفاً پس از پایان کار او دوباره تلاش کنید.',
  },
}

/** What the back office says of saving, in a language. */
export function savingWords(language: Language): SavingWords {
  return words[language]
}
