import { isLanguage, type Language } from '../languages.ts'

interface DownloadWords {
  infected: string
  keyUnavailable: string
  /** Heads the list, in a ZIP file, of what it does not hold. */
  leftOut: string
}

const words: Readonly<Record<Language, DownloadWords>> = {
  en: {
    infected: 'The virus scanner found something in the files of this submission. They cannot be downloaded.',
    keyUnavailable: 'The sealing key is not available on this server. Contact the server administrator.',
    leftOut: 'Left out, because the virus scanner found something or the file is missing:',
  },
  ar: {
    infected: 'وجد فاحص الفيروسات شيئًا في ملفات هذا الطلب، ولذلك لا يمكن تنزيلها.',
    keyUnavailable: 'مفتاح الختم غير متاح على هذا الخادم. تواصل مع مسؤول الخادم.',
    leftOut: 'لم يُدرج ما يلي لأن فاحص الفيروسات وجد فيه شيئًا أو لأن الملف مفقود:',
  },
  fr: {
    infected:
      'L’antivirus a trouvé quelque chose dans les fichiers de cet envoi. Ils ne peuvent pas être téléchargés.',
    keyUnavailable:
      'La clé de scellement n’est pas disponible sur ce serveur. Adressez-vous à la personne qui le gère.',
    leftOut: 'Non inclus, parce que l’antivirus a trouvé quelque chose ou que le fichier manque :',
  },
  fa: {
    infected: 'ویروس‌یاب در فایل‌های این ارسال چیزی یافته است و آنها را نمی‌توان دریافت کرد.',
    keyUnavailable: 'کلید مهر در این سرور در دسترس نیست. از گردانندهٔ سرور بپرسید.',
    leftOut: 'موارد زیر گنجانده نشد، زیرا ویروس‌یاب در آنها چیزی یافت یا فایل موجود نیست:',
  },
}

/** Words about downloads in the language in which somebody uses the back office. */
export function downloadWords({ i18n }: { i18n: { language: string } }): DownloadWords {
  return words[isLanguage(i18n.language) ? i18n.language : 'en']
}
