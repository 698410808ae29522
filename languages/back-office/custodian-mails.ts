import type { Language } from '../languages.ts'

interface CustodianMailWords {
  roleSubject: string
  /** @param by who gave it; empty for a command on the server */
  roleText: (facts: { name: string; roles: string; by: string; day: string }) => string
  roleAdvice: string
  reminderSubject: (reference: string) => string
  reminderText: (facts: { reference: string; moment: string }) => string
  reminderAdvice: string
}

/** Mails about custodians to people of the staff. */
export const custodianMails: Readonly<Record<Language, CustodianMailWords>> = {
  en: {
    roleSubject: 'Somebody was given a role in procurement',
    roleText: ({ name, roles, by, day }) =>
      `${name} was given: ${roles}${by === '' ? '' : `, by ${by}`}. The account can appoint custodians, or be one, from ${day}.`,
    roleAdvice:
      'Everybody with procurement receives this message. If you know of no reason for it, ask before that day.',
    reminderSubject: (reference) => `Rehearse the opening of ${reference}`,
    reminderText: ({ reference, moment }) =>
      `You are a custodian of the tender ${reference}, whose deadline is ${moment}. Please rehearse the opening with your key now.`,
    reminderAdvice:
      'If your key is lost or does not open, tell procurement today: when too many keys are lost, nobody can open the proposals.',
  },
  ar: {
    roleSubject: 'أُسند إلى شخص دور في المشتريات',
    roleText: ({ name, roles, by, day }) =>
      `أُسند إلى ${name}: ${roles}${by === '' ? '' : `، أسنده ${by}`}. ويستطيع الحساب تعيين أمناء المفاتيح أو أن يكون أحدهم اعتبارًا من ${day}.`,
    roleAdvice: 'تصل هذه الرسالة إلى كل من له دور المشتريات. إذا كنت لا تعرف سببًا لذلك فاستفسر قبل ذلك اليوم.',
    reminderSubject: (reference) => `أجرِ تجربة الفتح للمناقصة ${reference}`,
    reminderText: ({ reference, moment }) =>
      `أنت أمين مفتاح للمناقصة ${reference} التي ينتهي موعدها في ${moment}. يرجى إجراء تجربة الفتح بمفتاحك الآن.`,
    reminderAdvice:
      'إذا ضاع مفتاحك أو تعذّر الفتح به فأبلغ قسم المشتريات اليوم: إذا ضاعت مفاتيح كثيرة فلن يستطيع أحد فتح العروض.',
  },
  fr: {
    roleSubject: 'Un rôle relatif aux achats a été attribué',
    roleText: ({ name, roles, by, day }) =>
      `${name} a reçu : ${roles}${by === '' ? '' : `, de la part de ${by}`}. Le compte peut désigner des dépositaires de clé, ou en être un, à partir du ${day}.`,
    roleAdvice:
      'Toutes les personnes chargées des achats reçoivent ce message. Si vous n’en connaissez pas la raison, renseignez-vous avant ce jour.',
    reminderSubject: (reference) => `Répétez l’ouverture de ${reference}`,
    reminderText: ({ reference, moment }) =>
      `Vous êtes dépositaire de clé de l’appel d’offres ${reference}, dont la date limite est le ${moment}. Veuillez répéter l’ouverture avec votre clé dès maintenant.`,
    reminderAdvice:
      'Si votre clé est perdue ou n’ouvre pas, prévenez les achats aujourd’hui : si trop de clés sont perdues, personne ne pourra ouvrir les offres.',
  },
  fa: {
    roleSubject: 'نقشی در تدارکات به کسی داده شد',
    roleText: ({ name, roles, by, day }) =>
      `به ${name} داده شد: ${roles}${by === '' ? '' : `، از سوی ${by}`}. این حساب از ${day} می‌تواند کلیددار تعیین کند یا خود کلیددار باشد.`,
    roleAdvice:
      'این پیام به همهٔ کسانی می‌رسد که نقش تدارکات دارند. اگر دلیلی برای آن نمی‌شناسید، پیش از آن روز بپرسید.',
    reminderSubject: (reference) => `گشایش ${reference} را تمرین کنید`,
    reminderText: ({ reference, moment }) =>
      `شما کلیددار مناقصهٔ ${reference} هستید که مهلت آن ${moment} است. لطفاً اکنون گشایش را با کلید خود تمرین کنید.`,
    reminderAdvice:
      'اگر کلید شما گم شده است یا نمی‌گشاید، همین امروز به تدارکات خبر دهید: اگر کلیدهای زیادی گم شود، هیچ‌کس نمی‌تواند پیشنهادها را بگشاید.',
  },
}
