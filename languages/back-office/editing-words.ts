import { formatList } from '../format.ts'
import { isolated } from '../isolated.ts'
import type { Language } from '../languages.ts'
import type { LastSave } from './saving-words.ts'

interface EditingWords {
  /** Before anything leads away from text that is not saved. */
  unsaved: { title: string; changingLanguage: string; leaving: string; stay: string; discard: string }
  /** Above what the server said of fields when it refused to save. */
  refused: string
  /** Where a new record may have been saved or not. */
  unanswered: string
  savedByOthers: (last: LastSave) => string
  yoursIsHere: string
  showSaved: string
  /** @param names at least one */
  editedByOthers: (names: readonly string[]) => string
  /** Offers what was typed before and never saved. */
  copy: { found: (when: string) => string; restore: string; discard: string }
  away: { title: string; explanation: string; tryNow: string }
  signIn: {
    title: string
    explanation: (name: string) => string
    password: string
    submit: string
    refused: string
    elsewhere: string
    otherPerson: (name: string) => string
  }
  choice: {
    title: string
    explanation: string
    mine: string
    theirs: (name: string | null) => string
    empty: string
    submit: string
    later: string
  }
  uploading: string
}

const listOf = (names: readonly string[], language: Language) => formatList(names.map(isolated), language)

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
    refused: 'This was not accepted. Please correct:',
    unanswered:
      'The connection broke before an answer came. It may have been saved: look for it in the list before you save it again.',
    savedByOthers: ({ by, when }) =>
      by
        ? `${isolated(by)} saved this on ${isolated(when)}, after you opened it.`
        : `This was saved on ${isolated(when)}, after you opened it.`,
    yoursIsHere: 'What you typed is still here. When you save it, you are asked field by field what stays.',
    showSaved: 'Show what was saved (new tab)',
    editedByOthers: (names) =>
      `${listOf(names, 'en')} ${names.length === 1 ? 'is' : 'are'} editing this as well. Whoever saves second is asked before anything is replaced.`,
    copy: {
      found: (when) => `What you typed here on ${isolated(when)} was not saved. A copy is in this browser.`,
      restore: 'Put it back into the form',
      discard: 'Delete the copy',
    },
    away: {
      title: 'Not saved yet',
      explanation:
        'The server does not answer at the moment. What you typed is here and in this browser; saving is tried again and again.',
      tryNow: 'Try now',
    },
    signIn: {
      title: 'Your session has ended',
      explanation: (name) =>
        `What you typed is still here. Sign in again as ${isolated(name)}, and it is saved.`,
      password: 'Password',
      submit: 'Sign in',
      refused: 'You could not be signed in. Check the password, or try again in a few minutes.',
      elsewhere: 'Sign in in another way (new tab)',
      otherPerson: (name) =>
        `Somebody else has signed in in this browser. Only ${isolated(name)} can save what is typed here.`,
    },
    choice: {
      title: 'Which text stays?',
      explanation:
        'You and somebody else have changed the same fields. Nothing has been overwritten. Choose for each field; everything else of both is saved.',
      mine: 'Yours',
      theirs: (name) => (name === null ? 'Saved in the meantime' : `Saved by ${isolated(name)}`),
      empty: 'Empty',
      submit: 'Save this choice',
      later: 'Decide later',
    },
    uploading: 'The file is being sent',
  },
  ar: {
    unsaved: {
      title: 'لم يُحفظ بعد',
      changingLanguage: 'ما كتبته بهذه اللغة لم يُحفظ. احفظه قبل الانتقال إلى لغة أخرى.',
      leaving: 'ما كتبته أو اخترته هنا لم يُحفظ.',
      stay: 'البقاء هنا',
      discard: 'تجاهله والمتابعة',
    },
    refused: 'لم يُقبل هذا. يرجى تصحيح ما يلي:',
    unanswered: 'انقطع الاتصال قبل وصول الرد، وربما تم الحفظ. ابحث عنه في القائمة قبل أن تحفظه مرة أخرى.',
    savedByOthers: ({ by, when }) =>
      by
        ? `حفظ ${isolated(by)} هذا المحتوى في ${isolated(when)} بعد أن فتحته.`
        : `حُفظ هذا المحتوى في ${isolated(when)} بعد أن فتحته.`,
    yoursIsHere: 'ما كتبته لا يزال هنا. عند حفظه تُسأل في كل حقل عمّا يبقى.',
    showSaved: 'عرض ما حُفظ (علامة تبويب جديدة)',
    editedByOthers: (names) =>
      `يحرّر ${listOf(names, 'ar')} هذا المحتوى أيضًا. ومن يحفظ ثانيًا يُسأل قبل استبدال أي شيء.`,
    copy: {
      found: (when) => `ما كتبته هنا في ${isolated(when)} لم يُحفظ. توجد نسخة منه في هذا المتصفح.`,
      restore: 'إعادته إلى النموذج',
      discard: 'حذف النسخة',
    },
    away: {
      title: 'لم يُحفظ بعد',
      explanation: 'لا يستجيب الخادم الآن. ما كتبته باقٍ هنا وفي هذا المتصفح، وتتكرر محاولة الحفظ.',
      tryNow: 'المحاولة الآن',
    },
    signIn: {
      title: 'انتهت جلستك',
      explanation: (name) => `ما كتبته لا يزال هنا. سجّل الدخول من جديد باسم ${isolated(name)} فيُحفظ.`,
      password: 'كلمة المرور',
      submit: 'تسجيل الدخول',
      refused: 'تعذّر تسجيل الدخول. تحقّق من كلمة المرور، أو حاول بعد بضع دقائق.',
      elsewhere: 'تسجيل الدخول بطريقة أخرى (علامة تبويب جديدة)',
      otherPerson: (name) =>
        `سجّل شخص آخر الدخول في هذا المتصفح. لا يستطيع حفظ المكتوب هنا إلا ${isolated(name)}.`,
    },
    choice: {
      title: 'أي نص يبقى؟',
      explanation: 'غيّرتَ أنت وشخص آخر الحقول نفسها. لم يُستبدل شيء. اختر لكل حقل؛ وتُحفظ سائر تغييراتكما.',
      mine: 'نصك',
      theirs: (name) => (name === null ? 'حُفظ في هذه الأثناء' : `حفظه ${isolated(name)}`),
      empty: 'فارغ',
      submit: 'حفظ هذا الاختيار',
      later: 'القرار لاحقًا',
    },
    uploading: 'جارٍ إرسال الملف',
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
    refused: 'Ceci n’a pas été accepté. Veuillez corriger\u00a0:',
    unanswered:
      'La connexion a été coupée avant la réponse. L’enregistrement a peut-être eu lieu : vérifiez dans la liste avant d’enregistrer de nouveau.',
    savedByOthers: ({ by, when }) =>
      by
        ? `${isolated(by)} a enregistré ce contenu le ${isolated(when)}, après que vous l’avez ouvert.`
        : `Ce contenu a été enregistré le ${isolated(when)}, après que vous l’avez ouvert.`,
    yoursIsHere:
      'Votre saisie est toujours là. Lorsque vous l’enregistrerez, vous choisirez champ par champ ce qui reste.',
    showSaved: 'Voir ce qui a été enregistré (nouvel onglet)',
    editedByOthers: (names) =>
      `${listOf(names, 'fr')} ${names.length === 1 ? 'modifie' : 'modifient'} aussi ce contenu. La personne qui enregistre en second est consultée avant tout remplacement.`,
    copy: {
      found: (when) =>
        `Votre saisie du ${isolated(when)} n’a pas été enregistrée. Une copie se trouve dans ce navigateur.`,
      restore: 'La remettre dans le formulaire',
      discard: 'Supprimer la copie',
    },
    away: {
      title: 'Pas encore enregistré',
      explanation:
        'Le serveur ne répond pas pour le moment. Votre saisie est ici et dans ce navigateur ; l’enregistrement est retenté sans cesse.',
      tryNow: 'Réessayer',
    },
    signIn: {
      title: 'Votre session a expiré',
      explanation: (name) =>
        `Votre saisie est toujours là. Reconnectez-vous en tant que ${isolated(name)} pour l’enregistrer.`,
      password: 'Mot de passe',
      submit: 'Se connecter',
      refused: 'La connexion a échoué. Vérifiez le mot de passe ou réessayez dans quelques minutes.',
      elsewhere: 'Se connecter autrement (nouvel onglet)',
      otherPerson: (name) =>
        `Une autre personne s’est connectée dans ce navigateur. Seul(e) ${isolated(name)} peut enregistrer cette saisie.`,
    },
    choice: {
      title: 'Quel texte garder ?',
      explanation:
        'Vous et une autre personne avez modifié les mêmes champs. Rien n’a été remplacé. Choisissez pour chaque champ ; toutes vos autres modifications sont enregistrées.',
      mine: 'Votre saisie',
      theirs: (name) => (name === null ? 'Enregistré entre-temps' : `Enregistré par ${isolated(name)}`),
      empty: 'Vide',
      submit: 'Enregistrer ce choix',
      later: 'Décider plus tard',
    },
    uploading: 'Envoi du fichier en cours',
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
    refused: 'این پذیرفته نشد. لطفاً این موارد را درست کنید:',
    unanswered:
      'اتصال پیش از رسیدن پاسخ قطع شد و شاید ذخیره انجام شده باشد. پیش از ذخیرهٔ دوباره، در فهرست به دنبال آن بگردید.',
    savedByOthers: ({ by, when }) =>
      by
        ? `${isolated(by)} این محتوا را در ${isolated(when)}، پس از آنکه شما آن را باز کردید، ذخیره کرده است.`
        : `این محتوا در ${isolated(when)}، پس از آنکه شما آن را باز کردید، ذخیره شده است.`,
    yoursIsHere: 'آنچه نوشته‌اید همچنان اینجاست. هنگام ذخیره، برای هر فیلد از شما پرسیده می‌شود کدام بماند.',
    showSaved: 'نمایش آنچه ذخیره شده (زبانهٔ تازه)',
    editedByOthers: (names) =>
      `${listOf(names, 'fa')} نیز در حال ویرایش این محتوا ${names.length === 1 ? 'است' : 'هستند'}. از کسی که دیرتر ذخیره کند، پیش از هر جایگزینی پرسیده می‌شود.`,
    copy: {
      found: (when) =>
        `آنچه در ${isolated(when)} اینجا نوشتید ذخیره نشده است. نسخه‌ای از آن در این مرورگر هست.`,
      restore: 'بازگرداندن به فرم',
      discard: 'حذف نسخه',
    },
    away: {
      title: 'هنوز ذخیره نشده است',
      explanation:
        'سرور اکنون پاسخ نمی‌دهد. آنچه نوشته‌اید اینجا و در این مرورگر هست و ذخیره پیوسته از نو امتحان می‌شود.',
      tryNow: 'اکنون امتحان شود',
    },
    signIn: {
      title: 'نشست شما پایان یافته است',
      explanation: (name) =>
        `آنچه نوشته‌اید همچنان اینجاست. دوباره با نام ${isolated(name)} وارد شوید تا ذخیره شود.`,
      password: 'گذرواژه',
      submit: 'ورود',
      refused: 'ورود ممکن نشد. گذرواژه را بررسی کنید یا چند دقیقهٔ دیگر دوباره بکوشید.',
      elsewhere: 'ورود به روشی دیگر (زبانهٔ تازه)',
      otherPerson: (name) =>
        `شخص دیگری در این مرورگر وارد شده است. تنها ${isolated(name)} می‌تواند نوشتهٔ اینجا را ذخیره کند.`,
    },
    choice: {
      title: 'کدام متن بماند؟',
      explanation:
        'شما و شخص دیگری فیلدهای یکسانی را تغییر داده‌اید. چیزی بازنویسی نشده است. برای هر فیلد انتخاب کنید؛ دیگر تغییرات هر دو ذخیره می‌شود.',
      mine: 'نوشتهٔ شما',
      theirs: (name) => (name === null ? 'در این میان ذخیره شده' : `ذخیره‌شده به دست ${isolated(name)}`),
      empty: 'خالی',
      submit: 'ذخیرهٔ این انتخاب',
      later: 'تصمیم در زمانی دیگر',
    },
    uploading: 'فایل در حال ارسال است',
  },
}
