import type { Language } from '../../languages/languages.ts'
import type { LastSave } from '../../model/editing/saving-words.ts'

interface EditingWords {
  /** Before anything leads away from text that is not saved. */
  unsaved: { title: string; changingLanguage: string; leaving: string; stay: string; discard: string }
  savedByOthers: (last: LastSave) => string
  yoursIsHere: string
  showSaved: string
  saveOver: string
  editedByOthers: (name: string) => string
}

function isolated(text: string): string {
  return `\u2068${text}\u2069`
}

/** What the form of a record says of its text that is not saved yet. */
export const editingWords: Readonly<Record<Language, EditingWords>> = {
  en: {
    unsaved: {
      title: 'Not saved yet',
      changingLanguage:
        'What you typed in this language has not been saved. Save it before you change to another language.',
      leaving: 'What you typed or chose here has not been saved.',
      stay: 'Stay here',
      discard: 'Discard it and go on',
    },
    savedByOthers: ({ by, when }) =>
      by
        ? `${isolated(by)} saved this on ${isolated(when)}, after you opened it.`
        : `This was saved on ${isolated(when)}, after you opened it.`,
    yoursIsHere:
      'What you typed is still here. It cannot be saved until you have compared the two and decide that yours replaces what was saved.',
    showSaved: 'Show what was saved (new tab)',
    saveOver: 'Let mine replace it',
    editedByOthers: (name) =>
      `${isolated(name)} is editing this as well. Whoever saves second is asked before anything is replaced.`,
  },
  ar: {
    unsaved: {
      title: 'لم يُحفظ بعد',
      changingLanguage: 'ما كتبته بهذه اللغة لم يُحفظ. احفظه قبل الانتقال إلى لغة أخرى.',
      leaving: 'ما كتبته أو اخترته هنا لم يُحفظ.',
      stay: 'البقاء هنا',
      discard: 'تجاهله والمتابعة',
    },
    savedByOthers: ({ by, when }) =>
      by
        ? `حفظ ${isolated(by)} هذا المحتوى في ${isolated(when)} بعد أن فتحته.`
        : `حُفظ هذا المحتوى في ${isolated(when)} بعد أن فتحته.`,
    yoursIsHere: 'ما كتبته لا يزال هنا. لا يمكن حفظه حتى تقارن بين النصين وتقرر أن يحل نصك محل ما حُفظ.',
    showSaved: 'عرض ما حُفظ (علامة تبويب جديدة)',
    saveOver: 'استبداله بنصي',
    editedByOthers: (name) =>
      `يحرّر ${isolated(name)} هذا المحتوى أيضًا. ومن يحفظ ثانيًا يُسأل قبل استبدال أي شيء.`,
  },
  fr: {
    unsaved: {
      title: 'Pas encore enregistré',
      changingLanguage:
        'Votre saisie dans cette langue n’est pas enregistrée. Enregistrez-la avant de changer de langue.',
      leaving: 'Ce que vous avez saisi ou choisi ici n’est pas enregistré.',
      stay: 'Rester ici',
      discard: 'Abandonner et continuer',
    },
    savedByOthers: ({ by, when }) =>
      by
        ? `${isolated(by)} a enregistré ce contenu le ${isolated(when)}, après que vous l’avez ouvert.`
        : `Ce contenu a été enregistré le ${isolated(when)}, après que vous l’avez ouvert.`,
    yoursIsHere:
      'Votre saisie est toujours là. Elle ne peut pas être enregistrée tant que vous n’avez pas comparé les deux et décidé qu’elle remplace ce qui a été enregistré.',
    showSaved: 'Voir ce qui a été enregistré (nouvel onglet)',
    saveOver: 'Le remplacer par ma saisie',
    editedByOthers: (name) =>
      `${isolated(name)} modifie aussi ce contenu. La personne qui enregistre en second est consultée avant tout remplacement.`,
  },
  fa: {
    unsaved: {
      title: 'هنوز ذخیره نشده است',
      changingLanguage:
        'آنچه به این زبان نوشته‌اید ذخیره نشده است. پیش از رفتن به زبان دیگر آن را ذخیره کنید.',
      leaving: 'آنچه اینجا نوشته یا انتخاب کرده‌اید ذخیره نشده است.',
      stay: 'ماندن در اینجا',
      discard: 'صرف‌نظر و ادامه',
    },
    savedByOthers: ({ by, when }) =>
      by
        ? `${isolated(by)} این محتوا را در ${isolated(when)}، پس از آنکه شما آن را باز کردید، ذخیره کرده است.`
        : `این محتوا در ${isolated(when)}، پس از آنکه شما آن را باز کردید، ذخیره شده است.`,
    yoursIsHere:
      'آنچه نوشته‌اید همچنان اینجاست. تا زمانی که دو متن را مقایسه نکنید و تصمیم نگیرید که متن شما جایگزین شود، ذخیره نمی‌شود.',
    showSaved: 'نمایش آنچه ذخیره شده (زبانهٔ تازه)',
    saveOver: 'جایگزینی با متن من',
    editedByOthers: (name) =>
      `${isolated(name)} نیز در حال ویرایش این محتواست. از کسی که دیرتر ذخیره کند، پیش از هر جایگزینی پرسیده می‌شود.`,
  },
}
