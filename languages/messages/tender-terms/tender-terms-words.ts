import { formatNumber } from '../../format.ts'
import type { Language } from '../../languages.ts'

interface TenderTermsWords {
  title: string
  lead: string
  open: (needed: number, of: number) => string
  hash: string
  deadline: string
  registered: (day: string) => string
  script: string
  example: string
  envelope: string
  proof: string
  log: string
}

const digits = (number: number, language: Language) => formatNumber(number, language)

/** What a tender's page says of its terms in the transparency log. */
export const tenderTermsWords: Readonly<Record<Language, TenderTermsWords>> = {
  en: {
    title: 'Terms of the tender in the transparency log',
    lead: 'Deadline, documents and custodians were fixed at publication. The custodians hold the keys without which nobody can open a proposal.',
    open: (needed, of) =>
      needed === 2 && of === 3 ? 'Any two of three open it.' : `Any ${needed} of ${of} open it.`,
    hash: 'SHA-256 of the terms',
    deadline: 'Deadline in the log',
    registered: (day) => `Registered on ${day}; fingerprint of the key:`,
    script: 'SHA-384 of the sealing script',
    example:
      'Example key, made to try this website out. It protects nothing: its private half is stored on this server.',
    envelope: 'Seal the proposal offline, and send the envelope',
    proof: 'Terms with their proof (JSON)',
    log: 'Transparency log',
  },
  ar: {
    title: 'شروط المناقصة في سجل الشفافية',
    lead: 'حُدد الموعد النهائي والوثائق وأمناء المفاتيح عند النشر. ولدى أمناء المفاتيح المفاتيح التي لا يستطيع أحد من دونها فتح أي عرض.',
    open: (needed, of) =>
      needed === 2 && of === 3
        ? 'يكفي اثنان من ثلاثة لفتحه.'
        : `يكفي ${digits(needed, 'ar')} من ${digits(of, 'ar')} لفتحه.`,
    hash: 'بصمة الشروط (SHA-256)',
    deadline: 'الموعد النهائي في السجل',
    registered: (day) => `سُجّل في ${day}؛ بصمة المفتاح:`,
    script: 'بصمة برنامج الختم (SHA-384)',
    example: 'مفتاح تجريبي أُنشئ لتجربة هذا الموقع. لا يحمي شيئًا: نصفه السري محفوظ على هذا الخادم.',
    envelope: 'ختم العرض من دون اتصال وإرسال المظروف',
    proof: 'الشروط مع إثباتها (JSON)',
    log: 'سجل الشفافية',
  },
  fr: {
    title: 'Conditions de l’appel d’offres dans le journal de transparence',
    lead: 'La date limite, les documents et les dépositaires de clé ont été fixés à la publication. Les dépositaires détiennent les clés sans lesquelles personne ne peut ouvrir une offre.',
    open: (needed, of) =>
      needed === 2 && of === 3
        ? 'Deux sur trois suffisent pour l’ouvrir.'
        : `${needed} sur ${of} suffisent pour l’ouvrir.`,
    hash: 'SHA-256 des conditions',
    deadline: 'Date limite dans le journal',
    registered: (day) => `Enregistrée le ${day} ; empreinte de la clé :`,
    script: 'SHA-384 du programme de scellement',
    example:
      'Clé d’exemple, créée pour essayer ce site. Elle ne protège rien : sa moitié privée est conservée sur ce serveur.',
    envelope: 'Sceller l’offre hors connexion et envoyer le pli',
    proof: 'Conditions et leur preuve (JSON)',
    log: 'Journal de transparence',
  },
  fa: {
    title: 'شرایط مناقصه در دفتر شفافیت',
    lead: 'مهلت، اسناد و کلیدداران هنگام انتشار تعیین شده‌اند. کلیدداران کلیدهایی را در دست دارند که بدون آنها هیچ‌کس نمی‌تواند پیشنهادی را بگشاید.',
    open: (needed, of) =>
      needed === 2 && of === 3
        ? 'هر دو نفر از سه نفر می‌توانند آن را بگشایند.'
        : `هر ${digits(needed, 'fa')} نفر از ${digits(of, 'fa')} نفر می‌توانند آن را بگشایند.`,
    hash: 'چکیدهٔ شرایط (SHA-256)',
    deadline: 'مهلت در دفتر',
    registered: (day) => `ثبت‌شده در ${day}؛ اثر انگشت کلید:`,
    script: 'چکیدهٔ برنامهٔ مهروموم (SHA-384)',
    example:
      'کلید نمونه، برای آزمودن این وب‌سایت. از هیچ‌چیز محافظت نمی‌کند: نیمهٔ محرمانهٔ آن روی همین سرور است.',
    envelope: 'مهروموم کردن پیشنهاد بدون اتصال و فرستادن پاکت',
    proof: 'شرایط همراه با اثبات آن (JSON)',
    log: 'دفتر شفافیت',
  },
}
