import type { Language } from '../languages.ts'
import { languageOf, type InALanguage } from './language-of.ts'

interface DownloadWords {
  infected: string
  notScanned: string
  keyUnavailable: string
  /** While the bucket does not answer. */
  storeUnavailable: string
  /** Heads the list, in a ZIP file, of what it does not hold. */
  leftOut: string
}

const words: Readonly<Record<Language, DownloadWords>> = {
  en: {
    infected: 'The virus scanner found something in the files of this submission. They cannot be downloaded.',
    notScanned:
      'These files have not been scanned for viruses yet, because the virus scanner does not answer. Please try again in a few minutes.',
    keyUnavailable: 'The sealing key is not available on this server. Contact the server administrator.',
    storeUnavailable: 'The store of the files does not answer. Please try again in a few minutes.',
    leftOut:
      'Left out, because the virus scanner found something or has not scanned the file yet, or because the file is missing:',
  },
  ar: {
    infected: 'وجد فاحص الفيروسات شيئًا في ملفات هذا الطلب، ولذلك لا يمكن تنزيلها.',
    notScanned: 'لم تُفحص هذه الملفات بعد لأن فاحص الفيروسات لا يستجيب. يرجى المحاولة بعد دقائق.',
    keyUnavailable: 'مفتاح الختم غير متاح على هذا الخادم. تواصل مع من يدير الخادم.',
    storeUnavailable: 'مخزن الملفات لا يستجيب. يرجى المحاولة بعد دقائق.',
    leftOut: 'لم يُدرج ما يلي لأن فاحص الفيروسات وجد فيه شيئًا أو لم يفحصه بعد، أو لأن الملف مفقود:',
  },
  fr: {
    infected:
      'L’antivirus a trouvé quelque chose dans les fichiers de cet envoi. Ils ne peuvent pas être téléchargés.',
    notScanned:
      'Ces fichiers n’ont pas encore été analysés, car l’antivirus ne répond pas. Veuillez réessayer dans quelques minutes.',
    keyUnavailable:
      'La clé de scellement n’est pas disponible sur ce serveur. Adressez-vous à la personne qui le gère.',
    storeUnavailable: 'Le stockage des fichiers ne répond pas. Veuillez réessayer dans quelques minutes.',
    leftOut:
      'Non inclus, parce que l’antivirus a trouvé quelque chose ou n’a pas encore analysé le fichier, ou que le fichier manque :',
  },
  fa: {
    infected: 'ویروس‌یاب در فایل‌های این ارسال چیزی یافته است و آنها را نمی‌توان دریافت کرد.',
    notScanned:
      'این فایل‌ها هنوز ویروس‌یابی نشده‌اند، زیرا ویروس‌یاب پاسخ نمی‌دهد. لطفاً چند دقیقهٔ دیگر دوباره تلاش کنید.',
    keyUnavailable: 'کلید مهر در این سرور در دسترس نیست. از گردانندهٔ سرور بپرسید.',
    storeUnavailable: 'محل نگهداری فایل‌ها پاسخ نمی‌دهد. لطفاً چند دقیقهٔ دیگر دوباره تلاش کنید.',
    leftOut:
      'موارد زیر گنجانده نشد، زیرا ویروس‌یاب در آنها چیزی یافت یا هنوز آنها را بررسی نکرده است، یا فایل موجود نیست:',
  },
}

/** Words about downloads in the language in which somebody uses the back office. */
export function downloadWords(by: InALanguage): DownloadWords {
  return words[languageOf(by)]
}
