import type { submission as english } from './en.ts'

/** Words of the forms by which strangers send something, and of their receipts, in Arabic. */
export const submission: typeof english = {
  incomplete: 'يرجى تعبئة جميع الحقول المطلوبة وإرفاق ملف واحد على الأقل.',
  tooLarge: (name) => `حجم الملف «\u2068${name}\u2069» أكبر من 10 ميغابايت.`,
  failed: 'تعذّر الإرسال. يرجى المحاولة مرة أخرى.',
  network: 'خطأ في الشبكة. يرجى المحاولة مرة أخرى.',
  privacy: 'من يطّلع على ما ترسله، وكم يُحتفظ به',
  submitting: 'جارِ الإرسال...',
  cancel: 'إلغاء',
  cancelUpload: 'إلغاء الرفع',
  cancelled: 'أُلغي رفع الملفات. لم يُرسل شيء، ولم يضِع شيء مما كتبته.',
  missing: (label) => `يرجى تعبئة حقل «${label}».`,
  missingFiles: 'يرجى إرفاق ملف واحد على الأقل.',
  invalidEmail: 'يرجى كتابة عنوان بريد إلكتروني مثل \u2068name@example.org\u2069.',
  amountExample: 'مثل 12500 أو 12500.50',
  amountRead: (amount) => `يُقرأ المبلغ هكذا: \u2068${amount}\u2069`,
  invalidAmount: 'يرجى كتابة مبلغ أكبر من الصفر بمنزلتين عشريتين على الأكثر، مثل 12500 أو 12500.50.',
  ambiguousAmount: (given, one, other) =>
    `قد يعني «\u2068${given}\u2069» \u2068${one}\u2069 أو \u2068${other}\u2069. يرجى كتابة المبلغ من دون فاصل بين الآلاف، مثل 12500 أو 12500.50.`,
  invalidRange: (from, to) => `يرجى كتابة عدد صحيح من ${from} إلى ${to}.`,
  wrongKind: (name) => `الملف «\u2068${name}\u2069» ليس بصيغة PDF ولا Word.`,
  emptyFile: (name) => `الملف «\u2068${name}\u2069» فارغ.`,
  tooManyFiles: (most) => `يرجى ألا يزيد عدد الملفات المرفقة على ${most}.`,
  tooLargeTogether: (most) => `مجموع أحجام الملفات أكبر من ${most}.`,
  filesHint:
    'بصيغة PDF أو Word (أي ‎.pdf أو ‎.doc أو ‎.docx). 20 ملفًا على الأكثر، 10 ميغابايت لكل ملف و60 للجميع.',
  addFiles: 'أضف ملفات',
  morePicker: (place) => `ملفات أخرى (${place})`,
  removeFile: (name) => `إزالة \u2068${name}\u2069`,
  filesChosen: (count, shown, size) =>
    count === 1
      ? `ملف واحد، ${size}`
      : count === 2
        ? `ملفان، ${size} في المجموع`
        : count % 100 >= 3 && count % 100 <= 10
          ? `${shown} ملفات، ${size} في المجموع`
          : `${shown} ملفًا، ${size} في المجموع`,
  filesNotInDraft:
    'يُحفظ ما تكتبه في هذه الصفحة من متصفحك إلى أن ترسله. أما الملفات فلا يمكن حفظها: اخترها من جديد إن أعدت تحميل الصفحة أو غيّرت لغتها.',
  restored: 'استُعيد ما كتبته من قبل.',
  restoredWithoutFiles: 'استُعيد ما كتبته من قبل. يرجى اختيار ملفاتك من جديد.',
  progress: 'تقدّم الرفع',
  sending: (share, sent, all) => `أُرسل ${share}: ${sent} من ${all}`,
  checking: 'وصل كل شيء. جارِ فحص ملفاتك وحفظها…',
  leaveEmpty: 'اترك هذا الحقل فارغًا',
  leaving: {
    title: 'الرفع لم ينتهِ بعد',
    text: 'إذا غادرت هذه الصفحة أُلغي الرفع ولم يُرسل شيء.',
    stay: 'البقاء في هذه الصفحة',
    leave: 'إلغاء الرفع والمغادرة',
  },
  receipt: {
    title: 'إيصال الاستلام',
    keep: 'احتفظ بهذا الإيصال، فهو يثبت ما استُلم ووقت استلامه، وبالرمز السري يمكنك الاطلاع عليه مجددًا أو سحب ما قدّمته أو استبداله قبل الموعد النهائي. ولا تستطيع الشبكة استعادة الرمز السري.',
    reference: 'الرقم المرجعي',
    about: 'بشأن',
    amount: 'المبلغ المقترح',
    receivedAt: 'وقت الاستلام',
    secret: 'الرمز السري',
    files: 'الملفات المستلمة',
    fingerprint: 'البصمة الرقمية (SHA-256)',
    replaces: 'بديل عن',
    withdrawnAt: 'وقت السحب',
    print: 'طباعة',
    download: 'حفظ كملف نصي',
    verify: 'الاطلاع عليه أو التحقق منه أو سحب الطلب لاحقًا',
    sealed: 'الختم',
    sealers: { browser: 'في متصفحك', offline: 'على جهازك، دون اتصال', server: 'لدى الخادم' },
    saveSigned: 'حفظ الإيصال الموقّع',
    printSigned: 'الطباعة مع رمز الاستجابة السريعة',
    checkSigned: 'التحقق من إيصال موقّع',
    savePrivatePart: 'حفظ الجزء الخاص',
    privatePartHint: 'به يُفتح عرضك ويُسحب، وليس لدى أحد سواك. احفظه قبل مغادرة هذه الصفحة، ولا تعطه لأحد.',
    unsaved: {
      title: 'لم يُحفظ الجزء الخاص بعد',
      text: 'به يُفتح عرضك ويُسحب، وليس لدى أحد سواك. وإن أغلقت علامة التبويب هذه في متصفحك فُقد.',
      stay: 'العودة إلى الإيصال',
      leave: 'المغادرة من دون حفظ',
    },
  },
}
