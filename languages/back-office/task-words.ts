import type { Language } from '../languages.ts'

interface TaskWords {
  give: string
  colleague: string
  choose: string
  what: string
  until: string
  send: string
  sending: string
  given: string
  failed: string
  record: string
  noRecord: string
  loading: string
  noColleagues: string
}

/** What the back office says where a colleague is given a task. */
export const taskWords: Readonly<Record<Language, TaskWords>> = {
  en: {
    give: 'Give to a colleague',
    colleague: 'Colleague',
    choose: 'Choose',
    what: 'What is to be done',
    until: 'Due on',
    send: 'Give',
    sending: 'Please wait …',
    given: 'The task is given.',
    failed: 'The server could not be reached. Try again.',
    record: 'About',
    noRecord: 'This task is about no record.',
    loading: 'Loading …',
    noColleagues: 'The names of your colleagues could not be read. Try again.',
  },
  ar: {
    give: 'إسناد إلى زميل',
    colleague: 'الزميل',
    choose: 'اختر',
    what: 'المطلوب',
    until: 'تاريخ الاستحقاق',
    send: 'إسناد',
    sending: 'يرجى الانتظار…',
    given: 'أُسندت المهمة.',
    failed: 'تعذّر الوصول إلى الخادم. حاول مرة أخرى.',
    record: 'عن',
    noRecord: 'هذه المهمة لا تتعلق بسجل.',
    loading: 'جارٍ التحميل…',
    noColleagues: 'تعذّرت قراءة أسماء زملائك. حاول مرة أخرى.',
  },
  fr: {
    give: 'Confier à un collègue',
    colleague: 'Collègue',
    choose: 'Choisir',
    what: 'Ce qui est à faire',
    until: 'À faire pour le',
    send: 'Confier',
    sending: 'Veuillez patienter…',
    given: 'La tâche est confiée.',
    failed: 'Le serveur n’a pas pu être joint. Réessayez.',
    record: 'À propos de',
    noRecord: 'Cette tâche ne porte sur aucun enregistrement.',
    loading: 'Chargement…',
    noColleagues: 'Les noms de vos collègues n’ont pas pu être lus. Réessayez.',
  },
  fa: {
    give: 'سپردن به همکار',
    colleague: 'همکار',
    choose: 'انتخاب کنید',
    what: 'کار خواسته‌شده',
    until: 'تا تاریخ',
    send: 'سپردن',
    sending: 'لطفاً صبر کنید…',
    given: 'کار سپرده شد.',
    failed: 'دسترسی به سرور ممکن نشد. دوباره تلاش کنید.',
    record: 'دربارهٔ',
    noRecord: 'این کار دربارهٔ رکوردی نیست.',
    loading: 'در حال بارگذاری…',
    noColleagues: 'خواندن نام همکارانتان ممکن نشد. دوباره تلاش کنید.',
  },
}
