import type { Language } from './languages.ts'

interface EnvelopePageWords {
  title: string
  /** Of which tender. */
  lead: (title: string) => string
  seal: string
  sealText: string
  sealer: string
  terms: string
  script: string
  send: string
  sendText: string
  file: string
  button: string
  /** While scripts send it. @param share in per cent */
  sending: (share: string) => string
  finishing: string
  network: string
  toTender: string
}

/** Words of the page that takes an envelope from the offline sealer. */
export const envelopePageWords: Readonly<Record<Language, EnvelopePageWords>> = {
  en: {
    title: 'Send a sealed envelope',
    lead: (title) => `Proposal for the tender “${title}”, sealed on your own device before it is sent.`,
    seal: '1. Seal the proposal',
    sealText:
      'Save both files. Open the first in a browser, without a network if you wish, and choose the second in it. It makes an envelope, which you send here, and a private part, which you keep.',
    sealer: 'Save the offline sealer (HTML)',
    terms: 'Save the terms of the tender (JSON)',
    script: 'SHA-384 of the offline sealer:',
    send: '2. Send the envelope before the deadline',
    sendText:
      'Nobody can read it before the opening, and the Network does not have your secret code. If the line breaks, choose the same envelope again: what has arrived is not sent a second time.',
    file: 'Envelope (.tar)',
    button: 'Send the envelope',
    sending: (share) => `Sending: ${share}`,
    finishing: 'The envelope has arrived. It is being stored.',
    network: 'Network error. Please try again: sending goes on where it stopped.',
    toTender: 'Back to the tender',
  },
  ar: {
    title: 'إرسال مظروف مختوم',
    lead: (title) => `عرض للمناقصة «${title}»، يُختم على جهازك قبل إرساله.`,
    seal: '1. ختم العرض',
    sealText:
      'احفظ الملفين. افتح الأول في متصفح، من دون اتصال بالشبكة إن شئت، واختر الثاني فيه. يُنشئ مظروفًا ترسله هنا، وجزءًا خاصًا تحتفظ به.',
    sealer: 'حفظ برنامج الختم من دون اتصال (HTML)',
    terms: 'حفظ شروط المناقصة (JSON)',
    script: 'بصمة برنامج الختم من دون اتصال (SHA-384):',
    send: '2. إرسال المظروف قبل الموعد النهائي',
    sendText:
      'لا يستطيع أحد قراءته قبل فتح المظاريف، ورمزك السري ليس لدى الشبكة. إذا انقطع الاتصال فاختر المظروف نفسه من جديد: ما وصل لا يُرسل مرة أخرى.',
    file: 'المظروف (‎.tar)',
    button: 'إرسال المظروف',
    sending: (share) => `جارٍ الإرسال: ${share}`,
    finishing: 'وصل المظروف، ويجري حفظه.',
    network: 'خطأ في الشبكة. يرجى المحاولة مرة أخرى: يُستأنف الإرسال من حيث توقف.',
    toTender: 'العودة إلى المناقصة',
  },
  fr: {
    title: 'Envoyer un pli scellé',
    lead: (title) =>
      `Offre pour l’appel d’offres « ${title} », scellée sur votre propre appareil avant l’envoi.`,
    seal: '1. Sceller l’offre',
    sealText:
      'Enregistrez les deux fichiers. Ouvrez le premier dans un navigateur, hors connexion si vous le souhaitez, et choisissez-y le second. Il produit un pli, que vous envoyez ici, et une partie privée, que vous conservez.',
    sealer: 'Enregistrer le programme de scellement hors connexion (HTML)',
    terms: 'Enregistrer les conditions de l’appel d’offres (JSON)',
    script: 'SHA-384 du programme de scellement hors connexion :',
    send: '2. Envoyer le pli avant la date limite',
    sendText:
      'Personne ne peut le lire avant l’ouverture, et le Réseau ne possède pas votre code secret. Si la connexion est coupée, choisissez de nouveau le même pli : ce qui est arrivé n’est pas envoyé une seconde fois.',
    file: 'Pli scellé (.tar)',
    button: 'Envoyer le pli',
    sending: (share) => `Envoi : ${share}`,
    finishing: 'Le pli est arrivé. Il est en cours d’enregistrement.',
    network: 'Erreur réseau. Veuillez réessayer : l’envoi reprend là où il s’est arrêté.',
    toTender: 'Retour à l’appel d’offres',
  },
  fa: {
    title: 'فرستادن پاکت مهروموم‌شده',
    lead: (title) => `پیشنهاد برای مناقصهٔ «${title}» که پیش از فرستادن روی دستگاه خودتان مهروموم می‌شود.`,
    seal: '۱. مهروموم کردن پیشنهاد',
    sealText:
      'هر دو فایل را ذخیره کنید. اولی را در مرورگر باز کنید، اگر می‌خواهید بدون اتصال به شبکه، و دومی را در آن انتخاب کنید. پاکتی می‌سازد که اینجا می‌فرستید و بخشی خصوصی که نزد خود نگه می‌دارید.',
    sealer: 'ذخیرهٔ برنامهٔ مهروموم بدون اتصال (HTML)',
    terms: 'ذخیرهٔ شرایط مناقصه (JSON)',
    script: 'چکیدهٔ برنامهٔ مهروموم بدون اتصال (SHA-384):',
    send: '۲. فرستادن پاکت پیش از پایان مهلت',
    sendText:
      'پیش از گشایش هیچ‌کس نمی‌تواند آن را بخواند و رمز محرمانهٔ شما نزد شبکه نیست. اگر اتصال قطع شد، همان پاکت را دوباره انتخاب کنید: آنچه رسیده است بار دیگر فرستاده نمی‌شود.',
    file: 'پاکت (‎.tar)',
    button: 'فرستادن پاکت',
    sending: (share) => `در حال فرستادن: ${share}`,
    finishing: 'پاکت رسید و در حال ذخیره شدن است.',
    network: 'خطای شبکه. لطفاً دوباره تلاش کنید: فرستادن از همان‌جا ادامه می‌یابد.',
    toTender: 'بازگشت به مناقصه',
  },
}
