import type { Language } from './languages.ts'

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
    received: 'We have received your submission.',
    reference: 'Reference',
    time: 'Received',
    keepSecret:
      'With the secret code shown after you submitted, you can view the receipt again or withdraw your submission:',
  },
  ar: {
    subject: 'إيصال',
    received: 'استلمنا ما أرسلته.',
    reference: 'الرقم المرجعي',
    time: 'وقت الاستلام',
    keepSecret: 'بالرمز السري الذي ظهر في الصفحة بعد الإرسال يمكنك عرض الإيصال من جديد أو سحب طلبك:',
  },
  fr: {
    subject: 'Accusé de réception',
    received: 'Nous avons reçu votre envoi.',
    reference: 'Référence',
    time: 'Reçu',
    keepSecret:
      'Avec le code secret affiché après l’envoi, vous pouvez revoir le récépissé ou retirer votre envoi\u00a0:',
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
