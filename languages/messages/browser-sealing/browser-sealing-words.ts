import type { Language } from '../../languages.ts'

interface BrowserSealingWords {
  /** The script is another one than the terms name. */
  otherScript: string
  /** The browser lacks what sealing needs. */
  notPossible: string
  /** What is given as the terms is not in the log. */
  wrongTerms: string
  changed: (file: string) => string
  failed: string
  /** What else one can do, after each of these. */
  instead: string
  /** Leads to a form that the server seals. */
  byServer: string
}

/** What the form of a tender with custodians says while it seals a proposal, and after it. */
export const browserSealingWords: Readonly<Record<Language, BrowserSealingWords>> = {
  en: {
    otherScript:
      'The program that seals proposals is not the one that the terms of the tender name. Nothing was sent.',
    notPossible: 'This browser can’t seal proposals. Nothing was sent.',
    wrongTerms: 'The terms of the tender could not be verified in the transparency log. Nothing was sent.',
    changed: (file) => `File “${file}” changed while it was being sealed. Please attach it again.`,
    failed: 'The proposal could not be sealed. Nothing was sent, and what you typed is still here.',
    instead:
      'You can seal it with the offline sealer, which the terms on the tender’s page lead to. Or let the server seal it: then the server sees your proposal for the moment in which it seals it.',
    byServer: 'Let the server seal it',
  },
  ar: {
    otherScript: 'برنامج ختم العروض ليس البرنامج المذكور في شروط المناقصة. لم يُرسل شيء.',
    notPossible: 'لا يستطيع هذا المتصفح ختم العروض. لم يُرسل شيء.',
    wrongTerms: 'تعذّر التحقق من شروط المناقصة في سجل الشفافية. لم يُرسل شيء.',
    changed: (file) => `تغيّر الملف «${file}» أثناء ختمه. يرجى إرفاقه من جديد.`,
    failed: 'تعذّر ختم العرض. لم يُرسل شيء، وما كتبته لا يزال هنا.',
    instead:
      'يمكنك ختمه ببرنامج الختم من دون اتصال، وتجد رابطه في شروط المناقصة على صفحتها. أو دع الخادم يختمه: عندئذ يطّلع الخادم على عرضك في اللحظة التي يختمه فيها.',
    byServer: 'ليختمه الخادم',
  },
  fr: {
    otherScript:
      'Le programme qui scelle les offres n’est pas celui que nomment les conditions de l’appel d’offres. Rien n’a été envoyé.',
    notPossible: 'Ce navigateur ne peut pas sceller les offres. Rien n’a été envoyé.',
    wrongTerms:
      'Les conditions de l’appel d’offres n’ont pas pu être vérifiées dans le journal de transparence. Rien n’a été envoyé.',
    changed: (file) =>
      `Le fichier « ${file} » a changé pendant son scellement. Veuillez le joindre à nouveau.`,
    failed: 'L’offre n’a pas pu être scellée. Rien n’a été envoyé, et votre saisie est conservée.',
    instead:
      'Vous pouvez la sceller hors connexion avec le programme auquel mènent les conditions, sur la page de l’appel d’offres. Ou laisser le serveur la sceller : il voit alors votre offre au moment où il la scelle.',
    byServer: 'Laisser le serveur la sceller',
  },
  fa: {
    otherScript:
      'برنامه‌ای که پیشنهادها را مهروموم می‌کند همان نیست که در شرایط مناقصه نام برده شده است. چیزی فرستاده نشد.',
    notPossible: 'این مرورگر نمی‌تواند پیشنهادها را مهروموم کند. چیزی فرستاده نشد.',
    wrongTerms: 'شرایط مناقصه در دفتر شفافیت تأیید نشد. چیزی فرستاده نشد.',
    changed: (file) => `فایل «${file}» هنگام مهروموم شدن تغییر کرد. لطفاً آن را دوباره پیوست کنید.`,
    failed: 'پیشنهاد مهروموم نشد. چیزی فرستاده نشد و آنچه نوشته‌اید همچنان اینجاست.',
    instead:
      'می‌توانید آن را با برنامهٔ مهروموم بدون اتصال مهروموم کنید که پیوندش در شرایط، در صفحهٔ مناقصه، آمده است. یا بگذارید سرور آن را مهروموم کند: در این صورت سرور در لحظهٔ مهروموم کردن پیشنهاد شما را می‌بیند.',
    byServer: 'سرور آن را مهروموم کند',
  },
}
