import type { Language } from './languages.ts'

/** What the API says in words, in one language. */
export interface ApiMessages {
  listed: string
  invalidParameters: string
  malformedAddress: string
  unknownAddress: string
  unknownRecord: string
  wrongMethod: (allowed: string) => string
  failed: string
  unknownParameter: string
  repeatedParameter: string
  malformedValue: string
  wholeNumber: (from: string, to: string) => string
  text: (from: string, to: string) => string
  oneOf: (values: string) => string
  slug: string
  slugOrCode: string
  countryCode: string
  notAfter: (other: string) => string
}

export const apiMessages: Readonly<Record<Language, ApiMessages>> = {
  en: {
    listed: 'Records retrieved successfully.',
    invalidParameters: 'The request could not be understood: check the parameters named in errors.',
    malformedAddress: 'The address is malformed: its percent-encoding is not valid.',
    unknownAddress: 'There is nothing at this address. See /api/docs.',
    unknownRecord: 'There is no published record with this id or slug.',
    wrongMethod: (allowed) => `This method is not allowed here. Allowed: ${allowed}.`,
    failed: 'Something went wrong on our side. Please try again later.',
    unknownParameter: 'Unknown parameter.',
    repeatedParameter: 'Give this parameter only once.',
    malformedValue: 'The percent-encoding is not valid.',
    wholeNumber: (from, to) => `Must be a whole number from ${from} to ${to}.`,
    text: (from, to) => `Must be a text of ${from} to ${to} characters without control characters.`,
    oneOf: (values) => `Must be one of: ${values}.`,
    slug: 'Must be a slug: small Latin letters and digits, joined by hyphens.',
    slugOrCode: 'Must be a slug (small Latin letters and digits, joined by hyphens) or a two-letter code.',
    countryCode: 'Must be a country’s two-letter code.',
    notAfter: (other) => `Must not be after ${other}.`,
  },
  ar: {
    listed: 'تم جلب السجلات بنجاح.',
    invalidParameters: 'تعذّر فهم الطلب: راجع المعاملات المذكورة في errors.',
    malformedAddress: 'العنوان غير صالح: ترميزه المئوي خاطئ.',
    unknownAddress: 'لا يوجد شيء في هذا العنوان. راجع ‎/api/docs.',
    unknownRecord: 'لا يوجد سجل منشور بهذا المعرّف.',
    wrongMethod: (allowed) => `هذه الطريقة غير مسموح بها هنا. المسموح به: ${allowed}.`,
    failed: 'حدث خطأ من جهتنا. يرجى المحاولة مرة أخرى لاحقًا.',
    unknownParameter: 'معامل غير معروف.',
    repeatedParameter: 'يُذكر هذا المعامل مرة واحدة فقط.',
    malformedValue: 'الترميز المئوي غير صالح.',
    wholeNumber: (from, to) => `يجب أن تكون القيمة عددًا صحيحًا من ${from} إلى ${to}.`,
    text: (from, to) => `يجب أن تكون القيمة نصًا من ${from} إلى ${to} من الأحرف، دون أحرف تحكم.`,
    oneOf: (values) => `يجب أن تكون القيمة إحدى القيم الآتية: ${values}.`,
    slug: 'يجب أن تكون القيمة اسمًا مختصرًا: أحرف لاتينية صغيرة وأرقام تصل بينها شرطات.',
    slugOrCode: 'يجب أن تكون القيمة اسمًا مختصرًا (أحرف لاتينية صغيرة وأرقام تصل بينها شرطات) أو رمزًا من حرفين.',
    countryCode: 'يجب أن تكون القيمة رمز دولة من حرفين.',
    notAfter: (other) => `يجب ألا تكون القيمة بعد قيمة ${other}.`,
  },
  fr: {
    listed: 'Données récupérées avec succès.',
    invalidParameters: 'La demande n’a pas été comprise\u00a0: vérifiez les paramètres nommés dans errors.',
    malformedAddress: 'L’adresse est mal formée\u00a0: son encodage en pour-cent n’est pas valide.',
    unknownAddress: 'Il n’y a rien à cette adresse. Voir /api/docs.',
    unknownRecord: 'Aucun contenu publié ne porte cet identifiant.',
    wrongMethod: (allowed) => `Cette méthode n’est pas admise ici. Méthodes admises\u00a0: ${allowed}.`,
    failed: 'Une erreur s’est produite de notre côté. Veuillez réessayer plus tard.',
    unknownParameter: 'Paramètre inconnu.',
    repeatedParameter: 'Ce paramètre ne peut être donné qu’une fois.',
    malformedValue: 'L’encodage en pour-cent n’est pas valide.',
    wholeNumber: (from, to) => `La valeur doit être un nombre entier de ${from} à ${to}.`,
    text: (from, to) =>
      `La valeur doit être un texte de ${from} à ${to} caractères, sans caractère de contrôle.`,
    oneOf: (values) => `La valeur doit être l’une de celles-ci\u00a0: ${values}.`,
    slug: 'La valeur doit être un nom abrégé\u00a0: lettres latines minuscules et chiffres, joints par des traits d’union.',
    slugOrCode:
      'La valeur doit être un nom abrégé (lettres latines minuscules et chiffres, joints par des traits d’union) ou un code de deux lettres.',
    countryCode: 'La valeur doit être le code d’un pays, en deux lettres.',
    notAfter: (other) => `La valeur ne doit pas être postérieure à celle de ${other}.`,
  },
  fa: {
    listed: 'داده‌ها با موفقیت دریافت شد.',
    invalidParameters: 'درخواست فهمیده نشد: پارامترهایی را که در errors آمده است بررسی کنید.',
    malformedAddress: 'نشانی درست نیست: رمزگذاری درصدی آن معتبر نیست.',
    unknownAddress: 'در این نشانی چیزی نیست. ‎/api/docs را ببینید.',
    unknownRecord: 'هیچ محتوای منتشرشده‌ای با این شناسه وجود ندارد.',
    wrongMethod: (allowed) => `این روش در اینجا مجاز نیست. روش‌های مجاز: ${allowed}.`,
    failed: 'خطایی از سوی ما رخ داد. لطفاً بعداً دوباره تلاش کنید.',
    unknownParameter: 'پارامتر ناشناخته.',
    repeatedParameter: 'این پارامتر را تنها یک بار بیاورید.',
    malformedValue: 'رمزگذاری درصدی معتبر نیست.',
    wholeNumber: (from, to) => `مقدار باید عددی صحیح از ${from} تا ${to} باشد.`,
    text: (from, to) => `مقدار باید متنی از ${from} تا ${to} نویسه و بدون نویسهٔ کنترلی باشد.`,
    oneOf: (values) => `مقدار باید یکی از اینها باشد: ${values}.`,
    slug: 'مقدار باید نام کوتاه باشد: حروف کوچک لاتین و رقم‌ها که با خط تیره به هم پیوسته‌اند.',
    slugOrCode:
      'مقدار باید نام کوتاه (حروف کوچک لاتین و رقم‌ها که با خط تیره به هم پیوسته‌اند) یا کد دوحرفی باشد.',
    countryCode: 'مقدار باید کد دوحرفی یک کشور باشد.',
    notAfter: (other) => `مقدار نباید بعد از مقدار ${other} باشد.`,
  },
}
