import type { ReceiptCheckMessages } from './en.ts'

/** Words of signed receipts: the page that checks them without a network, and their print, in Arabic. */
export const receiptCheck: ReceiptCheckMessages = {
  title: 'التحقق من إيصال',
  lead: 'تعمل هذه الصفحة دون اتصال بالشبكة، وتتحقق من صحة إيصال موقّع لعرض مختوم. لا يخرج من الصفحة شيء مما تُدخله.',
  language: 'اللغة',
  receipt: 'إيصال الاستلام الموقّع',
  receiptHint:
    'ألصقه كاملًا، من عبارة «Receipt of a sealed proposal» إلى التوقيع، أو امسح رمز الاستجابة السريعة في النسخة المطبوعة.',
  receiptFile: 'أو اختر الملف هنا',
  key: 'المفتاح العام للإيصالات',
  keyHint:
    'كما هو منشور في سجل الشفافية. لا يُثبت الإيصال شيئًا بمفتاح وصل معه: قارن المفتاح بما نُشر في مكان آخر.',
  envelope: 'المظروف (اختياري)',
  envelopeHint: 'اختر الملف لتعرف هل هو المظروف الذي استُلم.',
  check: 'تحقّق',
  genuine: 'الإيصال صحيح: وُقّع بهذا المفتاح، ولم يتغيّر فيه حرف.',
  faults: {
    'not a receipt': 'هذا ليس إيصالًا لعرض مختوم.',
    'not a key': 'هذا ليس مفتاحًا عامًا. يتكوّن المفتاح من ثلاثة أجزاء تفصل بينها علامة +.',
    'another key': 'الإيصال غير صحيح بهذا المفتاح: وُقّع بمفتاح آخر.',
    changed: 'الإيصال غير صحيح: تغيّر هو أو توقيعه.',
  },
  sameEnvelope: 'هذا هو المظروف الذي استُلم.',
  otherEnvelope: 'هذا الملف ليس المظروف الذي استُلم.',
  tender: 'المناقصة',
  reference: 'الرقم المرجعي',
  receivedAt: 'وقت الاستلام',
  sealed: 'الختم',
  sealers: {
    browser: 'في متصفح مقدّم العرض',
    offline: 'لدى مقدّم العرض، دون اتصال',
    server: 'لدى الخادم، عند الوصول',
  },
  replaces: 'يحلّ محل',
  envelopeHash: 'بصمة المظروف (SHA-256)',
  termsHash: 'بصمة الشروط (SHA-256)',
  commitment: 'قيده في سجل الشفافية',
  printTitle: 'إيصال استلام عرض مختوم',
  print: 'طباعة',
  howToCheck: (address) =>
    `يستطيع أي شخص التحقق من هذا الإيصال دون الرجوع إلى الشبكة: امسح الرمز، ثم ألصق نصه في ${address}.`,
  notOurs: 'هذا ليس إيصالًا وقّعته الشبكة.',
}
