import type { Language } from '../../site/i18n/languages.ts'

interface ReceiptMailWords {
  subject: string
  received: string
  reference: string
  time: string
  keepSecret: string
}

/** What the mail with a receipt says. */
export const receiptMailWords: Readonly<Record<Language, ReceiptMailWords>> = {
  en: {
    subject: 'Receipt',
    received: 'We have received what you sent.',
    reference: 'Reference',
    time: 'Received',
    keepSecret:
      'With the secret on the page that you saw after sending, you can see the receipt again or withdraw:',
  },
  ar: {
    subject: 'إيصال',
    received: 'استلمنا ما أرسلتموه.',
    reference: 'الرقم المرجعي',
    time: 'وقت الاستلام',
    keepSecret: 'بالسر الظاهر في الصفحة التي رأيتموها بعد الإرسال يمكنكم عرض الإيصال من جديد أو السحب:',
  },
  fr: {
    subject: 'Accusé de réception',
    received: 'Nous avons reçu votre envoi.',
    reference: 'Référence',
    time: 'Reçu',
    keepSecret:
      'Avec le secret affiché après l’envoi, vous pouvez revoir l’accusé de réception ou retirer votre envoi\u00a0:',
  },
  fa: {
    subject: 'رسید',
    received: 'آنچه فرستادید به دست ما رسید.',
    reference: 'شمارهٔ پیگیری',
    time: 'زمان دریافت',
    keepSecret:
      'با رمزی که پس از ارسال در صفحه دیدید، می‌توانید رسید را دوباره ببینید یا ارسال خود را پس بگیرید:',
  },
}
